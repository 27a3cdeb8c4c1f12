import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TodayAnswer } from '../../src/contract/today/today';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { makeRun, DAY, StoppedClock, type TestRun } from '../support/dispatchDay';
import { absentOn } from '../support/places';
import { testServer, type TestServer, type TestSession } from '../support/server';

const PATH = `/delivery_manifest/today?date=${DAY}`;
let server: TestServer;
let dispatcher: TestSession;
let one: TestRun;
let other: TestRun;

beforeAll(async () => {
  server = await testServer({ clock: new StoppedClock(`${DAY} 17:00:00`) });
  dispatcher = await server.signInAs('dispatcher');
  one = await makeRun(server.db, { deliveries: 3 });
  other = await makeRun(server.db, { deliveries: 2 });
});
afterAll(() => server.close());

const read = async (as: TestSession) => (await server.call<TodayAnswer>('GET', PATH, { as })).body;
const runIds = (view: TodayAnswer) => view.runs.map(({ delivery_manifest_id: id }) => id).sort();

describe('the day of the start page', () => {
  it('counts every run of the day, and names the next working day', async () => {
    const view = await read(dispatcher);
    expect(runIds(view)).toEqual([one.id, other.id].sort());
    expect(view.stops).toMatchObject({ total: 5, open: 5, done: 0 });
    // The day is a Friday.
    expect(view.next_day).toMatchObject({ date: '2026-11-23', runs: 0, unassigned: 0 });
  });

  it('counts what waits for a run, under the name of its CDP', async () => {
    const waiting = one.stops[2] ?? 0;
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_manifest_id: null, secuence: null })
      .where('id', '=', waiting)
      .execute();
    const view = await read(dispatcher);
    expect(view.unassigned).toEqual([{ close_door_pharmacy_id: one.cdp_id, stops: 1 }]);
    expect(view.cdps.map(({ id }) => id)).toEqual([one.cdp_id]);
    expect(view.stops.total).toBe(5);
    const set = (delivery_event_status_id: number) =>
      server.db
        .updateTable('delivery_events')
        .set({ delivery_event_status_id })
        .where('id', '=', waiting)
        .execute();
    await set(7);
    expect((await read(dispatcher)).unassigned, 'a canceled one waits for no run').toEqual([]);
    await set(1);
  });

  it('shows who is on call with a phone, while they are active', async () => {
    const set = (id: number, values: { on_call?: boolean; is_active?: boolean }) =>
      server.db
        .updateTable('employees')
        .set({ ...values, phone_number: '6195550123' })
        .where('id', '=', id)
        .execute();
    await set(one.employee_id, { on_call: true });
    await set(other.employee_id, { on_call: true, is_active: false });
    const ours = (await read(dispatcher)).on_call.filter(({ id }) =>
      [one.employee_id, other.employee_id].includes(id),
    );
    expect(ours).toMatchObject([{ id: one.employee_id, phone_number: '6195550123' }]);
    await absentOn(server.db, one.employee_id, DAY);
    const now = (await read(dispatcher)).on_call;
    expect(now.filter(({ id }) => id === one.employee_id)).toEqual([]);
  });

  it('names a failed stop among what needs somebody, until somebody takes it', async () => {
    const failed = other.stops[0] ?? 0;
    const set = (values: { delivery_event_status_id?: number; issue_owner_id?: number | null }) =>
      server.db.updateTable('delivery_events').set(values).where('id', '=', failed).execute();
    const isNamed = async () =>
      (await read(dispatcher)).worst.some(
        ({ need, delivery_event_id: id }) => need === 'problem' && id === failed,
      );
    await set({ delivery_event_status_id: EVENT_STATUS.failed });
    expect(await isNamed()).toBe(true);
    const { id: me } = await server.db
      .selectFrom('users')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await set({ issue_owner_id: me });
    expect(await isNamed()).toBe(false);
    await set({ delivery_event_status_id: EVENT_STATUS.scheduled, issue_owner_id: null });
  });

  it('is for a pharmacy its own day', async () => {
    const view = await read(await server.signInAs('pharmacy', { cdp_id: other.cdp_id }));
    expect(runIds(view)).toEqual([other.id]);
    expect(view.stops.total).toBe(2);
    expect(view.unassigned).toEqual([]);
    expect(view.orders?.counts).toMatchObject({ total: 2, waiting: 2 });
    // No right to custody, to cash, to drivers on call.
    expect(view).toMatchObject({ bags: null, cash: null, on_call: [] });
  });

  it('has the bags and the cash of each CDP for those who may read them', async () => {
    const view = await read(dispatcher);
    expect(view.orders).toBeNull();
    expect(view.bags?.map(({ close_door_pharmacy_id: id }) => id).sort()).toEqual(
      [...new Set([one.cdp_id, other.cdp_id])].sort(),
    );
    expect(view.cash?.map(({ close_door_pharmacy_id: id }) => id).sort()).toEqual(
      [...new Set([one.cdp_id, other.cdp_id])].sort(),
    );
  });

  it('is for a driver the own run, without what the office knows', async () => {
    const view = await read(await server.signInAs('driver', { employee_id: one.employee_id }));
    expect(runIds(view)).toEqual([one.id]);
    expect(view).toMatchObject({
      unassigned: [],
      on_call: [],
      cdps: [],
      next_day: { unassigned: 0 },
      bags: null,
      cash: null,
      orders: null,
    });
  });

  it('asks for a day', async () => {
    const answer = await server.call('GET', '/delivery_manifest/today?date=soon', { as: dispatcher });
    expect(answer.status).toBe(400);
  });
});
