import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer, EventView, ManifestView } from '../../src/domain/runs/dispatchView';
import type { LifeCycle } from '../../src/domain/stops/lifeCycle';
import type { RunCandidates } from '../../src/domain/planning/planView';
import { command, makeRun, StoppedClock, stopPath, type Problem, type TestRun } from '../support/dispatchDay';
import { insertAddress } from '../support/planningDay';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { insertWaiting } from '../support/waitingStops';

const clock = new StoppedClock('2026-11-20 16:10:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await makeRun(server.db, { deliveries: 3 });
});

const read = async (id = run.id): Promise<ManifestView> => {
  const path = `/delivery_manifest?date=${run.date}&events=1&per_page=9999`;
  const { body } = await server.call<ManifestView[]>('GET', path, { as: ana });
  const found = body.find((each) => each.id === id);
  if (!found) throw new Error('the run of the test is there');
  return found;
};
const trips = ({ events }: { events: readonly EventView[] }) =>
  events.filter((event) => event.stop_role === 'tripBack');
let count = 0;
const addOn = async <T = CommandAnswer>(changes: object = {}, version = 1, verb = 'delivery_events_addon') =>
  server.call<T>(
    'POST',
    `/delivery_manifest/${run.id}/${verb}`,
    command(ana, version, {
      delivery_event_type_id: 3,
      participant_id: run.participants[0],
      destination_id: await insertAddress(server.db, run.participants[0] ?? 0),
      tracking_number: `T${run.id}N${(count += 1)}`,
      ...changes,
    }),
  );
const undo = (id: string) =>
  server.call<CommandAnswer>('POST', `/commands/${id}/undo`, command(ana, null, {}));
const move = <T = CommandAnswer>(ids: readonly number[], changes: object = {}) =>
  server.call<T>(
    'POST',
    `/delivery_manifest/${run.id}/move`,
    command(ana, null, {
      delivery_event_ids: ids,
      versions: Object.fromEntries(ids.map((id) => [id, 1])),
      ...changes,
    }),
  );
const waiting = async () => (await insertWaiting(server.db, run, 1))[0] ?? 0;

describe('a bag joins a run that has left its CDP', () => {
  it('an add-on brings the trip back with it, before the delivery, expected and in its times', async () => {
    const plain = await addOn();
    const [delivery] = plain.body.events;
    const [manifest] = plain.body.manifests;
    const [trip] = trips(manifest ?? { events: [] });
    expect(trip).toMatchObject({ delivery_event_type_id: 2, destination_latitude: 32.7185, secuence: 5 });
    expect(delivery).toMatchObject({ secuence: 6, pick_up_id: trip?.id, delivery_event_status_id: 1 });
    expect((trip?.eta ?? '') < (delivery?.eta ?? '')).toBe(true);
    expect(delivery?.planned_at).toBe(delivery?.eta);
    const history = await server.call<LifeCycle>('GET', stopPath(run, delivery?.id ?? 0, 'life_cycle'), {
      as: ana,
    });
    const said = history.body.life_cycle.flatMap((day) =>
      day.transitions.map((line) => line.bag_with ?? null),
    );
    expect(said).toContain('cdp');
    await undo(plain.body.command_id);
    expect(trips(await read())).toEqual([]);
  });

  it('or the driver has it: no trip, and the bag is in the vehicle', async () => {
    const done = await addOn({ bag_with: 'driver' });
    const [delivery] = done.body.events;
    expect(delivery).toMatchObject({ delivery_event_status_id: 8, pick_up_id: null });
    expect(trips(await read())).toEqual([]);
    expect((await addOn<Problem>({ bag_with: 'neighbour' }, 2)).status).toBe(422);
  });

  it('several share one trip back, which stays while one of them waits for it', async () => {
    const first = await addOn();
    const second = await addOn({}, 2);
    const [trip] = trips(await read());
    expect(trips(await read())).toHaveLength(1);
    expect(second.body.events.find((event) => event.delivery_event_type_id === 3)?.pick_up_id).toBe(trip?.id);
    expect((await undo(first.body.command_id)).status).toBe(200);
    expect(trips(await read()).map(({ delivery_event_status_id }) => delivery_event_status_id)).toEqual([1]);
    const [left] = second.body.events;
    const out = await server.call<CommandAnswer>(
      'POST',
      '/delivery_manifest/unassign',
      command(ana, null, { delivery_event_ids: [left?.id], versions: { [left?.id ?? 0]: left?.version } }),
    );
    expect(out.body.results).toMatchObject([{ ok: true }]);
    expect(out.body.events.find((event) => event.id === left?.id)?.pick_up_id).toBeNull();
    expect(trips(await read()).map(({ delivery_event_status_id }) => delivery_event_status_id)).toEqual([7]);
    await undo(out.body.command_id);
    expect(trips(await read()).map(({ delivery_event_status_id }) => delivery_event_status_id)).toEqual([1]);
  });

  it('a place before the trip back is asked about', async () => {
    await addOn();
    const asked = await addOn<Problem>({ secuence: 2 }, 2);
    expect(asked.body.args.rules).toMatchObject([{ rule: 'pickUp' }]);
  });

  it('deliveries without a run, by hand, key or in bulk: one trip for all, one undo', async () => {
    const ids = [await waiting(), await waiting()];
    const done = await move(ids, { at: 3 });
    expect(done.body.results).toMatchObject([{ ok: true }, { ok: true }]);
    const { events } = await read();
    const [trip] = trips({ events });
    expect(events.slice(2, 5).map(({ id }) => id)).toEqual([trip?.id, ...ids]);
    expect(events.filter(({ pick_up_id }) => pick_up_id === trip?.id).map(({ id }) => id)).toEqual(ids);
    await undo(done.body.command_id);
    expect((await read()).events).toHaveLength(5);
    const held = await move([await waiting()], { bag_with: 'driver' });
    expect(held.body.events).toMatchObject([{ delivery_event_status_id: 8 }]);
    expect(trips(await read())).toEqual([]);
  });

  it('the form counts the way back, and the preview says it', async () => {
    const ask = (changes: object = {}) =>
      server.call<RunCandidates>('POST', '/delivery_manifest/candidates', {
        as: ana,
        body: {
          delivery_date: run.date,
          delivery_manifest_id: run.id,
          destination_latitude: 32.8,
          destination_longitude: -117.05,
          ...changes,
        },
      });
    const [back] = (await ask()).body.feasible;
    const [held] = (await ask({ bag_with: 'driver' })).body.feasible;
    expect([back?.is_trip_back, held?.is_trip_back]).toEqual([true, false]);
    expect(back?.added_minutes).toBeGreaterThan(held?.added_minutes ?? 0);
    const preview = await server.call<{ runs: { is_trip_back: boolean }[] }>(
      'POST',
      '/delivery_manifest/move_preview',
      { as: ana, body: { delivery_event_ids: [await waiting()], delivery_manifest_id: run.id } },
    );
    expect(preview.body.runs).toMatchObject([{ is_trip_back: true }]);
  });
});
