import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startRounds, workOnRetention } from '../../server/day/keeping/retention';
import { makeRun, SECRETS, StoppedClock, type Problem, type TestRun } from '../support/dispatchDay';
import { pdfText } from '../support/pdfText';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { formatDateInput } from '../../src/domain/time/dates';

const DAY = '2026-11-20';
const clock = new StoppedClock('2026-11-20 20:40:00');
let server: TestServer;
let ana: TestSession;
let admin: TestSession;
let run: TestRun;

interface Asked {
  uuid: string;
}
interface Progress {
  state: string;
  progress: number;
  file_name: string | null;
  result: { url: string } | null;
}

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office', email: 'ana.office@example.test' });
  admin = await server.signInAs('administrator', { full_name: 'Ada Admin' });
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await makeRun(server.db);
  // What earlier tests have asked for and never made.
  await server.db
    .updateTable('async_requests')
    .set({ state: 'failed' })
    .where('finished_at', 'is', null)
    .execute();
});

const csv = (ids: string, as = ana) =>
  server.call<Asked & Problem>('GET', `/delivery_manifest/reports/csv?delivery_manifest_ids=${ids}`, { as });
const pdf = (body: object, as = ana) =>
  server.call<Asked & Problem>('POST', '/delivery_manifest/delivery_events/reports/pdf', { as, body });
const billing = (body: object, as = admin) =>
  server.call<Asked & Problem>('POST', '/employees/reports/billing', { as, body });
const progress = (uuid: string, as = ana) =>
  server.call<Progress & Problem>('GET', `/async_request/${uuid}`, { as });
const download = (uuid: string, as = ana) =>
  // As a link asks: with the cookie alone.
  server.app.inject({
    method: 'GET',
    url: `/api/async_request/${uuid}/download`,
    headers: { cookie: server.headersOf(as).cookie },
  });

describe('files that are made at once', () => {
  it('are at most three of a person, also when all are asked for together', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => csv(String(run.id))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([202, 202, 202, 429, 429, 429]);
    const refused = answers.find((answer) => answer.status === 429);
    expect(refused?.body).toMatchObject({ status_code: 'rep002' });
    expect(refused?.headers['retry-after']).toBe('30');
    expect((await csv(String(run.id), admin)).status).toBe(202);
  });
});

describe('CSV of done runs (spec §7)', () => {
  it('answers a uuid, is made in the background, and is then at result.url', async () => {
    const asked = await csv(String(run.id));
    expect(asked.status).toBe(202);
    expect((await progress(asked.body.uuid)).body).toMatchObject({
      state: 'waiting',
      progress: 0,
      result: null,
    });
    await server.app.jobs.runDue();
    const done = (await progress(asked.body.uuid)).body;
    expect(done).toMatchObject({ state: 'done', progress: 100, file_name: `runs-${DAY}.csv` });
    expect(done.result?.url).toBe(`/api/async_request/${asked.body.uuid}/download`);
    const file = await download(asked.body.uuid);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({ 'content-type': 'text/csv', 'cache-control': 'no-store' });
    expect(file.headers['content-disposition']).toBe(`attachment; filename="runs-${DAY}.csv"`);
    const lines = file.body.split('\r\n');
    expect(lines[0]).toContain('delivery_event_id,delivery_manifest_id,run');
    expect(lines.filter(Boolean)).toHaveLength(1 + run.stops.length);
    // Promised at 16:30 UTC: a time never stands without its zone.
    expect(lines[1]).toContain('2026-11-20 08:30 PST');
  });

  it('runs no cell as a formula', async () => {
    await server.db
      .updateTable('delivery_events')
      .set({ comments: '=HYPERLINK("http://evil.example","x")', receptor_name: '@SUM(A1)' })
      .where('id', '=', run.stops[0] ?? 0)
      .execute();
    const { body } = await csv(String(run.id));
    await server.app.jobs.runDue();
    const text = (await download(body.uuid)).body;
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(text).toContain(",'@SUM(A1),");
  });

  it('is the asker’s alone: to others it looks like one that never was', async () => {
    const { body } = await csv(String(run.id));
    await server.app.jobs.runDue();
    const never = '00000000-0000-4000-8000-000000000000';
    for (const [uuid, as] of [
      [body.uuid, admin],
      [never, ana],
    ] as const) {
      const answer = await progress(uuid, as);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ status_code: 'nf001', message: `File not found: ${uuid}` });
      expect((await download(uuid, as)).statusCode).toBe(404);
    }
    expect((await server.call('GET', `/async_request/${body.uuid}`)).status).toBe(401);
  });

  it('is for runs that the person may see; one that is not makes the whole unknown', async () => {
    const other = await makeRun(server.db);
    const pharmacist = await server.signInAs('pharmacy', { cdp_id: run.cdp_id });
    expect((await csv(String(run.id), pharmacist)).status).toBe(202);
    expect((await csv(`${run.id},${other.id}`, pharmacist)).status).toBe(404);
    expect((await csv('')).status).toBe(400);
    expect((await csv('1;drop')).status).toBe(400);
  });

  it('ends with the right: who lost it gets neither state nor file', async () => {
    const { body } = await csv(String(run.id));
    await server.app.jobs.runDue();
    await server.db
      .deleteFrom('user_type_permissions')
      .where('user_type_id', '=', ana.user_type_id)
      .where('path_route', '=', '/delivery_manifest/reports/csv')
      .execute();
    server.app.permissions.dropAll();
    expect((await download(body.uuid)).statusCode).toBe(404);
    await server.db
      .insertInto('user_type_permissions')
      .values({
        user_type_id: ana.user_type_id,
        http_method: 'GET',
        path_route: '/delivery_manifest/reports/csv',
      })
      .execute();
    server.app.permissions.dropAll();
    expect((await download(body.uuid)).statusCode).toBe(200);
  });

  it('tells its asker by a notification with the uuid, and the log who took which patients’ data', async () => {
    const { body } = await csv(String(run.id));
    await server.app.jobs.runDue();
    const list = await server.call<{ type: string; jsonBody: object }[]>(
      'GET',
      '/notification?show_async_request=1',
      { as: ana },
    );
    expect(list.body[0]).toMatchObject({
      type: 'asynchronous_processing',
      jsonBody: { uuid: body.uuid, is_async: true, response: 'done' },
    });
    const hidden = await server.call<{ type: string }[]>('GET', '/notification?show_async_request=0', {
      as: ana,
    });
    expect(hidden.body.map((one) => one.type)).not.toContain('asynchronous_processing');
    const entry = await server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('action', '=', 'export')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toMatchObject({ user_id: ana.user_id });
    expect([...(entry?.patient_ids ?? [])].sort()).toEqual([...run.participants].sort());
  });

  it('is canceled by its asker while it is not finished, and then tells nobody', async () => {
    const cancel = (uuid: unknown, as = ana) =>
      server.call('DELETE', `/async_request/${String(uuid)}`, { as });
    const { body } = await csv(String(run.id));
    expect((await cancel(body.uuid, admin)).status).toBe(404);
    expect((await cancel(body.uuid)).status).toBe(204);
    await server.app.jobs.runDue();
    expect((await progress(String(body.uuid))).body).toMatchObject({ state: 'canceled', result: null });
    const told = await server.db.selectFrom('notifications').select('json_body').execute();
    expect(told.map(({ json_body }) => json_body.uuid)).not.toContain(body.uuid);
    expect((await cancel(body.uuid)).status).toBe(409);
  });

  it('is gone after a week, with its file', async () => {
    const { body } = await csv(String(run.id));
    await server.app.jobs.runDue();
    clock.advance(8 * 86_400_000);
    await startRounds(server.context);
    await workOnRetention(server.context);
    expect(await server.db.selectFrom('async_requests').select('uuid').execute()).not.toContainEqual({
      uuid: body.uuid,
    });
    clock.set('2026-11-20 20:40:00');
  });
});

describe('PDF of a CDP and a day', () => {
  it('is a PDF', async () => {
    const asked = await pdf({ date: DAY, close_door_pharmacy_id: run.cdp_id });
    expect(asked.status).toBe(202);
    await server.app.jobs.runDue();
    const file = await download(asked.body.uuid);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const text = pdfText(file.rawPayload);
    for (const words of ['Summary', 'Scheduled', SECRETS.lastName, formatDateInput(DAY), 'Recipient'])
      expect(text).toContain(words);
  });

  it.each([
    ['before January 2022 (the day before is the first)', '2021-12-30', 422],
    ['the first day: allowed, but empty', '2021-12-31', 409],
    ['today', DAY, 202],
    ['tomorrow', '2026-11-21', 422],
    ['no day', '2026-02-30', 422],
  ])('§5 "bounds": %s', async (_, date, status) => {
    expect((await pdf({ date, close_door_pharmacy_id: run.cdp_id })).status).toBe(status);
  });

  it('§8 "No data available for selected period. Please choose a different timeframe."', async () => {
    const { body } = await pdf({ date: '2025-01-01', close_door_pharmacy_id: run.cdp_id });
    expect(body).toMatchObject({
      status_code: 'rep001',
      message: 'No data available for selected period. Please choose a different timeframe.',
    });
  });

  it('§5 "CDP required"; another CDP than one’s own does not exist', async () => {
    const missing = await pdf({ date: DAY });
    expect(missing.status).toBe(422);
    expect(Object.keys(missing.body.errors)).toEqual(['close_door_pharmacy_id']);
    const other = await makeRun(server.db);
    const own = await server.signInAs('dispatcher', { cdp_id: run.cdp_id });
    expect((await pdf({ date: DAY, close_door_pharmacy_id: other.cdp_id }, own)).status).toBe(404);
  });
});

describe('billing report', () => {
  it('counts per client, and is e-mailed with the file', async () => {
    const asked = await billing({ from_date: '2026-11-01', to_date: DAY });
    expect(asked.status).toBe(202);
    await server.app.jobs.runDue();
    const text = (await download(asked.body.uuid, admin)).body;
    expect(text).toContain('Client,Deliveries,Delivered');
    // Each of the test's recipients has a client of their own.
    expect(text).toMatch(/CLIENT \d+,1,0,0,0,0,0,0\.00/);
    const message = await server.db
      .selectFrom('messages')
      .selectAll()
      .where('template', '=', 'billingReport')
      .executeTakeFirstOrThrow();
    expect(message).toMatchObject({ channel: 'email', recipient: admin.email });
    expect(message.args).toMatchObject({
      from: '11/01/2026',
      to: formatDateInput(DAY),
      file: `billing-2026-11-01-${DAY}.csv`,
    });
  });

  it('refuses what is out of bounds or the wrong way round, and needs its right', async () => {
    expect((await billing({ from_date: '2021-11-01', to_date: DAY })).status).toBe(422);
    expect((await billing({ from_date: DAY, to_date: '2026-12-01' })).status).toBe(422);
    expect((await billing({ from_date: DAY, to_date: '2026-11-01' })).status).toBe(422);
    expect((await billing({ from_date: '2026-11-01', to_date: DAY }, ana)).status).toBe(403);
  });
});

describe('a file that fails', () => {
  it('is tried again, and given up with a word to its asker', async () => {
    const { body } = await pdf({ date: DAY, close_door_pharmacy_id: run.cdp_id });
    await server.db
      .updateTable('async_requests')
      // No such parameters: the maker throws.
      .set({ params: '{"language":"xx"}' })
      .where('uuid', '=', body.uuid)
      .execute();
    for (let attempt = 1; attempt <= 8; attempt++) {
      await server.app.jobs.runDue();
      clock.advance(3_600_000);
    }
    const given = await server.db
      .selectFrom('async_requests')
      .select(['state', 'error'])
      .where('uuid', '=', body.uuid)
      .executeTakeFirst();
    expect(given).toEqual({ state: 'failed', error: 'reports.failed' });
    clock.set('2026-11-20 20:40:00');
  });
});
