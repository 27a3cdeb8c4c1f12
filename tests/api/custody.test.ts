import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CashOfDriver, CustodyOfDate, RunCustody } from '../../src/domain/custody/custodyView';
import { command, DAY, makeRun, StoppedClock, type Problem, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let ana: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock: new StoppedClock('2026-11-21 00:30:00') });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
/** Delivered, failed, still in the vehicle. */
beforeEach(async () => {
  run = await makeRun(server.db);
  await mark(run.stops[0], 4);
  await mark(run.stops[1], 11);
});

async function mark(id: number | undefined, delivery_event_status_id: number, copayment_method = 'cash') {
  await server.db
    .updateTable('delivery_events')
    .set({ delivery_event_status_id, copayment_method })
    .where('id', '=', id ?? 0)
    .execute();
}
const path = () => `/delivery_manifest/${run.id}/custody`;
const returned = (id: number | undefined) => ({ delivery_event_id: id, place: 'returned' });
const handOver = <T = RunCustody>(bags: object[], version = 1) =>
  server.call<T>('POST', path(), command(ana, version, { bags }));
const allBags = () => [
  returned(run.stops[1]),
  { delivery_event_id: run.stops[2], place: 'missing', reason: 'not in the vehicle' },
];

describe('custody of a run', () => {
  it('says where each bag is', async () => {
    const { body } = await server.call<RunCustody>('GET', path(), { as: ana });
    expect(body).toMatchObject({ unaccounted: 2, has_left: true, has_ended: false, closed_at: null });
    expect(body.counts).toMatchObject({ delivered: 1, inVehicle: 2 });
    expect(body.bags.map((bag) => bag.place)).toEqual(['delivered', 'inVehicle', 'inVehicle']);
  });

  it('is not closed while a bag is unaccounted for without a reason', async () => {
    const none = await handOver<Problem>([]);
    expect(none).toMatchObject({ status: 422, body: { errors: { bags: { args: { smart_count: 2 } } } } });
    const noReason = await handOver<Problem>([
      returned(run.stops[1]),
      { delivery_event_id: run.stops[2], place: 'missing' },
    ]);
    expect(noReason.status).toBe(422);
    expect(Object.keys(noReason.body.errors)).toEqual(['bags[1].reason']);
  });

  it('is closed once every bag is accounted for, once, and with an entry in the log', async () => {
    const { status, body } = await handOver(allBags());
    expect(status).toBe(200);
    expect(body).toMatchObject({ unaccounted: 0, closed_by_name: 'Ana Office' });
    expect(body.counts).toMatchObject({ delivered: 1, returned: 1, missing: 1 });
    const again = await handOver<Problem>(allBags());
    expect([again.status, again.body.status_code]).toEqual([409, 'state001']);
    const entry = await server.db
      .selectFrom('audit_entries')
      .select(['action', 'user_name'])
      .where('resource', '=', 'delivery_manifest')
      .where('record_id', '=', run.id)
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'handOver', user_name: 'Ana Office' });
  });

  it('refuses a version that others have left behind, a run that has not left, a delivered bag', async () => {
    expect((await handOver(allBags(), 7)).status).toBe(412);
    const delivered = await handOver<Problem>([...allBags(), returned(run.stops[0])]);
    expect(delivered).toMatchObject({ status: 409, body: { args: { bag: 'delivered' } } });
    run = await makeRun(server.db, { isUnderWay: false });
    expect((await handOver([])).status).toBe(409);
  });

  it('is another CDP’s business alone', async () => {
    const other = await server.signInAs('dispatcher', { cdp_id: (await makeRun(server.db)).cdp_id });
    expect((await server.call('GET', path(), { as: other })).status).toBe(404);
    expect((await server.call('POST', path(), command(other, 1, { bags: allBags() }))).status).toBe(404);
  });

  it('"the day cannot be closed while a bag is unaccounted for"; a reopened run reopens it', async () => {
    const day = { date: DAY, close_door_pharmacy_id: run.cdp_id };
    const close = () => server.call<CustodyOfDate>('POST', '/custody/days', command(ana, null, day));
    expect((await close()).status).toBe(409);
    await handOver(allBags());
    expect((await close()).status).toBe(200);
    expect((await close()).status).toBe(409);
    const dayOf = async () => {
      const { body } = await server.call<CustodyOfDate>('GET', `/custody?date=${DAY}`, { as: ana });
      return body.days.find((one) => one.close_door_pharmacy_id === run.cdp_id);
    };
    expect(await dayOf()).toMatchObject({ open_runs: 0, closed_by_name: 'Ana Office' });
    const reopened = await server.call<RunCustody>('DELETE', path(), command(ana, 1, undefined));
    expect(reopened).toMatchObject({ status: 200, body: { closed_at: null, unaccounted: 0 } });
    expect(await dayOf()).toMatchObject({ open_runs: 1, closed_at: null });
  });
});

describe('copay cash-up of a driver', () => {
  const driver = async () => {
    const { body } = await server.call<CashOfDriver[]>('GET', `/cash_ups?date=${DAY}`, { as: ana });
    return body.find((one) => one.employee_id === run.employee_id);
  };
  const count = <T = CashOfDriver>(changes: object, version: number | null = null) =>
    server.call<T>(
      'POST',
      '/cash_ups',
      command(ana, version, {
        employee_id: run.employee_id,
        close_door_pharmacy_id: run.cdp_id,
        date: DAY,
        to_hand_over: '12.50',
        counted_amount: '12.50',
        ...changes,
      }),
    );

  it('tells by client what was expected, paid by card and is still open', async () => {
    await mark(run.stops[1], 4, 'card');
    const found = await driver();
    expect(found).toMatchObject({
      expected: '25.00',
      by_card: '12.50',
      to_hand_over: '12.50',
      outstanding: '12.50',
      deliveries: 3,
      cash_up: null,
    });
    expect(found?.clients.map(({ expected }) => expected)).toEqual(['12.50', '12.50', '0.00']);
  });

  it('is closed with the counted amount, and corrected under its version', async () => {
    const first = await count({});
    expect(first).toMatchObject({ status: 201, headers: { etag: '"1"' } });
    expect((await count({ counted_amount: '10.00', reason: 'change' })).status).toBe(428);
    const second = await count({ counted_amount: '10.00', reason: 'change' }, 1);
    expect(second).toMatchObject({ status: 200, body: { cash_up: { counted_amount: '10.00', version: 2 } } });
  });

  it('is one for each CDP that the driver drove for, and another CDP’s is not there', async () => {
    const there = await makeRun(server.db);
    await server.db
      .updateTable('delivery_manifest')
      .set({ employee_id: run.employee_id })
      .where('id', '=', there.id)
      .execute();
    await mark(there.stops[0], 4);
    const office = await server.signInAs('dispatcher', { cdp_id: run.cdp_id });
    const body = {
      employee_id: run.employee_id,
      date: DAY,
      to_hand_over: '12.50',
      counted_amount: '12.50',
    };
    const countFor = (close_door_pharmacy_id: number) =>
      server.call('POST', '/cash_ups', command(office, null, { ...body, close_door_pharmacy_id }));
    expect((await countFor(there.cdp_id)).status).toBe(404);
    expect((await countFor(run.cdp_id)).status).toBe(201);
    const { body: all } = await server.call<CashOfDriver[]>('GET', `/cash_ups?date=${DAY}`, { as: ana });
    const counted = all.filter((one) => one.employee_id === run.employee_id);
    expect(
      Object.fromEntries(counted.map((one) => [one.close_door_pharmacy_id, one.cash_up?.counted_amount])),
    ).toEqual({ [run.cdp_id]: '12.50', [there.cdp_id]: undefined });
    const seen = await server.call<CashOfDriver[]>('GET', `/cash_ups?date=${DAY}`, { as: office });
    expect(seen.body.map((one) => one.close_door_pharmacy_id)).toEqual([run.cdp_id]);
  });

  it('tells the others who look after cash of a difference, once per amount', async () => {
    const bo = await server.signInAs('dispatcher');
    const told = async (as: TestSession) => {
      const { body } = await server.call<{ type: string; body: string }[]>('GET', '/notification', { as });
      return body.filter(({ type }) => type === 'copay_difference').map((one) => one.body);
    };
    expect((await count({})).status).toBe(201);
    expect(await told(bo)).toEqual([]);
    expect((await count({ counted_amount: '10.00', reason: 'short' }, 1)).status).toBe(200);
    expect((await count({ counted_amount: '10.00', reason: 'still short' }, 2)).status).toBe(200);
    expect(await told(bo)).toEqual(['The cash-up of 11/20/2026 differs by -2.50.']);
    expect(await told(ana)).toEqual([]);
  });

  it('asks for the reason of a difference, and says when what is owed has changed', async () => {
    const short = await count<Problem>({ counted_amount: '10.00' });
    expect([short.status, Object.keys(short.body.errors)]).toEqual([422, ['reason']]);
    const moved = await count<Problem>({ to_hand_over: '25.00', counted_amount: '25.00' });
    expect(moved).toMatchObject({ status: 409, body: { args: { to_hand_over: '12.50' } } });
  });
});
