import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer, EventView, ItemResult, ManifestView } from '../../src/domain/runs/dispatchView';
import type { IssueView } from '../../src/domain/stops/issueView';
import { command, makeRun, stopPath, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

type Answer = CommandAnswer & { results: ItemResult[] };

const clock = new StoppedClock('2026-11-20 18:00:00');
const WORDS = { comments: 'called twice', non_delivery_reason_id: 1 };
let server: TestServer;
let ana: TestSession;
let today: TestRun;
let yesterday: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 18:00:00');
  await server.db.updateTable('delivery_events').set({ delivery_event_status_id: 4 }).execute();
  today = await makeRun(server.db);
  yesterday = await makeRun(server.db, { date: '2026-11-19', deliveries: 2 });
});

const stopOf = (run: TestRun, index: number) => run.stops[index] ?? 0;
const setStatus = (id: number, delivery_event_status_id: number, datetime = '2026-11-20 17:00:00') =>
  server.db
    .updateTable('delivery_events')
    .set({ delivery_event_status_id, datetime })
    .where('id', '=', id)
    .execute();
const read = async (kind: 'unsuccesfully_events' | 'unattended_deliveries', as = ana, date = '2026-11-20') =>
  (await server.call<IssueView[]>('GET', `/delivery_manifest/${kind}?date=${date}`, { as })).body;
const send = (method: 'POST' | 'PUT', path: string, ids: number[], said: object, as = ana) =>
  server.call<Answer>(
    method,
    `/delivery_manifest/${path}`,
    command(as, null, {
      ...said,
      delivery_event_ids: ids,
      versions: Object.fromEntries(ids.map((id) => [id, 1])),
    }),
  );

describe('unsuccesfully_events', () => {
  it('lists what failed, was rejected, is missing or damaged, also of earlier days, newest first', async () => {
    await setStatus(stopOf(today, 0), 11);
    await setStatus(stopOf(today, 1), 9);
    await setStatus(stopOf(today, 2), 7);
    await setStatus(stopOf(yesterday, 0), 6, '2026-11-19 18:00:00');
    const issues = await read('unsuccesfully_events');
    expect(issues.map(({ id }) => id)).toEqual([stopOf(today, 1), stopOf(today, 0), stopOf(yesterday, 0)]);
    expect(issues[1]).toMatchObject({
      kind: 'unsuccessful',
      since: '2026-11-20 17:00:00',
      issue_owner_id: null,
      phone_number: '6195550199',
      time_zone: 'America/Los_Angeles',
    });
    expect(await read('unsuccesfully_events', ana, '2026-11-19')).toHaveLength(1);
  });

  it('passes over a placeholder that stands for the number of a mobile', async () => {
    await server.db
      .updateTable('participants')
      .set({ mobile_phone_number: '0000000000' })
      .where('id', 'in', today.participants)
      .execute();
    await setStatus(stopOf(today, 0), 11);
    expect(await read('unsuccesfully_events')).toMatchObject([{ phone_number: '6195550199' }]);
  });

  it('shows a CDP’s person only that CDP’s, and is closed to a driver', async () => {
    await setStatus(stopOf(today, 0), 11);
    await setStatus(stopOf(yesterday, 0), 11);
    const pharmacy = await server.signInAs('pharmacy', { cdp_id: today.cdp_id });
    expect((await read('unsuccesfully_events', pharmacy)).map(({ id }) => id)).toEqual([stopOf(today, 0)]);
    const driver = await server.signInAs('driver', { employee_id: today.employee_id, client: 'mobile' });
    const path = `/delivery_manifest/unsuccesfully_events?date=${today.date}`;
    expect((await server.call('GET', path, { as: driver })).status).toBe(403);
  });

  it('takes several CDPs, drivers, clients, statuses and cities, as the board does', async () => {
    const [first, second, third] = [0, 1, 2].map((index) => stopOf(today, index));
    const old = stopOf(yesterday, 0);
    await setStatus(first ?? 0, 11);
    await setStatus(second ?? 0, 9);
    await setStatus(third ?? 0, 10);
    await setStatus(old, 11);
    await server.db
      .updateTable('delivery_events')
      .set({ destination_full_address: '1 OAK ST, APT 2, El Cajon , CA 92020-1234 ' })
      .where('id', '=', second ?? 0)
      .execute();
    const clients = await server.db
      .selectFrom('participants')
      .select('funding_source_id')
      .where('id', 'in', [today.participants[0] ?? 0, yesterday.participants[0] ?? 0])
      .execute();
    const asked = async (query: string) => {
      const path = `/delivery_manifest/unsuccesfully_events?date=2026-11-20&${query}`;
      const { status, body } = await server.call<IssueView[]>('GET', path, { as: ana });
      expect(status).toBe(200);
      return body.map(({ id }) => id).sort((a, b) => a - b);
    };
    const all = [first, second, third, old];
    expect(await asked(`close_door_pharmacy_id=${today.cdp_id},${yesterday.cdp_id}`)).toEqual(all);
    expect(await asked(`close_door_pharmacy_id=${yesterday.cdp_id}`)).toEqual([old]);
    expect(await asked(`employee_id=${today.employee_id},${yesterday.employee_id}`)).toEqual(all);
    expect(await asked(`employee_id=${yesterday.employee_id}`)).toEqual([old]);
    const ids = clients.map((client) => client.funding_source_id).join(',');
    expect(await asked(`funding_source_id=${ids}`)).toEqual([first, old]);
    expect(await asked('delivery_event_status_id=9,10')).toEqual([second, third]);
    expect(await asked('city=POWAY,el%20cajon')).toEqual([second]);
    // A person of one CDP stays with it, whatever is asked for.
    const pharmacy = await server.signInAs('pharmacy', { cdp_id: today.cdp_id });
    const path = `/delivery_manifest/unsuccesfully_events?date=2026-11-20&close_door_pharmacy_id=${yesterday.cdp_id}`;
    expect((await server.call('GET', path, { as: pharmacy })).body).toEqual([]);
  });

  it('wants a date', async () => {
    const answer = await server.call('GET', '/delivery_manifest/unsuccesfully_events?date=soon', { as: ana });
    expect(answer.status).toBe(400);
  });
});

describe('unattended_deliveries', () => {
  it('lists open deliveries whose day is over, and not those of today', async () => {
    const open = await read('unattended_deliveries');
    expect(open.map(({ id }) => id)).toEqual(yesterday.stops);
    expect(open[0]).toMatchObject({ kind: 'unattended', since: '2026-11-20 08:00:00' });
  });

  it('cancels them with reason and comment, as one step that can be undone', async () => {
    const refused = await send('POST', 'unattended_deliveries/cancel', yesterday.stops, {});
    expect(refused.body.results.every(({ ok, status_code }) => !ok && status_code === 'val001')).toBe(true);
    const done = await send('POST', 'unattended_deliveries/cancel', yesterday.stops, WORDS);
    expect(done.body.results).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await read('unattended_deliveries')).toEqual([]);
    await server.call('POST', `/commands/${done.body.command_id}/undo`, command(ana, null, {}));
    expect(await read('unattended_deliveries')).toHaveLength(2);
  });

  it('cancels also what waits in the pool of a day that is over', async () => {
    const [id = 0] = yesterday.stops;
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_manifest_id: null, secuence: null })
      .where('id', '=', id)
      .execute();
    const done = await send('POST', 'unattended_deliveries/cancel', [id], WORDS);
    expect(done.body.results).toMatchObject([{ ok: true }]);
    expect(done.body.events).toMatchObject([{ id, delivery_event_status_id: 7, delivery_manifest_id: null }]);
  });

  it('refuses to cancel here what its day can still attend to', async () => {
    const answer = await send('POST', 'unattended_deliveries/cancel', [stopOf(today, 0)], WORDS);
    expect(answer.body.results).toMatchObject([{ ok: false, status_code: 'state001' }]);
  });
});

describe('owner and note', () => {
  it('gives an issue to somebody who may look after issues, and to nobody else', async () => {
    await setStatus(stopOf(today, 0), 11);
    const path = 'unsuccesfully_events/owner';
    const taken = await send('PUT', path, [stopOf(today, 0)], { user_id: ana.user_id });
    expect(taken.body.results).toMatchObject([{ ok: true }]);
    const [issue] = await read('unsuccesfully_events');
    expect(issue).toMatchObject({ issue_owner_id: ana.user_id, issue_owner_name: 'Ana Office', version: 2 });

    const nobody = await server.signInAs('nobody');
    await setStatus(stopOf(today, 1), 11);
    const refused = await send('PUT', path, [stopOf(today, 1)], { user_id: nobody.user_id });
    expect(refused.body.results[0]?.errors).toMatchObject({ user_id: { message: 'validation.reference' } });
    const owners = await server.call<{ id: number }[]>('GET', `/delivery_manifest/${path}s`, { as: ana });
    expect(owners.body.map(({ id }) => id)).toContain(ana.user_id);
    expect(owners.body.map(({ id }) => id)).not.toContain(nobody.user_id);
  });

  it('keeps a note, and names who changed it meanwhile', async () => {
    await setStatus(stopOf(today, 0), 11);
    await send('PUT', 'unsuccesfully_events/note', [stopOf(today, 0)], { note: ' will call at 3 ' });
    const [issue] = await read('unsuccesfully_events');
    expect(issue?.issue_note).toBe('will call at 3');
    const stale = await send('PUT', 'unsuccesfully_events/note', [stopOf(today, 0)], { note: 'x' });
    expect(stale.body.results).toMatchObject([
      { ok: false, status_code: 'ver001', args: { who: 'Ana Office' } },
    ]);
  });

  it('refuses a stop that is no issue', async () => {
    const answer = await send('PUT', 'unsuccesfully_events/note', [stopOf(today, 0)], { note: 'x' });
    expect(answer.body.results).toMatchObject([{ ok: false, status_code: 'state001' }]);
  });
});

describe('fix_as_failed', () => {
  it('makes missing bags failed, settles what is failed, and leaves the page', async () => {
    await setStatus(stopOf(today, 0), 9);
    await setStatus(stopOf(today, 1), 11);
    const ids = [stopOf(today, 0), stopOf(today, 1), stopOf(yesterday, 0)];
    const done = await send('POST', 'fix_as_failed', ids, WORDS);
    expect(done.body.results.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await read('unsuccesfully_events')).toEqual([]);
    const rows = await server.db
      .selectFrom('delivery_events')
      .select(['delivery_event_status_id', 'datetime', 'attempts'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    expect(rows.map((row) => row.delivery_event_status_id)).toEqual([11, 11, 11]);
    expect(
      rows.map((row) => row.attempts),
      'nobody stood at the door',
    ).toEqual([0, 0, 0]);
    expect(rows[1]?.datetime, 'it failed when it failed').toBe('2026-11-20 17:00:00');
  });

  it('is an issue again when its status is corrected to another bad one', async () => {
    await setStatus(stopOf(today, 0), 11);
    await send('POST', 'fix_as_failed', [stopOf(today, 0)], WORDS);
    await server.call(
      'POST',
      `/delivery_manifest/${today.id}/delivery_events/${stopOf(today, 0)}/change_status`,
      command(ana, 2, { delivery_event_status_id: 10 }),
    );
    expect(await read('unsuccesfully_events')).toHaveLength(1);
  });

  it.each([
    [{}, ['comments', 'non_delivery_reason_id']],
    [{ ...WORDS, non_delivery_reason_id: 4 }, ['other_reason']],
  ])('%j lacks %j', async (said, fields) => {
    await setStatus(stopOf(today, 0), 11);
    const answer = await send('POST', 'fix_as_failed', [stopOf(today, 0)], said);
    expect(Object.keys(answer.body.results[0]?.errors ?? {}).sort()).toEqual(fields);
  });

  it('does not find another CDP’s stop', async () => {
    await setStatus(stopOf(today, 0), 11);
    const other = await server.signInAs('dispatcher', { cdp_id: yesterday.cdp_id });
    const answer = await send('POST', 'fix_as_failed', [stopOf(today, 0)], WORDS, other);
    expect(answer.body.results).toMatchObject([{ ok: false, status_code: 'nf001' }]);
  });
});

it('a run that is over expects nobody, on the board, in the lists and at the stop', async () => {
  const [left = 0, last = 0, gone = 0] = today.stops;
  const readRun = async () =>
    (await server.call<ManifestView>('GET', `/delivery_manifest/${today.id}`, { as: ana })).body;
  const board = await readRun();
  const back = board.events.find((event) => event.delivery_event_type_id === 7)?.id ?? 0;
  expect(board.events.find(({ id }) => id === left)?.eta).not.toBeNull();
  await setStatus(back, 4);
  await setStatus(gone, 4);
  const close = { delivery_event_status_id: 7, ...WORDS };
  const path = stopPath(today, last, 'change_status_override');
  expect((await server.call('POST', path, command(ana, 1, close))).status).toBe(200);
  const etas = async () => {
    const run = await readRun();
    expect(run.delivery_manifest_status_id).toBe(5);
    const stop = await server.call<EventView>('GET', stopPath(today, left), { as: ana });
    const issue = (await read('unattended_deliveries')).find((each) => each.id === left);
    expect(issue).toBeDefined();
    return [run.events.find((each) => each.id === left)?.eta, stop.body.eta, issue?.eta];
  };
  const { eta } = await server.db
    .selectFrom('delivery_events')
    .select('eta')
    .where('id', '=', left)
    .executeTakeFirstOrThrow();
  expect([eta, ...(await etas())]).toEqual([null, null, null, null]);
  // What an older version has stored is told no more than what is stored now.
  const stored = { eta: '2026-11-21 09:39:00' };
  await server.db.updateTable('delivery_events').set(stored).where('id', '=', left).execute();
  expect(await etas()).toEqual([null, null, null]);
});
