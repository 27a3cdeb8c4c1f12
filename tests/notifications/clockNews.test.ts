import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchDay } from '../../server/day/news/watchDay';
import { warnOfInspections } from '../../server/records/vehicles/inspectionWarnings';
import type { Notification } from '../../src/contract/notifications/notifications';
import { addDays } from '../../src/domain/time/dates';
import { DAY, makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;
beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('administrator');
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 16:40:00');
  await server.db.deleteFrom('notifications').execute();
  await server.db.updateTable('delivery_manifest').set({ delivery_manifest_status_id: 4 }).execute();
  run = await makeRun(server.db);
});

const news = async () => (await server.call<Notification[]>('GET', '/notification', { as: ana })).body;
const promise = (index: number, planned_at: string, eta = planned_at) =>
  server.db
    .updateTable('delivery_events')
    .set({ planned_at, eta })
    .where('id', '=', run.stops[index] ?? 0)
    .execute();

describe('the clock alone', () => {
  it('tells of a late stop once, however often it looks', async () => {
    await promise(0, '2026-11-20 16:00:00', '2026-11-20 17:10:00');
    await watchDay(server.context);
    const late = (await news()).filter(({ type }) => type === 'stop_late');
    expect(late.map(({ jsonBody }) => jsonBody?.event_id)).toEqual([run.stops[0]]);
    expect(late[0]?.body).toMatch(/: expected at \d\d:\d\d PST\.$/);
    clock.set('2026-11-20 16:41:00');
    await watchDay(server.context);
    expect((await news()).filter(({ type }) => type === 'stop_late')).toHaveLength(1);
  });

  it('tells anew of a stop that was put off and is late on its new day', async () => {
    const stop = run.stops[0] ?? 0;
    await promise(0, '2026-11-20 16:00:00', '2026-11-20 17:10:00');
    await watchDay(server.context);
    clock.set('2026-11-21 16:40:00');
    const next = await makeRun(server.db, { date: '2026-11-21' });
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_manifest_id: next.id, delivery_date: '2026-11-21', secuence: 90 })
      .where('id', '=', stop)
      .execute();
    await promise(0, '2026-11-21 16:00:00', '2026-11-21 17:10:00');
    await watchDay(server.context);
    await watchDay(server.context);
    const told = await server.db
      .selectFrom('notifications')
      .select('json_body')
      .where('user_id', '=', ana.user_id)
      .where('type', '=', 'stop_late')
      .orderBy('id')
      .execute();
    const ofStop = told.filter(({ json_body }) => json_body.event_id === stop);
    expect(ofStop.map(({ json_body }) => json_body.date)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('of a whole run that is late makes one', async () => {
    for (const index of [0, 1, 2]) await promise(index, '2026-11-20 15:00:00', '2026-11-20 17:10:00');
    await watchDay(server.context);
    const [first, ...others] = (await news()).filter(({ type }) => type === 'stop_late');
    expect(first?.title).toMatch(/^3 stops late on RUN \d+$/);
    expect(others).toEqual([]);
  });

  it('says nothing of a run that goes well, nor of one that is over', async () => {
    await server.db
      .updateTable('delivery_events')
      .set({ planned_at: '2026-11-20 23:00:00' })
      .where('delivery_manifest_id', '=', run.id)
      .execute();
    await watchDay(server.context);
    expect((await news()).map(({ type }) => type)).not.toContain('stop_late');
    await promise(0, '2026-11-20 15:00:00', '2026-11-20 17:10:00');
    await server.db.updateTable('delivery_manifest').set({ delivery_manifest_status_id: 4 }).execute();
    await server.db.deleteFrom('notifications').execute();
    await watchDay(server.context);
    expect(await news()).toEqual([]);
  });

  it('tells of overtime before it happens', async () => {
    await server.db
      .updateTable('delivery_manifest')
      .set({ end_at: '2026-11-20 16:50:00' })
      .where('id', '=', run.id)
      .execute();
    await watchDay(server.context);
    const over = (await news()).find(({ type }) => type === 'overtime_near');
    expect(over?.title).toMatch(/^Overtime expected: RUN/);
    expect(Number(over?.jsonBody?.minutes)).toBeGreaterThan(0);
  });
});

describe('a vehicle that stands', () => {
  const stand = (minutes: number, north = 0.2) =>
    server.db
      .insertInto('positions')
      .values(
        Array.from({ length: minutes + 1 }, (_, minute) => ({
          employee_id: run.employee_id,
          recorded_at: new Date(clock.now().getTime() - minute * 60_000).toISOString(),
          latitude: 32.7185 + north,
          longitude: -117.1593,
        })),
      )
      .execute();
  const stopped = async () => (await news()).filter(({ type }) => type === 'vehicle_stopped');

  it('for longer than the setting is told, once an hour', async () => {
    await stand(22);
    await watchDay(server.context);
    await watchDay(server.context);
    const [told, ...more] = await stopped();
    expect(told?.body).toMatch(/not moved for 2[12] minutes/);
    expect(more).toEqual([]);
  });

  it.each([
    ['for a shorter time', 12, 0.2],
    ['at its CDP', 22, 0],
  ])('%s is not', async (_, minutes, north) => {
    await stand(minutes, north);
    await watchDay(server.context);
    expect(await stopped()).toEqual([]);
  });

  it('at a stop is not', async () => {
    await stand(22);
    await server.db
      .insertInto('stop_visits')
      .values({ delivery_event_id: run.stops[0] ?? 0, employee_id: run.employee_id, arrived_at: clock.now() })
      .execute();
    await watchDay(server.context);
    expect(await stopped()).toEqual([]);
  });
});

it('an inspection is told when it is due soon, and again when it is overdue', async () => {
  const type = await server.db
    .insertInto('vehicle_capacity_types')
    .values({ name: 'TEN', capacity: 10, is_active: true } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const van = await server.db
    .insertInto('vehicles')
    .values({
      name: 'VAN 77',
      license_plate: '2222B77',
      type: 'van',
      vehicle_capacity_type_id: type.id,
      inspection_due: addDays(DAY, 10),
      smartphone_login: false,
      is_active: true,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const told = async () => {
    const rows = await server.db.selectFrom('notifications').selectAll().orderBy('id').execute();
    return rows
      .filter(({ user_id }) => user_id === ana.user_id)
      .map(({ type: of, json_body }) => [of, json_body.vehicle_id]);
  };
  await warnOfInspections(server.context);
  await warnOfInspections(server.context);
  expect(await told()).toEqual([['inspection_due', van.id]]);
  clock.advance(11 * 86_400_000);
  await warnOfInspections(server.context);
  expect(await told()).toEqual([
    ['inspection_due', van.id],
    ['inspection_overdue', van.id],
  ]);
});
