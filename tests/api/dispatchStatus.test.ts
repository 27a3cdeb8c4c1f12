import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer } from '../../src/domain/runs/dispatchView';
import { command, makeRun, StoppedClock, stopPath, type Problem, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 16:40:00');
  run = await makeRun(server.db);
});

const first = () => run.stops[0] ?? 0;
const second = () => run.stops[1] ?? 0;
const change = <T = CommandAnswer>(eventId: number, body: object, version: number | null = 1, as = ana) =>
  server.call<T>('POST', stopPath(run, eventId, 'change_status'), command(as, version, body));
const force = <T = CommandAnswer>(eventId: number, body: object, as = ana) =>
  server.call<T>('POST', stopPath(run, eventId, 'change_status_override'), command(as, 1, body));
const transitionsOf = (eventId: number) =>
  server.db
    .selectFrom('delivery_event_transitions')
    .selectAll()
    .where('delivery_event_id', '=', eventId)
    .execute();

describe('changeStatus: a stop is delivered', () => {
  it('answers the whole new run, with history, audit and outbox written', async () => {
    const answer = await change(first(), { delivery_event_status_id: 4, receptor_name: 'CARLA' });
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBe('"2"');
    const [manifest] = answer.body.manifests;
    expect(manifest).toMatchObject({ id: run.id, version: 2, delivery_manifest_status_id: 3 });
    expect(manifest?.events).toHaveLength(5);
    expect(answer.body.events).toMatchObject([
      { id: first(), version: 2, delivery_event_status_id: 4, attempts: 1, datetime: '2026-11-20 16:40:00' },
    ]);
    expect(answer.body.undo_until).toBe('2026-11-20 16:50:00');

    const [line] = await transitionsOf(first());
    expect(line).toMatchObject({
      delivery_event_status_id: 4,
      actor_name: 'Ana Office',
      source: 'office',
      receptor_name: 'CARLA',
    });
    expect(line?.command_id).toBe(answer.body.command_id);
    const audit = await server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('command_id', '=', answer.body.command_id)
      .where('resource', '=', 'delivery_events')
      .execute();
    expect(audit).toMatchObject([
      {
        action: 'changeStatus',
        record_id: first(),
        changes: { delivery_event_status_id: { from: 1, to: 4 }, version: { from: 1, to: 2 } },
      },
    ]);
    const live = await server.db
      .selectFrom('outbox')
      .selectAll()
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(live).toMatchObject({
      topic: 'dispatch:2026-11-20',
      event: 'manifest.changed',
      cdp_id: run.cdp_id,
      body: { manifest_id: run.id, version: 2, event_ids: [first()], events: [{ id: first(), version: 2 }] },
    });
  });

  it('reckons the expected arrivals of what is left from the moment of the closing', async () => {
    // Closed at 16:40; 130 s of road, 5 minutes at each door.
    const answer = await change(first(), { delivery_event_status_id: 4 });
    const etas = answer.body.manifests[0]?.events.map((event) => event.eta?.slice(11));
    expect(etas).toEqual(['16:00:00', '16:30:00', '16:42:10', '16:49:20', '16:54:20']);
    const unchanged = answer.body.manifests[0]?.events.find((event) => event.id === second());
    expect(unchanged?.version, 'an arrival is no part of the version').toBe(1);
  });

  it('keeps no signature and no position that the office makes up, and takes other clients’ names', async () => {
    const answer = await change(first(), {
      delivery_event_status_id: 4,
      delivered_date: '2026-11-20 16:35:00',
      full_name: 'CARLA',
      remarks: 'left with sister',
      signature: 'x',
      latitude: 32.7456,
      longitude: -117.0367,
    });
    expect(answer.status).toBe(200);
    const [line] = await transitionsOf(first());
    expect(line).toMatchObject({ signature: null, latitude: null, longitude: null, source: 'office' });
    expect(line).toMatchObject({
      receptor_name: 'CARLA',
      comments: 'left with sister',
      datetime: '2026-11-20 16:35:00',
    });
  });

  it('finishes the run when its last stop closes', async () => {
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_event_status_id: 4 })
      .where('delivery_manifest_id', '=', run.id)
      .where('id', '!=', first())
      .execute();
    const answer = await change(first(), { delivery_event_status_id: 4 });
    expect(answer.body.manifests[0]?.delivery_manifest_status_id).toBe(4);
  });
});

describe('changeStatus: words', () => {
  it('wants reason and comment for a failure, by field', async () => {
    const answer = await change<Problem>(first(), { delivery_event_status_id: 11 });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      non_delivery_reason_id: { message: 'validation.required' },
      comments: { message: 'validation.required' },
    });
  });

  it('wants free text when the reason is other', async () => {
    const body = { delivery_event_status_id: 11, non_delivery_reason_id: 4, comments: 'no luck' };
    const refused = await change<Problem>(first(), body);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['other_reason']);
    const done = await change(first(), { ...body, other_reason: 'flood' });
    expect(done.status).toBe(200);
    expect(done.body.events[0]).toMatchObject({
      non_delivery_reason_id: 4,
      non_delivery_reason_description: 'Other',
    });
  });

  it.each([
    [{ delivery_event_status_id: 11, non_delivery_reason_id: 99, comments: 'x y' }, 'non_delivery_reason_id'],
    [{ delivery_event_status_id: 4, datetime: '2026-11-20 17:40:00' }, 'datetime'],
    [{ delivery_event_status_id: 4, datetime: '2001-01-01 00:00:00' }, 'datetime'],
    [{ delivery_event_status_id: 4, datetime: 'yesterday' }, 'datetime'],
    [{ delivery_event_status_id: '4' }, 'delivery_event_status_id'],
    [{ delivery_event_status_id: 4, nonsense: 1 }, 'nonsense'],
    [{ delivery_event_status_id: 4, latitude: 91 }, 'latitude'],
    [{}, 'delivery_event_status_id'],
  ])('refuses %j at %s', async (body, field) => {
    const answer = await change<Problem>(first(), body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await transitionsOf(first())).toEqual([]);
  });
});

describe('changeStatus: states', () => {
  it('never plans a delivered stop again', async () => {
    await change(first(), { delivery_event_status_id: 4 });
    const answer = await change<Problem>(first(), { delivery_event_status_id: 1 }, 2);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ status_code: 'state001', args: { status: 'successful' } });
  });

  it('leaves the driver’s own steps to the driver', async () => {
    const fresh = await makeRun(server.db, { isUnderWay: false });
    const path = stopPath(fresh, fresh.pullOut, 'change_status');
    const office = await server.call('POST', path, command(ana, 1, { delivery_event_status_id: 4 }));
    expect(office.status).toBe(409);
    const driver = await server.signInAs('driver', { employee_id: fresh.employee_id });
    const device = await server.call<CommandAnswer>('POST', path, {
      as: driver,
      body: { delivery_event_status_id: 4 },
    });
    expect(device.status).toBe(200);
    expect(device.body.manifests[0]?.delivery_manifest_status_id).toBe(3);
  });

  it('br003 before the run has started, br006 out of order; the override goes over both and says so', async () => {
    run = await makeRun(server.db, { isUnderWay: false });
    const early = await change<Problem>(first(), { delivery_event_status_id: 4 });
    expect(early.status).toBe(400);
    expect(early.body).toMatchObject({
      status_code: 'br003',
      args: { manifest_status: 'manifestStatus.scheduled' },
    });

    run = await makeRun(server.db);
    const outOfOrder = await change<Problem>(second(), { delivery_event_status_id: 4 });
    expect(outOfOrder.status).toBe(400);
    expect(outOfOrder.body).toMatchObject({ status_code: 'br006', args: { count: 1, event_id: first() } });

    const forced = await force(second(), { delivery_event_status_id: 4 });
    expect(forced.status).toBe(200);
    const audit = await server.db
      .selectFrom('audit_entries')
      .select('action')
      .where('record_id', '=', second())
      .where('resource', '=', 'delivery_events')
      .execute();
    expect(audit).toEqual([{ action: 'changeStatus_override' }]);
  });

  it('br003 names the distance when the driver’s fresh position is elsewhere', async () => {
    const position = {
      employee_id: run.employee_id,
      latitude: 32.9,
      longitude: -117.05,
      recorded_at: '2026-11-20 16:38:00',
    };
    await server.db.insertInto('positions').values(position).execute();
    const answer = await change<Problem>(first(), { delivery_event_status_id: 4 });
    expect(answer.body).toMatchObject({ status_code: 'br003', args: { radius: 150, minutes: 2 } });
    expect(Number(answer.body.args.metres)).toBeGreaterThan(10_000);
  });

  it('the override is a permission of its own', async () => {
    const clerk = await server.signInAs('nobody', {
      permissions: [['POST', '/delivery_manifest/:manifestId/delivery_events/:eventId/change_status']],
    });
    expect((await force<Problem>(first(), { delivery_event_status_id: 4 }, clerk)).status).toBe(403);
    expect((await change(first(), { delivery_event_status_id: 4 }, 1, clerk)).status).toBe(200);
  });
});
