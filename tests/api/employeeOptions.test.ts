import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/platform/database/transaction';
import { tell } from '../../server/platform/notifications/tell';
import { makeRun, type Problem, type TestRun } from '../support/dispatchDay';
import { testEmployee } from '../support/places';
import { testServer, type TestServer, type TestSession } from '../support/server';

/** The outbox tells every server of the change. */
const SOON = { timeout: 8_000, interval: 50 };

let server: TestServer;
let admin: TestSession;
let person: TestSession;
let employee: number;
let run: TestRun;

beforeAll(async () => {
  server = await testServer();
  admin = await server.signInAs('administrator');
  run = await makeRun(server.db);
  await server.db
    .updateTable('delivery_events')
    .set({ copayment_amount: '12.50', copayment_method: 'cash' })
    .where('id', '=', run.stops[0] ?? 0)
    .execute();
});
afterAll(() => server.close());
beforeEach(async () => {
  employee = await testEmployee(server.db, { type: 'Dispatcher' });
  person = await server.signInAs('dispatcher', { employee_id: employee });
});

const change = (body: object, as = admin) =>
  server.call<Problem>('PATCH', `/employees/${employee}`, { as, headers: { 'if-match': '"1"' }, body });
const get = <T = Record<string, unknown>>(path: string, as = person) => server.call<T>('GET', path, { as });
const rights = async () =>
  (await get<{ http_method: string; path_route: string }[]>('/users/routes')).body.map(
    (each) => `${each.http_method} ${each.path_route}`,
  );

describe('options of an employee', () => {
  it('"sees the history": the change log, for this person alone, as soon as it is switched on', async () => {
    expect((await get('/activity_logger')).status).toBe(403);
    expect((await change({ non_admin_access_history: true })).status).toBe(200);
    await expect.poll(async () => (await get('/activity_logger')).status, SOON).toBe(200);
    expect(await rights()).toContain('GET /activity_logger');
    const colleague = await server.signInAs('dispatcher', { employee_id: await testEmployee(server.db) });
    expect((await get('/activity_logger', colleague)).status).toBe(403);
  });

  it('"can edit the schedule" opens the runs of a day to somebody whose role does not', async () => {
    const pharmacist = await server.signInAs('pharmacy', { employee_id: employee });
    const plan = () =>
      server.call<Problem>('POST', '/delivery_manifest/from_runs', {
        as: pharmacist,
        body: { date: '2026-11-20' },
      });
    expect((await plan()).status).toBe(403);
    await change({ schedule_edit: true });
    await expect.poll(async () => (await plan()).status, SOON).not.toBe(403);
  });

  it('"charges are hidden" takes amounts out of answers and files, and the pages of money away', async () => {
    const event = `/delivery_manifest/${run.id}/delivery_events/${run.stops[0]}`;
    expect((await get(event)).body.copayment_amount).toBe('12.50');
    await change({ hide_charge_info: true });
    const seen = async () => (await get(event)).body;
    await expect.poll(async () => (await seen()).copayment_amount, SOON).toBeNull();
    expect(await seen()).toMatchObject({ id: run.stops[0], copayment_method: null });
    const list = await get(`/delivery_events?id=${run.stops[0]}`);
    expect(list.body).toMatchObject([{ copayment_amount: null }]);
    const csv = await server.app.inject({
      url: `/api/delivery_events/csv?id=${run.stops[0]}`,
      headers: server.headersOf(person),
    });
    expect(csv.body.split('\n')[0]).not.toContain('copayment');
    expect(csv.body).not.toContain('12.50');
    expect((await get('/cash_ups?date=2026-11-20')).status).toBe(403);
    expect(await rights()).not.toContain('GET /cash_ups');
    expect((await get(event, admin)).body.copayment_amount).toBe('12.50');
  });

  it('"charges are hidden" reaches reports, their files, schedules and billing', async () => {
    const boss = await server.signInAs('administrator', { employee_id: employee });
    const path = '/reports/deliveries_of_day?from=2026-11-20&to=2026-11-20';
    const preview = () => get<{ rows: object[]; totals: object; hidden: string[] }>(path, boss);
    expect((await preview()).body).toMatchObject({ totals: { copayment: '37.50' }, hidden: [] });
    const mayGet = async (report: string) => {
      const people = await get<{ id: number }[]>(`/report_schedules/people?report=${report}`, admin);
      return people.body.some(({ id }) => id === boss.user_id);
    };
    expect([await mayGet('cash_ups'), await mayGet('deliveries_of_day')]).toEqual([true, true]);
    await change({ hide_charge_info: true });
    await expect.poll(async () => (await preview()).body.hidden, SOON).toEqual(['copayment']);
    const { rows, totals } = (await preview()).body;
    expect(JSON.stringify([rows, totals])).not.toContain('copayment');
    expect(JSON.stringify(rows)).not.toContain('12.50');
    for (const report of ['cash_ups', 'billing'])
      expect((await get(`/reports/${report}?from=2026-11-20&to=2026-11-20`, boss)).status).toBe(403);
    expect((await get('/billing?month=2026-11', boss)).status).toBe(403);
    expect([await mayGet('cash_ups'), await mayGet('deliveries_of_day')]).toEqual([false, true]);
    const asked = await server.call<{ uuid: string }>('POST', '/reports/deliveries_of_day/files', {
      as: boss,
      body: { from: '2026-11-20', to: '2026-11-20', format: 'csv' },
    });
    expect(asked.status).toBe(202);
    await server.app.jobs.runDue();
    const file = await server.app.inject({
      url: `/api/async_request/${asked.body.uuid}/download`,
      headers: server.headersOf(boss),
    });
    expect(file.body.toLowerCase()).not.toContain('copay');
    expect(file.body).toContain('GEHEIMNIS');
    expect(file.body).not.toContain('12.50');
  });

  it('"charges are hidden" also keeps notifications of cash away', async () => {
    const boss = await server.signInAs('administrator', { employee_id: employee });
    const facts = {
      driver_name: 'ANA',
      date: '2026-11-20',
      amount: '5.00',
      close_door_pharmacy_id: run.cdp_id,
    };
    const told = () =>
      inTransaction(server.db, (trx) =>
        tell(trx, [{ type: 'copay_difference', facts, cdp_id: run.cdp_id }], server.clock.now()),
      );
    expect((await told()).map(({ user_id }) => user_id)).toContain(boss.user_id);
    await change({ hide_charge_info: true });
    expect((await told()).map(({ user_id }) => user_id)).not.toContain(boss.user_id);
  });

  it('"audible alerts" is a sound among the person’s settings, and can be switched off there', async () => {
    const sound = async () => {
      const { body } = await get<{ choices: { type: string; ways: { sound: boolean } }[] }>(
        '/notification_preferences',
      );
      return body.choices.find(({ type }) => type === 'delivery_attempted')?.ways.sound;
    };
    expect(await sound()).toBe(false);
    await change({ audible_alert: true });
    expect(await sound()).toBe(true);
    const quiet = { bell: true, sound: false, push: false, email: false };
    const saved = await server.call('PUT', '/notification_preferences', {
      as: person,
      headers: { 'idempotency-key': randomUUID() },
      body: { choices: [{ type: 'delivery_attempted', ways: quiet }], quiet_hours: null },
    });
    expect(saved.status).toBe(200);
    expect(await sound()).toBe(false);
  });

  it('nobody gives by an option what they may not do themselves', async () => {
    const keeper = await server.signInAs('nobody', {
      permissions: [
        ['PUT', '/employees/:id'],
        ['GET', '/employees/:id'],
      ],
    });
    const refused = await change({ non_admin_access_history: true }, keeper);
    expect(refused.status).toBe(422);
    expect(refused.body.errors.non_admin_access_history).toMatchObject({ message: 'validation.rightBeyond' });
    expect((await change({ audible_alert: true }, keeper)).status).toBe(200);
  });

  it('answers say today’s state as spec §3 has it', async () => {
    const { body } = await get(`/employees/${employee}`, admin);
    expect(body).toMatchObject({ status: 'AVAILABLE', employee_id: employee });
    await server.db
      .insertInto('absences')
      .values({
        employee_id: employee,
        vehicle_id: null,
        kind: 'sick',
        starts_on: '2022-01-01',
        ends_on: '2090-01-01',
        is_active: true,
      } as never)
      .execute();
    expect((await get(`/employees/${employee}`, admin)).body.status).toBe('ABSENT');
  });
});
