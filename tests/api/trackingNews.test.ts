import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ManifestView } from '../../src/domain/runs/dispatchView';
import type { TrackingView } from '../../src/domain/stops/trackingView';
import { command, makeRun, StoppedClock, stopPath, type TestRun } from '../support/dispatchDay';
import { insertAddress } from '../support/planningDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:10:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 16:10:00');
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
  run = await makeRun(server.db);
});

const first = () => run.stops[0] ?? 0;
const second = () => run.stops[1] ?? 0;
const share = async (eventId: number) =>
  (await server.call<{ token: string }>('POST', stopPath(run, eventId, 'tracking_link'), { as: ana })).body;
const look = async (token: string) =>
  (await server.app.inject({ method: 'GET', url: `/api/tracking/${token}` })).json<TrackingView>();
const drive = (latitude: number, recorded_at: string) =>
  server.db
    .insertInto('positions')
    .values({ employee_id: run.employee_id, latitude, longitude: -117.05, recorded_at })
    .execute();
const deliver = (eventId: number, body: object) =>
  server.call('POST', stopPath(run, eventId, 'change_status'), command(ana, 1, body));

describe('what the recipient hears of a visit that does not go as planned', () => {
  it('is what the board says: the same instant, and how late it is against what was promised', async () => {
    await server.db
      .updateTable('delivery_events')
      .set({ planned_at: '2026-11-20 16:30:00' })
      .where('id', '=', first())
      .execute();
    const { token } = await share(first());
    clock.set('2026-11-20 17:08:00');
    await drive(32.74, '2026-11-20 17:07:00');
    const again = await server.signInAs('dispatcher');
    const board = await server.call<ManifestView>('GET', `/delivery_manifest/${run.id}`, { as: again });
    const eta = board.body.events.find(({ id }) => id === first())?.eta ?? '';
    const view = await look(token);
    expect(view).toMatchObject({ state: 'next', late_minutes: 40, is_checking: false });
    expect((view.eta?.from ?? '') <= eta && eta <= (view.eta?.to ?? '')).toBe(true);
  });

  it('is that we ask, when the driver has been silent: no arrival, no vehicle', async () => {
    const { token } = await share(first());
    await drive(32.74, '2026-11-20 16:09:00');
    expect(await look(token)).toMatchObject({ is_checking: false });
    clock.set('2026-11-20 16:25:00');
    const silent = { is_checking: true, eta: null, late_minutes: null, vehicle: null };
    expect(await look(token)).toMatchObject(silent);
    // Closing a stop is news as well.
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_event_status_id: 4, datetime: '2026-11-20 16:24:00' })
      .where('id', '=', second())
      .execute();
    expect(await look(token)).toMatchObject({ is_checking: false });
    // Without a device the last closing says it, after an hour.
    run = await makeRun(server.db);
    const mute = await share(first());
    clock.set('2026-11-20 16:40:00');
    expect(await look(mute.token)).toMatchObject({ is_checking: false });
    clock.set('2026-11-20 17:01:00');
    expect(await look(mute.token)).toMatchObject(silent);
  });

  it('is when we stood at the door, and the new day or window; a pick-up is called so', async () => {
    const { token } = await share(first());
    await deliver(first(), { delivery_event_status_id: 3 });
    clock.set('2026-11-20 16:20:00');
    expect(await look(token)).toMatchObject({ state: 'next', attempted_at: '2026-11-20 16:10:00' });
    const put = (body: object, version: number) =>
      server.call('POST', stopPath(run, first(), 're_schedule'), command(ana, version, body));
    const destination_id = await insertAddress(server.db, run.participants[0] ?? 0);
    const window = { delivery_start_time: '13:00:00', delivery_end_time: '15:00:00' };
    await put({ destination_id, ...window }, 2);
    expect(await look(token)).toMatchObject({
      state: 'rescheduled',
      new_day: '2026-11-20',
      window: { start: '2026-11-20 21:00:00', end: '2026-11-20 23:00:00' },
      late_minutes: null,
      attempted_at: '2026-11-20 16:10:00',
    });
    const { version } = await server.db
      .selectFrom('delivery_events')
      .select('version')
      .where('id', '=', first())
      .executeTakeFirstOrThrow();
    await put({ destination_id, delivery_date: '2026-12-04' }, version);
    expect(await look(token)).toMatchObject({ state: 'rescheduled', new_day: '2026-12-04', eta: null });
    // The link lives as long after the new day as it did after the former one.
    clock.set('2026-12-07 07:59:59');
    expect(await look(token)).toMatchObject({ state: 'rescheduled' });
    clock.set('2026-12-07 08:00:00');
    expect((await server.app.inject({ method: 'GET', url: `/api/tracking/${token}` })).statusCode).toBe(404);
    clock.set('2026-11-20 16:20:00');
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_event_type_id: 8, delivery_event_status_id: 12 })
      .where('id', '=', second())
      .execute();
    const collect = await share(second());
    expect(await look(collect.token)).toMatchObject({ kind: 'collect', new_day: null, attempted_at: null });
  });
});
