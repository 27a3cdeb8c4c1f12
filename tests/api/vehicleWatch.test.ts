import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startRounds, workOnRetention } from '../../server/day/keeping/retention';
import { movedBy } from '../../src/domain/addresses/distance';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { DAY, makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 17:00:00');
let server: TestServer;
let run: TestRun;
let driver: TestSession;
let dispatcher: TestSession;
const door = { latitude: 32.75, longitude: -117.05 };

beforeAll(async () => {
  server = await testServer({ clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await makeRun(server.db);
  driver = await server.signInAs('driver', { employee_id: run.employee_id });
  dispatcher = await server.signInAs('dispatcher');
  await server.db
    .updateTable('delivery_events')
    .set({ destination_latitude: door.latitude, destination_longitude: door.longitude })
    .where('id', '=', run.stops[0] ?? 0)
    .execute();
});

/** `metres` north of the first door, at a time of the day in UTC. */
const seen = (time: string, metres: number, speed = 1) => ({
  employee_id: run.employee_id,
  ...movedBy(door, metres, 0),
  recorded_at: `${DAY} ${time}`,
  speed,
  heading: 0,
  accuracy: 8,
});
const report = async (...items: object[]) => {
  const answer = await server.call('POST', '/positions', { as: driver, body: items });
  expect(answer.status).toBe(200);
};
const visit = () =>
  server.db
    .selectFrom('stop_visits')
    .select(['arrived_at', 'left_at'])
    .where('delivery_event_id', '=', run.stops[0] ?? 0)
    .executeTakeFirst();
const news = async (as = dispatcher) => {
  const { body } = await server.call<{ type: string; jsonBody: Record<string, unknown> }[]>(
    'GET',
    '/notification?page=1&per_page=20&show_async_request=0',
    { as },
  );
  return body;
};

describe('what the positions of a vehicle mean', () => {
  it('keeps when it came to a door and left it, in one report or several', async () => {
    await report(seen('16:40:00', 900), seen('16:44:00', 60), seen('16:46:00', 10));
    expect(await visit()).toEqual({ arrived_at: `${DAY} 16:44:00`, left_at: null });
    await report(seen('16:50:00', 400), seen('16:48:00', 20));
    expect(await visit()).toEqual({ arrived_at: `${DAY} 16:44:00`, left_at: `${DAY} 16:50:00` });
  });

  it('shows the visit with the stop', async () => {
    await report(seen('16:44:00', 60));
    const { body } = await server.call<{ events: { id: number; arrived_at: string | null }[] }>(
      'GET',
      `/delivery_manifest/${run.id}`,
      { as: dispatcher },
    );
    const times = new Map(body.events.map((event) => [event.id, event.arrived_at]));
    expect(times.get(run.stops[0] ?? 0)).toBe(`${DAY} 16:44:00`);
    expect(times.get(run.stops[1] ?? 0)).toBeNull();
  });

  it('tells the office once of a stop that was left without a status', async () => {
    await report(seen('16:44:00', 60));
    await report(seen('16:50:00', 400));
    await report(seen('16:51:00', 20));
    await report(seen('16:55:00', 400));
    const left = (await news()).filter(({ type }) => type === 'left_without_status');
    expect(left).toHaveLength(1);
    expect(left[0]?.jsonBody).toMatchObject({
      event_id: run.stops[0],
      date: DAY,
      delivery_manifest_id: run.id,
    });
    expect(await news(driver)).toEqual([]);
  });

  it('says nothing of a stop that has its status, and gives it no new visit', async () => {
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_event_status_id: EVENT_STATUS.successful })
      .where('id', '=', run.stops[0] ?? 0)
      .execute();
    await report(seen('16:44:00', 60), seen('16:50:00', 400));
    expect(await visit()).toBeUndefined();
    expect(await news()).toEqual([]);
  });

  it('tells of a speed above the setting, once in a quarter of an hour, and people of another CDP never', async () => {
    const other = await makeRun(server.db);
    const elsewhere = await server.signInAs('dispatcher', { cdp_id: other.cdp_id });
    const here = await server.signInAs('dispatcher', { cdp_id: run.cdp_id });
    await report(seen('16:40:00', 9_000, 30.5));
    expect(await news()).toEqual([]);
    await report(seen('16:41:00', 8_000, 33.4), seen('16:42:00', 7_000, 31));
    await report(seen('16:43:00', 6_000, 40));
    expect((await news()).map(({ type, jsonBody }) => [type, jsonBody.speed])).toEqual([
      ['vehicle_too_fast', 120],
    ]);
    await report(seen('16:46:00', 5_000, 40));
    expect(await news()).toHaveLength(2);
    expect(await news(here)).toHaveLength(2);
    expect(await news(elsewhere)).toEqual([]);
  });

  it.each([
    ['ahead', ['19:05:00', '19:06:00'], 126],
    ['behind', ['2026-11-18 17:00:00', '2026-11-18 17:10:00'], 2_870],
  ])(
    'tells once that the clock of a phone is %s, which then shows nobody a place',
    async (_, times, minutes) => {
      const items = times.map((time) => ({
        ...seen('16:40:00', 900),
        recorded_at: time.length > 8 ? time : `${DAY} ${time}`,
      }));
      await report(...items);
      await report(...items);
      const told = (await news()).map(({ type, jsonBody }) => [
        type,
        jsonBody.minutes,
        jsonBody.delivery_manifest_id,
      ]);
      expect(told).toEqual([['phone_clock_wrong', minutes, run.id]]);
    },
  );

  it('says nothing of a clock that is right, whatever a device has kept', async () => {
    await report(
      { ...seen('16:40:00', 900), recorded_at: '2026-11-18 17:00:00' },
      seen('16:59:00', 900),
      seen('17:02:00', 900),
    );
    expect(await news()).toEqual([]);
  });

  it('does not judge again what a device sends late', async () => {
    await report(seen('16:50:00', 900));
    await report(seen('16:40:00', 10, 60));
    expect(await visit()).toBeUndefined();
    expect(await news()).toEqual([]);
  });
});

it('drops positions that are older than the setting', async () => {
  const at = (recorded_at: string) => ({
    employee_id: run.employee_id,
    recorded_at,
    latitude: 1,
    longitude: 1,
  });
  await server.db
    .insertInto('positions')
    .values([at('2026-08-20 17:00:00'), at('2026-08-22 16:59:59'), at('2026-08-22 17:00:01')])
    .execute();
  const before = await server.db.selectFrom('positions').select('recorded_at').execute();
  await startRounds(server.context);
  await workOnRetention(server.context);
  expect(await server.db.selectFrom('positions').select('recorded_at').execute()).toHaveLength(
    before.length - 2,
  );
});
