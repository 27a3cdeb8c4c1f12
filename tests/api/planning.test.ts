import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer } from '../../src/domain/runs/dispatchView';
import type { RouteDraft, RouteTrace, RunCandidates } from '../../src/domain/planning/planView';
import { decodePolyline } from '../../src/domain/addresses/mapDefaults';
import {
  command,
  commandsOnRun,
  DAY,
  makeRun,
  runPath,
  StoppedClock,
  stopPath,
  type Problem,
  type TestRun,
} from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

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
  clock.set('2026-11-20 16:10:00');
  run = await makeRun(server.db, { deliveries: 5 });
});

const call = commandsOnRun(() => ({ server, as: ana, run }));
const runVersion = async () =>
  (
    await server.db
      .selectFrom('delivery_manifest')
      .select('version')
      .where('id', '=', run.id)
      .executeTakeFirstOrThrow()
  ).version;
/** Doors far apart in the order of the run: the second is the farthest. */
async function zigzag() {
  const north = [0.01, 0.2, 0.03, 0.15, 0.05];
  for (const [index, id] of run.stops.entries()) {
    await server.db
      .updateTable('delivery_events')
      .set({ destination_latitude: 32.7 + (north[index] ?? 0) })
      .where('id', '=', id)
      .execute();
  }
}
const orderOf = (answer: CommandAnswer) => (answer.manifests[0]?.events ?? []).map((event) => event.id);

describe('recalculate (spec §7): a plan is a draft first', () => {
  it('compares a better order with the one of now, and changes nothing', async () => {
    await zigzag();
    const draft = await server.call<RouteDraft>('POST', runPath(run, 'recalculate_trace/draft'), {
      as: ana,
      body: {},
    });
    expect(draft.status).toBe(200);
    expect(draft.body.moved.length).toBeGreaterThan(0);
    expect([...draft.body.order].sort()).toEqual([...run.stops].sort());
    expect(draft.body.after.minutes).toBeLessThan(draft.body.before.minutes);
    expect(draft.body.after.metres).toBeLessThan(draft.body.before.metres);
    expect(decodePolyline(draft.body.trace.polyline)).toHaveLength(draft.body.trace.legs.length + 1);
    expect(await runVersion()).toBe(1);
  });

  it('uses the draft that was looked at, as one command that can be undone', async () => {
    await zigzag();
    const draft = await server.call<RouteDraft>('POST', runPath(run, 'recalculate_trace/draft'), {
      as: ana,
      body: {},
    });
    const done = await call<CommandAnswer & RouteTrace & { finish: string }>('POST', 'recalculate_trace', {
      order: draft.body.order,
    });
    expect(done.status).toBe(200);
    expect(orderOf(done.body).filter((id) => run.stops.includes(id))).toEqual(draft.body.order);
    expect(done.body.manifests[0]).toMatchObject({
      is_route_updated: true,
      version: 2,
      route_polyline: draft.body.trace.polyline,
      route_metres: Math.round(draft.body.trace.legs.reduce((sum, leg) => sum + leg.metres, 0)),
    });
    expect(done.body.polyline).toBe(draft.body.trace.polyline);
    expect(done.body.legs).toHaveLength(draft.body.trace.legs.length);
    expect(done.body.finish).toBe(draft.body.after.finish);
    // Stops that kept their place among the others keep their version.
    const moved = done.body.events.map((event) => event.id).sort();
    expect(moved).toEqual([...draft.body.moved].sort());

    const undone = await server.call<CommandAnswer>(
      'POST',
      `/commands/${done.body.command_id}/undo`,
      command(ana, null, {}),
    );
    expect(undone.status).toBe(200);
    expect(orderOf(undone.body).filter((id) => run.stops.includes(id))).toEqual(run.stops);
    expect(undone.body.manifests[0]).toMatchObject({
      is_route_updated: false,
      route_polyline: null,
      route_metres: null,
    });
  });

  it('finds an order by itself for a client that sends none, and is off until the way changes', async () => {
    await zigzag();
    const done = await call('POST', 'recalculate_trace', {});
    expect(done.status).toBe(200);
    expect(orderOf(done.body).filter((id) => run.stops.includes(id))).not.toEqual(run.stops);
    const again = await call<Problem>('POST', 'recalculate_trace', {}, 2);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ status_code: 'state001', args: { reason: 'routeUpdated' } });

    const first = done.body.manifests[0]?.events.find((event) => run.stops.includes(event.id));
    const delivered = await server.call<CommandAnswer>(
      'POST',
      stopPath(run, first?.id ?? 0, 'change_status_override'),
      command(ana, first?.version ?? 0, { delivery_event_status_id: 4 }),
    );
    expect(delivered.body.manifests[0]?.is_route_updated, 'a delivery is as planned').toBe(true);
    const other = delivered.body.manifests[0]?.events.filter((event) => run.stops.includes(event.id)).at(-1);
    const canceled = await server.call<CommandAnswer>(
      'POST',
      stopPath(run, other?.id ?? 0, 'change_status'),
      command(ana, other?.version ?? 0, {
        delivery_event_status_id: 7,
        non_delivery_reason_id: 1,
        comments: 'Moved away',
      }),
    );
    expect(canceled.body.manifests[0]).toMatchObject({ is_route_updated: false, route_polyline: null });
  });

  it('refuses a locked run', async () => {
    await server.db
      .updateTable('delivery_manifest')
      .set({ locked_at: clock.now(), locked_reason: 'trainee' } as never)
      .where('id', '=', run.id)
      .execute();
    const refused = await server.call<Problem>('POST', runPath(run, 'recalculate_trace/draft'), {
      as: ana,
      body: {},
    });
    expect([refused.status, refused.body.args.reason]).toEqual([409, 'locked']);
    expect((await call<Problem>('POST', 'recalculate_trace', {})).status).toBe(409);
  });

  it.each([
    ['without a version', null, {}, 428],
    ['with an old version', 7, {}, 412],
    ['with stops of another run', 1, { order: [1, 2] }, 422],
  ])('refuses %s', async (_, version, body, status) => {
    expect((await call('POST', 'recalculate_trace', body, version)).status).toBe(status);
  });
});

describe('automatic re-routing (spec §7, automatic_scheduling)', () => {
  it('puts the run into a better order when a delivery is canceled, in the same command', async () => {
    await zigzag();
    const on = await call('PUT', 'automatic_scheduling', { automatic_scheduling: true });
    expect(on.body.manifests[0]).toMatchObject({ automatic_scheduling: true, is_route_updated: false });
    const last = run.stops.at(-1) ?? 0;
    const canceled = await server.call<CommandAnswer>(
      'POST',
      stopPath(run, last, 'change_status'),
      command(ana, 1, { delivery_event_status_id: 7, non_delivery_reason_id: 1, comments: 'x' }),
    );
    expect(canceled.status).toBe(200);
    expect(canceled.body.manifests[0]?.is_route_updated).toBe(true);
    expect(orderOf(canceled.body).filter((id) => run.stops.includes(id) && id !== last)).not.toEqual(
      run.stops.slice(0, -1),
    );
    const undone = await server.call<CommandAnswer>(
      'POST',
      `/commands/${canceled.body.command_id}/undo`,
      command(ana, null, {}),
    );
    expect(undone.status).toBe(200);
    expect(orderOf(undone.body).filter((id) => run.stops.includes(id))).toEqual(run.stops);
  });

  it('is on when the body says nothing, and refused for a run that is over', async () => {
    expect((await call('PUT', 'automatic_scheduling', {})).body.manifests[0]?.automatic_scheduling).toBe(
      true,
    );
    await server.db
      .updateTable('delivery_manifest')
      .set({ delivery_manifest_status_id: 4 })
      .where('id', '=', run.id)
      .execute();
    expect((await call('PUT', 'automatic_scheduling', {}, 2)).status).toBe(409);
  });
});

describe('candidates: the best place on every run, and why not', () => {
  const ask = (body: object) =>
    server.call<RunCandidates>('POST', '/delivery_manifest/candidates', {
      as: ana,
      body: { delivery_date: DAY, close_door_pharmacy_id: run.cdp_id, ...body },
    });
  const door = { destination_latitude: 32.755, destination_longitude: -117.05 };

  it('ranks runs by what it costs, with place, arrival and distance', async () => {
    const far = await makeRun(server.db, { cdp_id: run.cdp_id, deliveries: 1 });
    await server.db
      .updateTable('delivery_events')
      .set({ destination_latitude: 33.3 })
      .where('delivery_manifest_id', '=', far.id)
      .execute();
    const { status, body } = await ask(door);
    expect(status).toBe(200);
    expect(body.feasible.map((one) => one.delivery_manifest_id)).toEqual([run.id, far.id]);
    const [best] = body.feasible;
    // Between the first door (32.75) and the second (32.76): behind the pull out and the first delivery.
    expect(best).toMatchObject({ secuence: 3, overtime_minutes: 0, is_add_on: true });
    expect(best?.added_minutes).toBeLessThan(body.feasible[1]?.added_minutes ?? 0);
    expect(best?.arrival).toMatch(/^2026-11-20 1[67]:/);
  });

  it('says why a run cannot take it, and what would make it fit', async () => {
    const late = await ask({ ...door, delivery_end_time: '08:05:00' });
    expect(late.body.feasible).toEqual([]);
    expect(late.body.refused[0]).toMatchObject({
      delivery_manifest_id: run.id,
      reasons: [{ code: 'windowLate', fix: { kind: 'window' } }],
    });
    const woman = await ask({ ...door, driver_gender: 'female' });
    expect(woman.body.refused[0]?.reasons[0]).toMatchObject({ code: 'skill', skills: [2] });
  });

  it('leaves out runs that are over and runs that are not the caller’s', async () => {
    await server.db
      .updateTable('delivery_manifest')
      .set({ delivery_manifest_status_id: 4 })
      .where('id', '=', run.id)
      .execute();
    const { body } = await ask(door);
    expect(body).toMatchObject({ feasible: [], refused: [] });
  });
});
