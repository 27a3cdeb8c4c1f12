import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer } from '../../src/domain/runs/dispatchView';
import { command, makeRun, StoppedClock, stopPath, type Problem, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

/** 08:20 in Los Angeles; shifts go from 8 to 16, stops are half an hour apart. */
const clock = new StoppedClock('2026-11-20 16:20:00');
let server: TestServer;
let ana: TestSession;
let ben: TestSession;
let one: TestRun;
let two: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
  ben = await server.signInAs('dispatcher', { full_name: 'Ben Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 16:20:00');
  one = await makeRun(server.db);
  // It has not left its CDP: tripBack.test.ts tells of those that have.
  two = await makeRun(server.db, { cdp_id: one.cdp_id, isUnderWay: false });
});

const versionsOf = async (ids: readonly number[]) => {
  const rows = await server.db
    .selectFrom('delivery_events')
    .select(['id', 'version'])
    .where('id', 'in', ids)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.id, row.version]));
};
const orderOf = async (run: TestRun) => {
  const rows = await server.db
    .selectFrom('delivery_events')
    .select(['id', 'secuence'])
    .where('delivery_manifest_id', '=', run.id)
    .orderBy('secuence')
    .execute();
  expect(rows.map((row) => row.secuence)).toEqual(rows.map((_, index) => index + 1));
  return rows.map((row) => row.id);
};
const send = async <T = CommandAnswer>(path: string, ids: readonly number[], rest: object = {}, as = ana) => {
  const versions = await versionsOf(ids);
  const body = { delivery_event_ids: ids, versions, ...rest };
  return server.call<T>('POST', `/delivery_manifest/${path}`, command(as, null, body));
};
const undo = <T = CommandAnswer>(commandId: string) =>
  server.call<T>('POST', `/commands/${commandId}/undo`, command(ana, null, undefined));
const stop = (run: TestRun, index: number) => run.stops[index] ?? 0;
const etasOf = async (run: TestRun) =>
  (
    await server.call<{ events: { id: number; eta: string | null }[] }>(
      'GET',
      `/delivery_manifest/${run.id}`,
      { as: ana },
    )
  ).body.events.map((event) => [event.id, event.eta]);

describe('move', () => {
  it('changes the order; neighbours keep their versions, so that disjoint moves merge', async () => {
    const before = await orderOf(one);
    const answer = await send(`${one.id}/move`, [stop(one, 2)], { at: 2 });
    expect(answer.body.results).toEqual([{ id: stop(one, 2), ok: true, status_code: null, message: null }]);
    expect(await orderOf(one)).toEqual([one.pullOut, stop(one, 2), stop(one, 0), stop(one, 1), before[4]]);
    expect(await versionsOf(one.stops)).toEqual({ [stop(one, 0)]: 1, [stop(one, 1)]: 1, [stop(one, 2)]: 2 });
    expect(answer.body.events.map((event) => event.id)).toEqual([stop(one, 2)]);
    const other = await send(`${one.id}/move`, [stop(one, 1)], { at: 2 }, ben);
    expect(other.body.results?.[0]?.ok).toBe(true);
  });

  it('several from two runs in the given order, as one step to undo, arrivals and all', async () => {
    const before = [await orderOf(one), await orderOf(two)];
    const etas = [await etasOf(one), await etasOf(two)];
    const ids = [stop(one, 2), stop(two, 1), stop(one, 0)];
    const done = await send(`${two.id}/move`, ids, { at: 2 });
    expect(done.body.results?.every((result) => result.ok)).toBe(true);
    expect((await orderOf(two)).slice(0, 5)).toEqual([two.pullOut, ...ids, stop(two, 0)]);
    expect(done.body.manifests.map((manifest) => manifest.id).sort()).toEqual([one.id, two.id].sort());
    const undone = await undo(done.body.command_id);
    expect(undone.status).toBe(200);
    expect([await orderOf(one), await orderOf(two)]).toEqual(before);
    expect([await etasOf(one), await etasOf(two)]).toEqual(etas);
    const redone = await undo(undone.body.command_id);
    expect(redone.status).toBe(200);
    expect((await orderOf(two)).slice(1, 4)).toEqual(ids);
  });

  it('says who moved the stop to which run when somebody was first', async () => {
    const seen = await versionsOf([stop(one, 0)]);
    await send(`${two.id}/move`, [stop(one, 0)], {}, ben);
    const late = await server.call<CommandAnswer>(
      'POST',
      `/delivery_manifest/${one.id}/move`,
      command(ana, null, { delivery_event_ids: [stop(one, 0)], versions: seen, at: 3 }),
    );
    expect(late.body.results?.[0]).toMatchObject({
      ok: false,
      status_code: 'ver001',
      args: { who: 'Ben Office' },
    });
    expect(late.body.results?.[0]?.message).toMatch(
      /^Ben Office moved this stop to RUN \d+ at [-:\d ]{19} UTC$/,
    );
    const status = await server.call<Problem>(
      'POST',
      stopPath(one, stop(one, 0), 'change_status'),
      command(ana, 1, { delivery_event_status_id: 2 }),
    );
    expect(status.status).toBe(412);
    expect(status.body.args).toMatchObject({ who: 'Ben Office', moved_to: two.id });
  });

  it('does what can be done and says per stop why not', async () => {
    await server.call(
      'POST',
      stopPath(one, stop(one, 0), 'change_status'),
      command(ana, 1, { delivery_event_status_id: 4 }),
    );
    const answer = await send(`${two.id}/move`, [stop(one, 0), stop(one, 1), 999_999]);
    const results = Object.fromEntries((answer.body.results ?? []).map((result) => [result.id, result]));
    expect(results[stop(one, 0)]).toMatchObject({
      ok: false,
      status_code: 'state001',
      args: { reason: 'closed' },
    });
    expect(results[stop(one, 1)]).toMatchObject({ ok: true });
    expect(results[999_999]).toMatchObject({ ok: false, status_code: 'nf001' });
    const before = await send(`${one.id}/move`, [stop(one, 2)], { at: 2 });
    expect(before.body.results?.[0]).toMatchObject({ ok: false, args: { reason: 'behindClosed', first: 3 } });
    expect(before.body.undo_until).toBeNull();
  });

  it('asks before the end of the shift is passed, with the minutes; the override wants a reason and keeps it', async () => {
    await server.db
      .updateTable('delivery_manifest')
      .set({ end_at: '2026-11-20 17:00:00' })
      .where('id', '=', two.id)
      .execute();
    await server.db
      .updateTable('delivery_events')
      .set({ destination_latitude: 33.4 })
      .where('id', '=', stop(one, 0))
      .execute();
    const asked = await send(`${two.id}/move`, [stop(one, 0)]);
    expect(asked.body.results?.[0]).toMatchObject({ ok: false, status_code: 'OVERTIME_WORK' });
    expect(Number(asked.body.results?.[0]?.args?.minutes)).toBeGreaterThan(60);
    const mute = await send<Problem>(`${two.id}/move_override`, [stop(one, 0)]);
    expect(mute.status).toBe(422);
    const forced = await send(`${two.id}/move_override`, [stop(one, 0)], { reason: 'Insulin, cannot wait' });
    expect(forced.body.results?.[0]?.ok).toBe(true);
    const line = await server.db
      .selectFrom('delivery_event_transitions')
      .select(['comments', 'verb', 'delivery_manifest_id'])
      .where('delivery_event_id', '=', stop(one, 0))
      .executeTakeFirstOrThrow();
    expect(line).toEqual({ comments: 'Insulin, cannot wait', verb: 'move', delivery_manifest_id: two.id });
  });

  it('the preview says what the move then does', async () => {
    const preview = await server.call<{
      runs: { manifest_id: number; order: number[]; arrivals: Record<string, string> }[];
    }>('POST', '/delivery_manifest/move_preview', {
      as: ana,
      body: { delivery_event_ids: [stop(one, 0)], delivery_manifest_id: two.id, at: 3 },
    });
    expect(preview.status).toBe(200);
    const after = preview.body.runs.find((run) => run.manifest_id === two.id);
    await send(`${two.id}/move`, [stop(one, 0)], { at: 3 });
    expect(await orderOf(two)).toEqual(after?.order);
    const stored = new Map((await etasOf(two)).map(([id, eta]) => [String(id), eta]));
    for (const [id, at] of Object.entries(after?.arrivals ?? {})) expect(stored.get(id)).toBe(at);
  });

  it('is for those who hold the right, within their CDP', async () => {
    const clerk = await server.signInAs('nobody');
    expect((await send(`${two.id}/move`, [stop(one, 0)], {}, clerk)).status).toBe(403);
    const elsewhere = await makeRun(server.db);
    const theirs = await server.signInAs('dispatcher', { cdp_id: elsewhere.cdp_id });
    expect((await send(`${two.id}/move`, [stop(one, 0)], {}, theirs)).status).toBe(404);
    const hidden = await send(`${elsewhere.id}/move`, [stop(one, 0)], {}, theirs);
    expect(hidden.body.results?.[0]).toMatchObject({ ok: false, status_code: 'nf001' });
  });
});

describe('unassign and the pool', () => {
  const poolNews = async () =>
    (
      await server.db
        .selectFrom('outbox')
        .select(['topic', 'body'])
        .where('event', '=', 'pool.changed')
        .orderBy('seq')
        .execute()
    ).map((row) => [row.topic, (row.body as { event_ids: number[] }).event_ids]);

  it('takes stops into the pool, answers them, tells the board, and a run takes them again', async () => {
    const ids = [stop(one, 0), stop(two, 1)];
    const done = await send('unassign', ids);
    expect(done.body.events.map((event) => [event.id, event.delivery_manifest_id, event.eta])).toEqual(
      ids.map((id) => [id, null, null]),
    );
    expect((await poolNews()).at(-1)).toEqual(['dispatch:2026-11-20', ids]);
    expect(await orderOf(one)).not.toContain(ids[0]);
    const back = await send(`${one.id}/move`, ids);
    expect(back.body.results?.every((result) => result.ok)).toBe(true);
    expect((await orderOf(one)).slice(-3, -1)).toEqual(ids);
    expect((await undo<Problem>(done.body.command_id)).body.args).toMatchObject({ reason: 'changed' });
  });

  it('a bag that was picked up stays in its vehicle', async () => {
    await server.call(
      'POST',
      stopPath(one, stop(one, 0), 'change_status'),
      command(ana, 1, { delivery_event_status_id: 8 }),
    );
    const refused = await send('unassign', [stop(one, 0)]);
    expect(refused.body.results?.[0]).toMatchObject({ ok: false, args: { reason: 'pickedUp' } });
  });

  it('one by its own path (spec §7, DELETE …/override), addressed in the pool by run 0', async () => {
    const path = stopPath(one, stop(one, 0), 'override');
    const done = await server.call<CommandAnswer>('DELETE', path, command(ana, 1, { reason: 'moved house' }));
    expect(done.status).toBe(200);
    expect(done.body.events[0]).toMatchObject({ id: stop(one, 0), delivery_manifest_id: null, version: 2 });
    const lock = await server.call<CommandAnswer>(
      'POST',
      `/delivery_manifest/0/delivery_events/${stop(one, 0)}/lock`,
      command(ana, 2, { reason: 'waiting for a call' }),
    );
    expect(lock.body.events[0]).toMatchObject({
      version: 3,
      locked_reason: 'waiting for a call',
      locked_by_name: 'Ana Office',
    });
    const asked = await send(`${two.id}/move`, [stop(one, 0)]);
    expect(asked.body.results?.[0]).toMatchObject({ ok: false, status_code: 'plan001' });
  });

  it('has a maximum (spec §8 "Maximum number of unassigned deliveries exceeded")', async () => {
    const day = '/delivery_manifest/unassigned?date=2026-11-20';
    const waiting = (await server.call<unknown[]>('GET', day, { as: ana })).body.length;
    await server.db
      .insertInto('settings')
      .values({ name: 'delivery', values: JSON.stringify({ max_unassigned_deliveries: waiting + 1 }) })
      .execute();
    const full = await send<Problem>('unassign', [stop(one, 0), stop(one, 1)]);
    expect(full.status).toBe(409);
    expect(full.body.message).toBe('Maximum number of unassigned deliveries exceeded');
    // A canceled delivery without a run takes no space.
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_manifest_id: null, secuence: null, delivery_event_status_id: 7 })
      .where('id', '=', stop(one, 1))
      .execute();
    const fits = await send('unassign', [stop(one, 0)]);
    await server.db.deleteFrom('settings').execute();
    expect(fits.status).toBe(200);
  });

  it('the next workday: Friday’s stops wait in Monday’s pool, without a promise; undo brings them back', async () => {
    const before = await orderOf(one);
    const done = await send('next_workday', [stop(one, 1)]);
    expect(done.body.events[0]).toMatchObject({
      delivery_date: '2026-11-23',
      delivery_manifest_id: null,
      planned_at: null,
    });
    expect((await poolNews()).map(([topic]) => topic)).toContain('dispatch:2026-11-23');
    expect((await undo(done.body.command_id)).status).toBe(200);
    expect(await orderOf(one)).toEqual(before);
  });
});

describe('locks on runs', () => {
  it('hold who and why, are asked about, and come off', async () => {
    const lock = (verb: string, version: number, body: object) =>
      server.call<CommandAnswer>('POST', `/delivery_manifest/${two.id}/${verb}`, command(ana, version, body));
    const done = await lock('lock', 1, { reason: 'training day' });
    expect(done.body.manifests[0]).toMatchObject({
      version: 2,
      locked_reason: 'training day',
      locked_by_name: 'Ana Office',
    });
    expect((await lock('unlock', 1, {})).status).toBe(412);
    const asked = await send(`${two.id}/move`, [stop(one, 0)]);
    expect(asked.body.results?.[0]).toMatchObject({
      status_code: 'plan001',
      args: { rules: [{ rule: 'lockedRun' }] },
    });
    expect((await undo(done.body.command_id)).body.manifests[0]).toMatchObject({ locked_reason: null });
    expect((await lock('unlock', 3, {})).status).toBe(409);
  });
});
