import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BagView } from '../../src/domain/custody/bagView';
import type { LifeCycle } from '../../src/domain/stops/lifeCycle';
import { sha256 } from '../../server/outside/files/sha256';
import { command, makeRun, StoppedClock, stopPath, type Problem, type TestRun } from '../support/dispatchDay';
import { PNG, pngOf, postForm, type UploadForm } from '../support/pictures';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;
let driver: TestSession;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await makeRun(server.db);
  driver = await server.signInAs('driver', { employee_id: run.employee_id, full_name: 'Dan Driver' });
});

const first = () => run.stops[0] ?? 0;
const second = () => run.stops[1] ?? 0;

async function takePhoto(eventId: number, as: TestSession = driver): Promise<string> {
  const form = await server.call<UploadForm>('POST', '/presigned', {
    as,
    body: { api: 'evidence', file_name: `${eventId}.png` },
  });
  expect(form.status).toBe(200);
  expect((await postForm(server, form.body, PNG, as)).statusCode).toBe(204);
  return form.body.fields.key ?? '';
}

/** Code of the seal of the first stop's proof, printed now. */
async function printedSeal(): Promise<string> {
  await server.app.inject({
    method: 'GET',
    url: `/api/delivery_events/${first()}/proof/pdf`,
    headers: server.headersOf(ana),
  });
  const seal = await server.db
    .selectFrom('evidence_seals')
    .select('code')
    .where('delivery_event_id', '=', first())
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return seal.code;
}

const close = (eventId: number, body: object, as = driver) =>
  server.call<Problem>('POST', stopPath(run, eventId, 'change_status_override'), command(as, null, body));

async function historyOf(eventId: number, as = ana) {
  const { body } = await server.call<LifeCycle>('GET', stopPath(run, eventId, 'life_cycle'), { as });
  return body.life_cycle.flatMap((day) => day.transitions);
}

async function delivered(): Promise<string> {
  const key = await takePhoto(first());
  const answer = await close(first(), {
    delivery_event_status_id: 4,
    receptor_name: 'CARLA',
    signature: 'iVBORw0KGgo=',
    path_evidence: key,
  });
  expect(answer.status).toBe(200);
  const line = (await historyOf(first())).find((each) => each.delivery_event_status_id === 4);
  return (line?.path_evidence ?? '').replace(/^\/api/, '');
}

describe('photo of a delivery', () => {
  it('is uploaded by the driver, named with the status, and seen in the history', async () => {
    const path = await delivered();
    expect(path).toMatch(/\/evidence\/\d+$/);
    const photo = await server.app.inject({
      method: 'GET',
      url: `/api${path}`,
      // As an <img> asks: with the cookie alone.
      headers: { cookie: server.headersOf(ana).cookie },
    });
    expect(photo.statusCode).toBe(200);
    expect(photo.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
    expect(photo.rawPayload.equals(PNG)).toBe(true);
    const stop = await server.call<{ path_evidence: string }>('GET', stopPath(run, first()), { as: ana });
    expect(stop.body.path_evidence).toBe(`/api${path}`);
  });

  it('is not for a person of another CDP, nor without the right to see histories', async () => {
    const path = await delivered();
    const other = await makeRun(server.db);
    const stranger = await server.signInAs('dispatcher', { cdp_id: other.cdp_id });
    expect((await server.call('GET', path, { as: stranger })).status).toBe(404);
    const otherDriver = await server.signInAs('driver', { employee_id: other.employee_id });
    expect((await server.call('GET', path, { as: otherDriver })).status).toBe(404);
    const nobody = await server.signInAs('nobody');
    expect((await server.call('GET', path, { as: nobody })).status).toBe(403);
    expect((await server.call('GET', path)).status).toBe(401);
  });

  it('belongs to its own stop: an entry of another one is not found', async () => {
    const path = await delivered();
    const elsewhere = path.replace(`/${first()}/`, `/${second()}/`);
    expect((await server.call('GET', elsewhere, { as: ana })).status).toBe(404);
  });

  it('cannot be made up, nor taken from another stop', async () => {
    const key = await takePhoto(second());
    for (const path_evidence of [key, 'evidence-1-none.png', '../../etc/passwd']) {
      const answer = await close(first(), { delivery_event_status_id: 4, path_evidence });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(['path_evidence']);
    }
  });

  it('is there before the status is: a photo that has not come, or of a driver before, is refused', async () => {
    const form = await server.call<UploadForm>('POST', '/presigned', {
      as: driver,
      body: { api: 'evidence', file_name: `${first()}.png` },
    });
    const named = { delivery_event_status_id: 4, path_evidence: form.body.fields.key };
    const early = await close(first(), named);
    expect([early.status, early.body.errors?.path_evidence?.message]).toEqual([
      422,
      'validation.pictureNotArrived',
    ]);
    expect((await postForm(server, form.body, PNG, driver)).statusCode).toBe(204);
    const colleague = await server.signInAs('driver', { employee_id: run.employee_id });
    expect((await close(first(), named, colleague)).status).toBe(422);
    expect((await close(first(), named)).status).toBe(200);
  });

  it('is what it was when the status was recorded: other bytes in the store are shown to nobody', async () => {
    const path = await delivered();
    const line = await server.db
      .selectFrom('delivery_event_transitions')
      .select(['path_evidence', 'evidence_sha256'])
      .where('delivery_event_id', '=', first())
      .where('path_evidence', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(line.evidence_sha256).toBe(sha256(PNG));
    const before = await printedSeal();
    const folder = join(server.context.config.dataDir, 'files');
    await writeFile(join(folder, line.path_evidence ?? ''), pngOf(5, 5));
    expect((await server.call('GET', path, { as: ana })).status).toBe(404);
    // The seal that was handed out says that what is there now is something else.
    const verdict = await server.call<{ is_current: boolean }>('POST', '/verify', { body: { code: before } });
    expect(verdict.body).toMatchObject({ result: 'genuine', is_current: false });
    expect(await printedSeal()).not.toBe(before);
  });

  it('is the driver’s: the office gets no form, and what it names is not kept', async () => {
    const refused = await server.call('POST', '/presigned', {
      as: ana,
      body: { api: 'evidence', file_name: `${first()}.png` },
    });
    expect(refused.status).toBe(403);
    const key = await takePhoto(first());
    const answer = await server.call(
      'POST',
      stopPath(run, first(), 'change_status'),
      command(ana, 1, { delivery_event_status_id: 4, path_evidence: key }),
    );
    expect(answer.status).toBe(200);
    const line = (await historyOf(first())).find((each) => each.delivery_event_status_id === 4);
    expect(line).toMatchObject({ path_evidence: null, source: 'office' });
  });

  it('stays: a later one replaces nothing, and nobody takes it away', async () => {
    const path = await delivered();
    await takePhoto(first());
    const removal = await server.call('DELETE', `/presigned/evidence?file_name=${first()}.png`, {
      as: driver,
    });
    expect(removal.status).toBe(404);
    expect((await server.call('GET', path, { as: ana })).status).toBe(200);
  });

  it('is a look at a patient, which the log keeps', async () => {
    const path = await delivered();
    await server.call('GET', path, { as: ana });
    await server.app.reads.flushed();
    const entry = await server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('action', '=', 'read')
      .where('user_id', '=', ana.user_id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry?.changes).toMatchObject({ part: { to: 'photo' }, id: { to: first() } });
  });
});

describe('bags of a run (spec §2 "Multiple deliveries details")', () => {
  const bags = (query: string, as = ana) =>
    server.call<BagView[]>('GET', `/delivery_manifest/${run.id}/delivery_events/${query}`, { as });

  beforeEach(async () => {
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_event_type_id: 8, delivery_event_status_id: 18 })
      .where('id', '=', second())
      .execute();
    await server.db
      .insertInto('delivery_event_transitions')
      .values(
        run.stops.map((id, index) => ({
          delivery_event_id: id,
          delivery_manifest_id: run.id,
          datetime: index < 2 ? '2026-11-20 16:05:00' : '2026-11-20 18:00:00',
          delivery_event_status_id: 8,
          delivery_event_type_id: 3,
          actor_name: 'Dan Driver',
          source: 'driver' as const,
        })),
      )
      .execute();
  });

  it('picked_up: all of the run, or those of one moment and one person', async () => {
    expect((await bags('picked_up')).body.map((bag) => bag.id)).toEqual(run.stops);
    const at = `created_at=${encodeURIComponent('2026-11-20 16:05:00')}`;
    expect((await bags(`picked_up?${at}&created_by=Dan%20Driver`)).body.map((bag) => bag.id)).toEqual(
      run.stops.slice(0, 2),
    );
    expect((await bags(`picked_up?${at}&created_by=Somebody`)).body).toEqual([]);
    expect((await bags('picked_up?created_at=yesterday')).status).toBe(400);
  });

  it('returns: with hour, destination and run', async () => {
    const back = await server.call(
      'POST',
      `/delivery_manifest/${run.id}/return_delivery`,
      command(driver, null, { delivery_event_ids: [second()] }),
    );
    expect(back.status).toBe(200);
    const { body } = await bags(`returns?return_manifest_id=${run.id}`);
    expect(body).toMatchObject([
      {
        id: second(),
        delivery_event_status_id: 19,
        return_manifest_id: run.id,
        return_created_at: '2026-11-20 16:40:00',
      },
    ]);
    expect(body[0]?.destination_full_address).toContain('PHARMACY WAY');
    const entry = (await historyOf(second())).find((each) => each.delivery_event_status_id === 19);
    expect(entry).toMatchObject({ return_manifest_id: run.id, return_created_at: '2026-11-20 16:40:00' });
  });

  it('are as private as the run', async () => {
    const other = await makeRun(server.db);
    const stranger = await server.signInAs('dispatcher', { cdp_id: other.cdp_id });
    expect((await bags('picked_up', stranger)).status).toBe(404);
    expect((await bags(`returns?return_manifest_id=${other.id}`, driver)).status).toBe(404);
  });
});

describe('history of a stop that no run has', () => {
  it('is asked for as of run 0', async () => {
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_manifest_id: null, secuence: null })
      .where('id', '=', first())
      .execute();
    const path = (manifestId: number) =>
      `/delivery_manifest/${manifestId}/delivery_events/${first()}/life_cycle`;
    expect((await server.call('GET', path(0), { as: ana })).status).toBe(200);
    expect((await server.call('GET', path(run.id), { as: ana })).status).toBe(404);
    expect((await server.call('GET', path(0), { as: driver })).status).toBe(404);
  });
});
