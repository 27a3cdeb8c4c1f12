import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CalendarRow } from '../../src/contract/calendar/calendar';
import type { RunTemplate } from '../../src/domain/runs/dayTemplates';
import {
  command,
  DAY,
  insertDriver,
  makeRun,
  StoppedClock,
  type Problem,
  type TestRun,
} from '../support/dispatchDay';
import { insertPattern, insertVehicle } from '../support/schedulingDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 13:00:00');
let server: TestServer;
let office: TestSession;
let run: TestRun;
let driver: number;
let vehicle: number;

beforeAll(async () => {
  server = await testServer({ clock });
  office = await server.signInAs('administrator');
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await makeRun(server.db, { isUnderWay: false });
  driver = await insertDriver(server.db);
  vehicle = await insertVehicle(server);
});

const add = <T = { id: number }>(values: object) =>
  server.call<T>('POST', '/absences', {
    as: office,
    headers: { 'idempotency-key': randomUUID() },
    body: { kind: 'vacation', starts_on: DAY, ends_on: DAY, ...values },
  });
const edit = (changes: object = {}) =>
  server.call<Problem>(
    'PUT',
    `/delivery_manifest/${run.id}`,
    command(office, 1, {
      employee_id: driver,
      vehicle_id: vehicle,
      close_door_pharmacy_id: run.cdp_id,
      ...changes,
    }),
  );

describe('an absence', () => {
  it('keeps a driver and a vehicle off the runs of its days, by name', async () => {
    await add({ employee_id: driver, starts_on: '2026-11-18', ends_on: '2026-11-22' });
    await add({ kind: 'service', vehicle_id: vehicle });
    const refused = await edit();
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject({
      employee_id: { message: 'validation.driverAbsent', args: { from: '2026-11-18', to: '2026-11-22' } },
      vehicle_id: { message: 'validation.vehicleInService', args: { from: DAY, to: DAY } },
    });
  });

  it('of another day, or a canceled one, keeps nobody', async () => {
    await add({ employee_id: driver, starts_on: '2026-11-21', ends_on: '2026-11-22' });
    await add({ kind: 'service', vehicle_id: vehicle, is_active: false });
    expect((await edit()).status).toBe(200);
  });

  it('gives the templates of the day the next driver, and says when there is none', async () => {
    const pattern = await insertPattern(server, run.cdp_id, {});
    const of = async () =>
      (
        await server.call<RunTemplate[]>('GET', `/scheduling/templates?date=${DAY}`, { as: office })
      ).body.find((each) => each.run_id === pattern.id);
    await server.db
      .updateTable('runs')
      .set({ driver_ids: [pattern.driver, driver] as never })
      .where('id', '=', pattern.id)
      .execute();
    await add({ employee_id: pattern.driver });
    expect(await of()).toMatchObject({ employee_id: driver, unavailable: [] });
    await add({ employee_id: driver });
    expect(await of()).toMatchObject({ unavailable: [{ why: 'driverAbsent' }] });
    const made = await server.call<{ results: { id: number; ok: boolean }[] }>(
      'POST',
      '/delivery_manifest/from_runs',
      command(office, null, { date: DAY, run_ids: [pattern.id] }),
    );
    expect(made.body.results).toMatchObject([{ id: pattern.id, ok: false }]);
  });

  it.each([
    ['nobody', {}, 'employee_id'],
    ['a person in service', { kind: 'service', employee_id: 1, vehicle_id: 1 }, 'employee_id'],
    ['an end before its start', { employee_id: 1, ends_on: '2026-11-01' }, 'ends_on'],
  ])('is refused with %s', async (_name, values, field) => {
    const refused = await add<Problem>(values);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
  });
});

describe('the calendar', () => {
  it('shows absences and runs of a month, and what is out of service', async () => {
    await add({ employee_id: run.employee_id, starts_on: '2026-10-30', ends_on: '2026-11-02', kind: 'sick' });
    await add({ employee_id: run.employee_id, starts_on: '2026-12-01', ends_on: '2026-12-02' });
    const month = async (of: string) =>
      (await server.call<CalendarRow[]>('GET', `/calendar?month=2026-11&of=${of}`, { as: office })).body;
    const row = (await month('people')).find((each) => each.id === run.employee_id);
    expect(row).toMatchObject({
      runs: { [DAY]: 1 },
      absences: [{ kind: 'sick', starts_on: '2026-10-30', ends_on: '2026-11-02' }],
    });
    expect((await month('vehicles')).find((each) => each.id === vehicle)).toMatchObject({
      is_out_of_service: false,
      runs: {},
    });
  });

  it.each(['/calendar?month=2026-13&of=people', '/calendar?month=2026-11&of=dogs', '/calendar?of=people'])(
    'refuses %s',
    async (path) => {
      expect((await server.call('GET', path, { as: office })).status).toBe(400);
    },
  );
});
