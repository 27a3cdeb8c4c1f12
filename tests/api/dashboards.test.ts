import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FiguresAnswer } from '../../src/contract/dashboards/figures';
import { countFigures } from '../../server/day/dashboards/countFigures';
import { DAY, makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let dispatcher: TestSession;
let one: TestRun;
let other: TestRun;

const PATH = `/dashboards/figures?from=2026-11-14&to=${DAY}`;
const set = (id: number, values: object) =>
  server.db.updateTable('delivery_events').set(values).where('id', '=', id).execute();

beforeAll(async () => {
  server = await testServer({ clock: new StoppedClock(`${DAY} 17:00:00`) });
  dispatcher = await server.signInAs('dispatcher');
  one = await makeRun(server.db, { deliveries: 3 });
  other = await makeRun(server.db, { deliveries: 2 });
  const [first = 0, second = 0, third = 0] = one.stops;
  const kept = { planned_at: `${DAY} 16:30:00`, datetime: `${DAY} 16:35:00`, attempts: 1 };
  await set(first, { delivery_event_status_id: 4, ...kept });
  await set(second, { delivery_event_status_id: 4, ...kept, datetime: `${DAY} 16:50:00` });
  await set(third, { delivery_event_status_id: 11, non_delivery_reason_id: 1, datetime: `${DAY} 16:59:00` });
});
afterAll(() => server.close());

const read = async (path = PATH, as = dispatcher) => server.call<FiguresAnswer>('GET', path, { as });

describe('figures of a period', () => {
  it('say that changes wait until they are counted, then count every stop', async () => {
    const before = (await read()).body;
    expect(before.now.stops).toBe(0);
    expect(before.pending_since).not.toBeNull();
    await countFigures(server.db);
    const { now, former, trend, hours, reasons, pending_since, has_costs } = (await read()).body;
    expect(now).toMatchObject({ stops: 5, delivered: 2, failed: 1, measured: 2, on_time: 1, first_visit: 2 });
    expect(former.stops).toBe(0);
    expect(trend).toHaveLength(7);
    expect(trend.at(-1)).toMatchObject({ from: DAY, to: DAY, now: { stops: 5 } });
    // 16:30 UTC is half past eight in Los Angeles, on a Friday.
    expect(hours).toContainEqual(expect.objectContaining({ weekday: 5, hour: 8, measured: 2, on_time: 1 }));
    expect(reasons).toEqual([{ reason: '1', description: 'Nobody home', now: 1, before: 0 }]);
    expect([pending_since, has_costs]).toEqual([null, true]);
  });

  it('are those of the period before too', async () => {
    const { now, former } = (await read('/dashboards/figures?from=2026-11-21&to=2026-11-20')).body;
    expect(now ?? former).toBeUndefined();
    const later = (await read(`/dashboards/figures?from=${DAY}&to=${DAY}`)).body;
    expect([later.now.stops, later.before]).toEqual([5, { from: '2026-11-19', to: '2026-11-19' }]);
  });

  it('follow driver, client and CDP; a client has no costs', async () => {
    const stops = async (query: string) => (await read(`${PATH}&${query}`)).body.now.stops;
    expect(await stops(`employee_id=${one.employee_id}`)).toBe(3);
    expect(await stops(`close_door_pharmacy_id=${other.cdp_id}`)).toBe(2);
    expect(await stops(`close_door_pharmacy_id=${other.cdp_id}&employee_id=${one.employee_id}`)).toBe(0);
    const { funding_source_id: client } = await server.db
      .selectFrom('participants')
      .select('funding_source_id')
      .where('id', '=', one.participants[0] ?? 0)
      .executeTakeFirstOrThrow();
    const ofClient = (await read(`${PATH}&funding_source_id=${client}`)).body;
    expect([ofClient.now.stops, ofClient.has_costs]).toEqual([1, false]);
    expect(await stops(`funding_source_id=${client}&employee_id=${one.employee_id}`)).toBe(1);
    expect(await stops('facility_id=1')).toBe(0);
  });

  it.each([
    ['from=2026-11-20&to=2026-11-14', 'to'],
    ['from=2021-12-30&to=2022-01-02', 'from'],
    ['from=2026-11-20&to=2026-11-21', 'from'],
    ['from=2024-01-01&to=2026-11-20', 'to'],
  ])('%s is refused at %s', async (query, field) => {
    const { status, body } = await server.call<{ errors: object }>('GET', `/dashboards/figures?${query}`, {
      as: dispatcher,
    });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

describe('who sees them', () => {
  it.each([
    ['administrator', 200],
    ['dispatcher', 200],
    ['scheduler', 200],
    ['driver', 403],
    ['nobody', 403],
  ] as const)('%s: %i', async (role, status) => {
    const as = await server.signInAs(role, role === 'driver' ? { employee_id: one.employee_id } : {});
    expect((await read(PATH, as)).status).toBe(status);
  });

  it('a pharmacy sees its own CDP, and no other one', async () => {
    const pharmacy = await server.signInAs('pharmacy', { cdp_id: other.cdp_id });
    expect((await read(PATH, pharmacy)).body.now.stops).toBe(2);
    expect((await read(`${PATH}&close_door_pharmacy_id=${other.cdp_id}`, pharmacy)).body.now.stops).toBe(2);
    expect((await read(`${PATH}&close_door_pharmacy_id=${one.cdp_id}`, pharmacy)).status).toBe(404);
  });
});
