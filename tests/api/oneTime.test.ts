import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer, EventView, ManifestView } from '../../src/domain/runs/dispatchView';
import { toWire } from '../../src/domain/time/dates';
import type { RouteDraft, RunCandidates } from '../../src/domain/planning/planView';
import {
  command,
  makeRun,
  runPath,
  SECRETS,
  StoppedClock,
  stopPath,
  type TestRun,
} from '../support/dispatchDay';
import { insertAddress } from '../support/planningDay';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { insertWaiting } from '../support/waitingStops';

const NOW = '2026-11-20 16:10:00';
const clock = new StoppedClock(NOW);
let server: TestServer;
let ana: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
});
afterAll(() => server.close());
/** A session does not outlive hours of silence. */
const signInAt = async (moment: string) => {
  clock.set(moment);
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
};
beforeEach(async () => {
  await signInAt(NOW);
  run = await makeRun(server.db, { deliveries: 5 });
});

const call = <T = CommandAnswer>(
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  version: number | null = 1,
) => server.call<T>(method, path, command(ana, version, body));
const readRun = async () =>
  (await server.call<ManifestView>('GET', `/delivery_manifest/${run.id}`, { as: ana })).body;
const doorsOf = ({ events }: ManifestView) => events.filter((event) => event.delivery_event_type_id === 3);
const setStop = (id: number, values: object) =>
  server.db.updateTable('delivery_events').set(values).where('id', '=', id).execute();
/** Promises what is expected, as a plan of the day does. */
const promiseAll = async () => {
  for (const door of doorsOf(await readRun())) await setStop(door.id, { planned_at: door.eta });
};
/** Doors far apart in the order of the run: any shorter way makes somebody wait. */
const zigzag = async () => {
  const north = [0.01, 0.2, 0.03, 0.15, 0.05];
  for (const [index, id] of run.stops.entries())
    await setStop(id, { destination_latitude: 32.7 + (north[index] ?? 0) });
};
const addOn = async (changes: object = {}) => ({
  delivery_event_type_id: 3,
  participant_id: run.participants[0],
  destination_id: await insertAddress(server.db, run.participants[0] ?? 0),
  tracking_number: `N${run.id}`,
  ...changes,
});

function expectKept(event: EventView | undefined): void {
  expect(event?.planned_at).toBeTruthy();
  expect(event?.planned_at).toBe(event?.eta);
}

describe('a promise is what is expected when it is made', () => {
  const first = () => run.stops[0] ?? 0;

  it.each([
    ['at the end of the queue', {}],
    ['before others', { secuence: 3 }],
    ['with a window to wait for', { delivery_start_time: '10:00:00', delivery_end_time: '12:00:00' }],
  ])('an add-on %s, on a run that is late', async (_, changes) => {
    // The driver has been silent for two hours and a half.
    await signInAt('2026-11-20 18:30:00');
    const done = await call('POST', runPath(run, 'delivery_events_addon'), await addOn(changes));
    expect(done.status).toBe(200);
    const [added] = done.body.events;
    expectKept(added);
    const before = done.body.manifests[0]?.events.find(
      (each) => each.secuence === (added?.secuence ?? 0) - 1,
    );
    expect((added?.planned_at ?? '') > (before?.eta ?? '')).toBe(true);
  });

  it('a rescheduled stop: at the end of the queue, in another window, and none on another day', async () => {
    const destination = await insertAddress(server.db, run.participants[0] ?? 0);
    const path = stopPath(run, first(), 're_schedule');
    const put = await call('POST', path, { destination_id: destination });
    const moved = put.body.manifests[0]?.events.find(({ id }) => id === first());
    expect(moved?.planned_at).not.toBe('2026-11-20 16:30:00');
    expectKept(moved);
    const window = { delivery_start_time: '13:00:00', delivery_end_time: '15:00:00' };
    const later = await call('POST', path, { destination_id: destination, ...window }, moved?.version);
    expect(later.body.manifests[0]?.events.find(({ id }) => id === first())).toMatchObject({
      planned_at: '2026-11-20 21:00:00',
      eta: '2026-11-20 21:00:00',
    });
    const undone = await call('POST', `/commands/${later.body.command_id}/undo`, {}, null);
    const back = undone.body.manifests[0]?.events.find(({ id }) => id === first());
    expect(back).toMatchObject({ planned_at: moved?.planned_at, eta: moved?.eta });
    const other = await call(
      'POST',
      path,
      { destination_id: destination, delivery_date: '2026-11-21' },
      back?.version,
    );
    expect(other.body.events.find(({ id }) => id === first())).toMatchObject({ planned_at: null, eta: null });
  });

  it('what comes from the pool, also onto a run that then re-routes itself; the log says the same', async () => {
    await zigzag();
    await call('PUT', runPath(run, 'automatic_scheduling'), { automatic_scheduling: true });
    const [id = 0] = await insertWaiting(server.db, run, 1, () => ({ destination_latitude: 32.9 }));
    const moved = await call('POST', runPath(run, 'move'), {
      delivery_event_ids: [id],
      versions: { [id]: 1 },
      at: 2,
    });
    const event = moved.body.manifests[0]?.events.find((each) => each.id === id);
    expectKept(event);
    const [entry] = await server.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('resource', '=', 'delivery_events')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entry?.changes).toMatchObject({ planned_at: { from: null, to: event?.planned_at } });
  });

  it('an order that is posted', async () => {
    // Near the door that the embedded reader finds for it.
    for (const id of run.stops)
      await setStop(id, { destination_latitude: 32.74, destination_longitude: -117.16 });
    const placed = await call<{ delivery_event_id: number; delivery_manifest_id: number | null }>(
      'POST',
      '/orders',
      {
        client_code: 'AAA000991',
        order_number: `POST${run.id}`,
        participant_name: `${SECRETS.lastName}, ANA0`,
        phone_number: '6195550199',
        address: '1234 OAK ST APT 5, SAN DIEGO, CA 92103',
        close_door_pharmacy_id: run.cdp_id,
      },
      null,
    );
    expect(placed.body.delivery_manifest_id).toBe(run.id);
    expectKept((await readRun()).events.find(({ id }) => id === placed.body.delivery_event_id));
  });
});

describe('what is promised weighs more than kilometres', () => {
  beforeEach(async () => {
    await zigzag();
    await promiseAll();
  });
  /** Stops of the run that are late now. */
  const late = async () =>
    doorsOf(await readRun()).filter(
      ({ eta, planned_at }) => Date.parse(eta ?? '') - Date.parse(planned_at ?? '') > 10 * 60_000,
    ).length;

  it('a recalculation offers no order that makes a promised stop late, however short', async () => {
    const { body } = await server.call<RouteDraft>('POST', runPath(run, 'recalculate_trace/draft'), {
      as: ana,
      body: {},
    });
    expect(body.promises.filter((each) => each.late_after > each.late_before)).toEqual([]);
    const done = await call('POST', runPath(run, 'recalculate_trace'), {});
    expect([done.status, await late()]).toEqual([200, 0]);
  });

  it('it saves a stop that is late where that makes no other one late, though the way gets longer', async () => {
    const last = run.stops[4] ?? 0;
    for (const id of run.stops) await setStop(id, { planned_at: '2026-11-20 23:00:00' });
    await setStop(last, { planned_at: NOW });
    expect(await late()).toBe(1);
    const { body } = await server.call<RouteDraft>('POST', runPath(run, 'recalculate_trace/draft'), {
      as: ana,
      body: {},
    });
    expect(body.order[0]).toBe(last);
    expect(body.promises).toMatchObject([{ delivery_event_id: last, late_after: 0 }]);
  });

  it('an add-on on a run that re-routes itself makes no other stop late', async () => {
    await call('PUT', runPath(run, 'automatic_scheduling'), { automatic_scheduling: true });
    const added = await call('POST', runPath(run, 'delivery_events_addon'), await addOn(), 2);
    expect([added.status, await late()]).toEqual([200, 0]);
  });

  it('the best place on a run is one that makes nobody late', async () => {
    const candidates = await server.call<RunCandidates>('POST', '/delivery_manifest/candidates', {
      as: ana,
      body: {
        delivery_date: run.date,
        delivery_manifest_id: run.id,
        destination_latitude: 32.88,
        destination_longitude: -117.2,
      },
    });
    const [best] = candidates.body.feasible;
    expect(best).toBeDefined();
    const destination_id = await insertAddress(server.db, run.participants[0] ?? 0, {
      latitude: 32.88,
      longitude: -117.2,
    });
    const asked = await addOn({ destination_id, secuence: best?.secuence });
    const added = await call('POST', runPath(run, 'delivery_events_addon'), asked);
    expect(await late()).toBe(0);
    // What the form foretold is what the board then says.
    expect(added.body.events[0]?.eta).toBe(best?.arrival);
  });
});

describe('the same instant everywhere, by the clock', () => {
  it.each([NOW, '2026-11-20 17:20:00', '2026-11-20 20:45:00'])('at %s', async (moment) => {
    await signInAt(moment);
    const board = await readRun();
    const [door] = doorsOf(board);
    const id = door?.id ?? 0;
    const stop = await server.call<EventView>('GET', stopPath(run, id), { as: ana });
    const preview = await server.call<{ runs: { manifest_id: number; arrivals: Record<string, string> }[] }>(
      'POST',
      '/delivery_manifest/move_preview',
      { as: ana, body: { delivery_event_ids: [run.stops[4]], delivery_manifest_id: run.id } },
    );
    const listed = await server.call<ManifestView[]>(
      'GET',
      `/delivery_manifest?date=${run.date}&events=1&per_page=9999`,
      { as: ana },
    );
    const inList = listed.body.find((each) => each.id === run.id)?.events.find((each) => each.id === id);
    const hovered = preview.body.runs.find((each) => each.manifest_id === run.id)?.arrivals[id];
    expect([stop.body.eta, inList?.eta, hovered]).toEqual([door?.eta, door?.eta, door?.eta]);
    for (const { eta } of doorsOf(board)) expect((eta ?? '') >= moment).toBe(true);
  });
});

it('whatever is done in whatever order, nothing is promised before it is expected, or expected before now', async () => {
  const anyStep = fc.record({
    verb: fc.constantFrom('addOn', 'move', 'reschedule'),
    secuence: fc.integer({ min: 2, max: 8 }),
    minutes: fc.integer({ min: 0, max: 9 }),
    delivery_start_time: fc.constantFrom(null, null, '09:30:00', '11:00:00'),
    latitude: fc.double({ min: 32.7, max: 32.9, noNaN: true }),
  });
  await call('PUT', runPath(run, 'automatic_scheduling'), { automatic_scheduling: true });
  let done = 0;
  for (const [index, step] of fc.sample(anyStep, { seed: 20_261_120, numRuns: 20 }).entries()) {
    await signInAt(toWire(new Date(clock.now().getTime() + step.minutes * 60_000)));
    const before = await readRun();
    const promised = new Map(before.events.map((event) => [event.id, event.planned_at]));
    const { latitude, secuence, delivery_start_time } = step;
    const destination_id = await insertAddress(server.db, run.participants[0] ?? 0, { latitude });
    const door = doorsOf(before)[secuence];
    const ask = async () => {
      if (step.verb === 'reschedule' && door)
        return call(
          'POST',
          stopPath(run, door.id, 're_schedule'),
          { destination_id, delivery_start_time },
          door.version,
        );
      if (step.verb === 'move' && door) {
        const versions = { [door.id]: door.version };
        const body = { delivery_event_ids: [door.id], versions, at: secuence };
        return call('POST', runPath(run, 'move'), body, before.version);
      }
      const given = { destination_id, secuence, delivery_start_time, tracking_number: `W${run.id}N${index}` };
      return call('POST', runPath(run, 'delivery_events_addon'), await addOn(given), before.version);
    };
    const answer = await ask();
    if (answer.status !== 200) continue;
    done += 1;
    const now = toWire(clock.now());
    for (const event of (await readRun()).events.filter(({ eta }) => eta !== null)) {
      if (event.delivery_event_status_id !== 4) expect((event.eta ?? '') >= now).toBe(true);
      if (event.delivery_event_type_id === 3 && event.planned_at !== promised.get(event.id))
        expectKept(event);
    }
  }
  // Some are asked about: a place before the trip back that brings the bag.
  expect(done).toBeGreaterThan(10);
});
