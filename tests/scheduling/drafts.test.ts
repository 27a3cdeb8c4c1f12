import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer } from '../../src/domain/runs/dispatchView';
import { MOST_DRAFT_SEARCHES } from '../../src/domain/planning/draftRules';
import type { DraftWish, SchedulingDraft } from '../../src/domain/planning/draftView';
import { command, makeRun, StoppedClock, type Problem, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { insertWaiting } from '../support/waitingStops';

// Half past seven in the morning of the day: nobody drives yet.
const NOW = '2026-11-20 15:30:00';
const clock = new StoppedClock(NOW);
let server: TestServer;
let ana: TestSession;
let run: TestRun;
let other: TestRun;
let waiting: number[];

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('scheduler', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set(NOW);
  run = await makeRun(server.db, { isUnderWay: false });
  other = await makeRun(server.db, { isUnderWay: false, cdp_id: run.cdp_id, deliveries: 2 });
  waiting = await insertWaiting(server.db, run, 4);
});

const read = async (id: number, as = ana) =>
  (await server.call<SchedulingDraft>('GET', `/scheduling/drafts/${id}`, { as })).body;

function ask<T = SchedulingDraft>(wish: Partial<DraftWish> = {}, as = ana) {
  const body = { date: run.date, close_door_pharmacy_id: run.cdp_id, iterations: 300, seed: 7, ...wish };
  return server.call<T>('POST', '/scheduling/drafts', command(as, null, body));
}

async function finished(id: number): Promise<SchedulingDraft> {
  for (;;) {
    const draft = await read(id);
    if (draft.state !== 'solving') return draft;
    await sleep(50);
  }
}

async function plan(wish: Partial<DraftWish> = {}): Promise<SchedulingDraft> {
  const asked = await ask(wish);
  expect(asked.status).toBe(201);
  return finished(asked.body.id);
}

const accept = <T = CommandAnswer>(id: number, ids?: number[], as = ana) =>
  server.call<T>(
    'POST',
    `/scheduling/drafts/${id}/accept`,
    command(as, null, ids ? { delivery_event_ids: ids } : {}),
  );
const stopsOf = (ids: number[]) =>
  server.db
    .selectFrom('delivery_events')
    .select(['id', 'delivery_manifest_id', 'secuence', 'planned_at', 'eta'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();

describe('a plan is a draft first', () => {
  it('says what moves, what it costs and what is promised anew, and changes nothing', async () => {
    const draft = await plan();
    expect(draft).toMatchObject({ state: 'ready', progress: 100, engine: 'embedded', failure: null });
    const result = draft.result;
    expect(result?.violations).toEqual([]);
    expect(result?.unassigned).toEqual([]);
    expect(result?.moves.map((move) => move.delivery_event_id)).toEqual(expect.arrayContaining(waiting));
    expect(result?.before.stops).toBe(5);
    expect(result?.after.stops).toBe(9);
    expect(result?.after.metres).toBeGreaterThan(result?.before.metres ?? 0);
    expect(draft.stop_names[String(waiting[0])]?.order_number).toMatch(/^WAIT/);
    for (const stop of await stopsOf(waiting)) expect(stop.delivery_manifest_id).toBeNull();
  });

  it('is the same to the byte for the same day, seed and number of steps', async () => {
    const first = await plan({ is_replanning: true });
    const second = await plan({ is_replanning: true });
    expect(JSON.stringify(second.result)).toBe(JSON.stringify(first.result));
  });

  it('leaves deliveries with their runs unless it may plan them again', async () => {
    const draft = await plan();
    const own = new Set([...run.stops, ...other.stops]);
    for (const move of draft.result?.moves ?? [])
      if (own.has(move.delivery_event_id))
        expect(move.to.delivery_manifest_id).toBe(move.from.delivery_manifest_id);
  });

  it('says why a delivery has no run, and what would fix it', async () => {
    const [wish] = await insertWaiting(server.db, run, 1, () => ({ driver_gender: 'female' }));
    const [late] = await insertWaiting(server.db, run, 1, () => ({ delivery_end_time: '06:00:00' }));
    const [nowhere] = await insertWaiting(server.db, run, 1, () => ({
      destination_latitude: null,
      destination_longitude: null,
    }));
    const { result, best } = await plan();
    // The figures of the search say the same as its result: four of the seven are on a run.
    expect(best).toMatchObject({ unassigned: 3, planned: 4, routes: result?.after.runs });
    expect(result?.after.stops).toBe((result?.before.stops ?? NaN) + 4);
    const of = (id?: number) => result?.unassigned.find((each) => each.delivery_event_id === id);
    expect(of(wish)?.obstacles[0]?.reason).toMatchObject({ code: 'skill', skills: [2] });
    expect(of(late)?.obstacles[0]?.reason.code).toBe('windowLate');
    expect(of(late)?.obstacles[0]?.reason.fix).toMatchObject({ kind: 'window' });
    expect(of(nowhere)).toMatchObject({ is_placeless: true, obstacles: [] });
  });

  it('fails with a word where there is nothing to plan', async () => {
    const empty = await makeRun(server.db, { date: '2026-12-01', isUnderWay: false });
    const draft = await plan({ date: '2026-12-01', close_door_pharmacy_id: empty.cdp_id });
    expect(draft).toMatchObject({ state: 'failed', failure: 'noStops', result: null });
    const none = await plan({ date: '2026-12-02', close_door_pharmacy_id: empty.cdp_id });
    expect(none).toMatchObject({ state: 'failed', failure: 'noRuns' });
  });

  it('leaves locked runs alone, and refuses to plan one that is named', async () => {
    await server.db
      .updateTable('delivery_manifest')
      .set({ locked_at: NOW, locked_reason: 'PATIENT ASKED', locked_by: 1, locked_by_name: 'ANA' })
      .where('id', '=', other.id)
      .execute();
    const { result } = await plan({ is_replanning: true });
    expect(result?.runs.map((each) => each.delivery_manifest_id)).toEqual([run.id]);
    const named = await ask<Problem>({ delivery_manifest_ids: [run.id, other.id] });
    expect(named.status).toBe(409);
    expect(named.body.args).toMatchObject({ reason: 'runsFixed' });
  });
});

describe('while it is searched', () => {
  it('can be stopped, and keeps the best plan so far', async () => {
    const asked = await ask({ iterations: null, seconds: 120 });
    expect(asked.body.state).toBe('solving');
    const second = await ask<Problem>();
    expect(second.status).toBe(409);
    expect(second.body.args).toMatchObject({ reason: 'draftSolving', who: 'Ana Office' });
    const stopped = await server.call('POST', `/scheduling/drafts/${asked.body.id}/stop`, { as: ana });
    expect(stopped.status).toBe(200);
    const draft = await finished(asked.body.id);
    expect(draft.state).toBe('stopped');
    expect(draft.result?.violations).toEqual([]);
  });

  /** Searches of another server. */
  const searching = (dates: readonly string[]) =>
    server.db
      .insertInto('scheduling_drafts')
      .values(
        dates.map((delivery_date) => ({
          ...{ delivery_date, close_door_pharmacy_id: run.cdp_id, wish: '{}', alive_at: NOW },
          ...{ created_by: 1, created_by_name: 'ANA' },
        })),
      )
      .execute();

  it('leaves the other days of the pharmacy free', async () => {
    await searching(['2026-11-21']);
    const there = { date: '2026-11-21', close_door_pharmacy_id: null };
    expect((await ask<Problem>(there)).body.args).toMatchObject({ reason: 'draftSolving', who: 'ANA' });
    expect(await plan()).toMatchObject({ state: 'ready' });
    await server.db.deleteFrom('scheduling_drafts').where('state', '=', 'solving').execute();
  });

  it('takes no more searches at once than the server can', async () => {
    await searching(Array.from({ length: MOST_DRAFT_SEARCHES }, (_, day) => `2026-12-1${day}`));
    const asked = await ask<Problem>();
    expect(asked.status).toBe(409);
    expect(asked.body.args).toMatchObject({ reason: 'draftsFull', most: MOST_DRAFT_SEARCHES });
    await server.db.deleteFrom('scheduling_drafts').where('state', '=', 'solving').execute();
  });

  it('says that the server ended, when it did', async () => {
    const { id } = await server.db
      .insertInto('scheduling_drafts')
      .values({
        delivery_date: run.date,
        close_door_pharmacy_id: run.cdp_id,
        wish: '{}',
        alive_at: '2026-11-20 15:29:00',
        created_by: 1,
        created_by_name: 'ANA',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await read(id)).toMatchObject({ state: 'failed', failure: 'restarted' });
  });

  it('can be discarded', async () => {
    const asked = await ask({ iterations: null, seconds: 120 });
    const gone = await server.call('DELETE', `/scheduling/drafts/${asked.body.id}`, { as: ana });
    expect(gone.status).toBe(204);
    expect(await read(asked.body.id)).toMatchObject({ state: 'discarded', settled_by_name: 'Ana Office' });
    const used = await accept<Problem>(asked.body.id);
    expect(used.status).toBe(409);
    expect(used.body.args).toMatchObject({ reason: 'draftNotOpen', state: 'discarded' });
  });
});

describe('a plan is used', () => {
  it('wholly: one command, with the places and times of the plan, and one undo', async () => {
    const before = await stopsOf([...waiting, ...run.stops, ...other.stops]);
    const draft = await plan({ is_replanning: true });
    const done = await accept(draft.id);
    expect(done.status).toBe(200);
    for (const planned of draft.result?.runs ?? []) {
      const manifest = done.body.manifests.find((each) => each.id === planned.delivery_manifest_id);
      expect(manifest?.is_route_updated).toBe(true);
      const doors = manifest?.events.filter((event) => planned.order.includes(event.id));
      expect(doors?.map((event) => event.id)).toEqual(planned.order);
    }
    for (const stop of await stopsOf(waiting)) {
      expect(stop.delivery_manifest_id).not.toBeNull();
      const planned = draft.result?.moves.find((move) => move.delivery_event_id === stop.id)?.to;
      expect(stop.planned_at).toBe(planned?.arrival);
    }
    expect(await read(draft.id)).toMatchObject({ state: 'accepted', command_id: done.body.command_id });
    const undone = await server.call('POST', `/commands/${done.body.command_id}/undo`, {
      as: ana,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(undone.status).toBe(200);
    const after = await stopsOf([...waiting, ...run.stops, ...other.stops]);
    expect(after.map(({ eta: _eta, ...stop }) => stop)).toEqual(before.map(({ eta: _eta, ...stop }) => stop));
  });

  it('in part: the chosen deliveries go, the others wait', async () => {
    const draft = await plan();
    const chosen = waiting.slice(0, 2);
    const done = await accept(draft.id, chosen);
    expect(done.status).toBe(200);
    const stops = await stopsOf(waiting);
    const placed = stops.filter((stop) => stop.delivery_manifest_id !== null).map((stop) => stop.id);
    expect(placed).toEqual(chosen);
    const again = await accept<Problem>(draft.id, waiting);
    expect(again.status).toBe(409);
  });

  it('not when a run has moved on: 412 that says who and which', async () => {
    const draft = await plan();
    const [target] = draft.result?.runs ?? [];
    const { version = 0, delivery_manifest_id: id = 0 } = target ?? {};
    const locked = await server.call(
      'POST',
      `/delivery_manifest/${id}/lock`,
      command(ana, version, { reason: 'BECAUSE' }),
    );
    expect(locked.status).toBe(200);
    const late = await accept<Problem>(draft.id);
    expect(late.status).toBe(412);
    expect(late.body.args.moved_on).toMatchObject([{ delivery_manifest_id: id, who: 'Ana Office' }]);
  });

  it('not when a delivery has found a run meanwhile', async () => {
    const draft = await plan();
    const [first = 0] = waiting;
    const to = draft.result?.moves.find((move) => move.delivery_event_id === first)?.to.delivery_manifest_id;
    const elsewhere = to === run.id ? other : run;
    await server.call(
      'POST',
      `/delivery_manifest/${elsewhere.id}/move`,
      command(ana, null, { delivery_event_ids: [first], versions: { [first]: 1 } }),
    );
    const late = await accept<Problem>(draft.id, [first]);
    expect(late.status).toBe(412);
    expect(late.body.args.moved_on).toMatchObject([{ delivery_event_id: first, who: 'Ana Office' }]);
  });

  it('not where the chosen part breaks a rule', async () => {
    // Somebody sees the plan too late: the windows that it kept are over.
    const [hurried = 0] = await insertWaiting(server.db, run, 1, () => ({
      delivery_end_time: '08:20:00',
      destination_latitude: 32.72,
      destination_longitude: -117.16,
    }));
    const draft = await plan();
    expect(draft.result?.moves.some((move) => move.delivery_event_id === hurried)).toBe(true);
    clock.set('2026-11-20 16:25:00');
    // Nobody has clicked for an hour: a new session.
    const ben = await server.signInAs('scheduler');
    const late = await accept<Problem>(draft.id, [hurried], ben);
    expect(late.status).toBe(409);
    expect(late.body.args).toMatchObject({ reason: 'draftPart' });
  });

  it('not of another CDP', async () => {
    const draft = await plan();
    const foreign = await makeRun(server.db);
    const eva = await server.signInAs('scheduler', { cdp_id: foreign.cdp_id });
    const read404 = await server.call('GET', `/scheduling/drafts/${draft.id}`, { as: eva });
    expect(read404.status).toBe(404);
    expect((await accept(draft.id, undefined, eva)).status).toBe(404);
  });
});
