import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../src/domain/time/dates';
import { House, resourceNamed, type Row } from '../resources/conformance/house';

const match = (version: number) => ({ 'if-match': `"${version}"` });

describe('runs', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  const driver = (changes = {}) =>
    house.add(resourceNamed('employees'), { type: 'Driver', is_active: true, ...changes });
  const vehicle = (changes = {}) => house.add(resourceNamed('vehicles'), { is_active: true, ...changes });
  const times = { start_date: '2027-01-04', end_date: null, start_time: '08:00:00', end_time: '12:00:00' };
  const weekly = { ...times, shift_days: [1, 2], is_active: true };
  async function body(changes: Record<string, unknown> = {}) {
    return { ...(await house.body(resourceNamed('runs'))), ...weekly, ...changes };
  }
  async function crew() {
    return { driver_ids: [(await driver()).id], vehicle_id: (await vehicle()).id };
  }
  const add = async (changes: Record<string, unknown> = {}) =>
    house.call<Row>('POST', '/runs', { body: await body({ ...(await crew()), ...changes }) });

  test('§5: "At least one driver is required", "Select at least one day of the week"', async () => {
    const refused = await house.call('POST', '/runs', {
      body: await body({ driver_ids: [], shift_days: [] }),
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject({
      driver_ids: { message: 'validation.driverRequired' },
      shift_days: { message: 'validation.weekdays' },
    });
  });

  test('nobody is at two places at once: the refusal names person, run and shift', async () => {
    const shared = await crew();
    const first = await house.call<Row>('POST', '/runs', { body: await body(shared) });
    expect(first.status).toBe(201);
    const clash = await house.call('POST', '/runs', {
      body: await body({ ...shared, shift_days: [2, 3], start_time: '11:00:00', end_time: '15:00:00' }),
    });
    expect(clash.status).toBe(422);
    const at = expect.stringMatching(/^2027-01-05 1\d:00:00\/2027-01-05 [12]\d:00:00@/);
    expect(clash.body.errors).toMatchObject({
      driver_ids: { message: 'validation.driverBusy', args: { run: first.body.name, at } },
      vehicle_id: { message: 'validation.vehicleBusy', args: { run: first.body.name, at } },
    });
    const after = { ...shared, start_time: '12:00:00', end_time: '15:00:00' };
    expect((await house.call('POST', '/runs', { body: await body(after) })).status).toBe(201);
    const asleep = { ...shared, is_active: false };
    expect((await house.call('POST', '/runs', { body: await body(asleep) })).status).toBe(201);
  });

  test('of two runs saved at once with one driver, one is refused', async () => {
    const shared = await crew();
    const bodies = [await body(shared), await body(shared)];
    const answers = await Promise.all(bodies.map((one) => house.call('POST', '/runs', { body: one })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('drivers and vehicles at work only, and drivers only', async () => {
    const off = await driver({ is_active: false });
    const office = await driver({ type: 'Dispatcher' });
    for (const one of [off, office]) {
      const refused = await add({ driver_ids: [one.id] });
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { driver_ids: { message: 'validation.inactiveDriver' } } },
      });
    }
    const broken = await vehicle({ is_active: false });
    expect(await add({ vehicle_id: broken.id })).toMatchObject({
      status: 422,
      body: { errors: { vehicle_id: { message: 'validation.inactiveVehicle' } } },
    });
  });

  test('settings are saved under the run’s version, with both values in the audit', async () => {
    const { body: run } = await add();
    const path = `/runs/${run.id}/settings`;
    const suspensions = [{ start_date: '2027-02-01', end_date: '2027-02-03', reason: 'Workshop' }];
    const settings = { exclusive_login: 'driver', funding_source_ids: null, suspensions };
    expect((await house.call('PUT', path, { body: settings })).status).toBe(428);
    const saved = await house.call<Row>('PUT', path, { body: settings, headers: match(run.version) });
    expect(saved).toMatchObject({
      status: 200,
      body: { version: 2, suspensions, exclusive_login: 'driver' },
    });
    expect(saved.headers.etag).toBe('"2"');
    expect((await house.call('PUT', path, { body: settings, headers: match(1) })).status).toBe(412);
    const entry = (await house.auditOf(resourceNamed('runs'), run.id)).at(-1);
    expect(entry?.changes.suspensions).toEqual({ from: [], to: suspensions });
    const again = await house.call<Row>('PUT', path, { body: settings, headers: match(2) });
    expect(again.body.version).toBe(2);

    const outside = [{ start_date: '2026-12-01', end_date: '2027-01-10', reason: 'Holidays' }];
    const refused = await house.call('PUT', path, {
      body: { ...settings, suspensions: outside },
      headers: match(2),
    });
    expect(refused.body.errors).toHaveProperty(['suspensions[0].start_date']);
    const narrowed = await house.call('PATCH', `/runs/${run.id}`, {
      body: { end_date: '2027-02-02' },
      headers: match(2),
    });
    expect(narrowed.body.errors).toHaveProperty('end_date.message', 'validation.suspensionsOutside');
  });

  test('daily times of days with a shift, and never into another run’s shift', async () => {
    const shared = await crew();
    const { body: run } = await add(shared);
    await add({ ...shared, start_time: '13:00:00', end_time: '17:00:00', shift_days: [2] });
    const path = `/runs/${run.id}/daily_times`;
    const put = (daily_times: unknown[], version: number) =>
      house.call<Row & { errors?: object }>('PUT', path, { body: { daily_times }, headers: match(version) });
    const monday = { weekday: 1, start_time: '09:00:00', end_time: '14:00:00' };
    const saved = await put([monday], 1);
    expect(saved.body).toMatchObject({ version: 2, daily_times: [monday], time_zone: expect.any(String) });
    expect((await put([{ ...monday, weekday: 6 }], 2)).body.errors).toHaveProperty([
      'daily_times[0].weekday',
    ]);
    expect((await put([{ ...monday, weekday: 2 }], 2)).body.errors).toHaveProperty('driver_ids');
    expect((await house.call<Row>('GET', path)).body.daily_times).toEqual([monday]);
  });

  test('GET /driver_runs: days and edits of a run, newest first, 20 a page', async () => {
    const { body: run } = await add();
    const other = await driver();
    await house.call('PATCH', `/runs/${run.id}`, { body: { driver_ids: [other.id] }, headers: match(1) });
    await house.server.db
      .insertInto('delivery_manifest')
      .values(
        Array.from({ length: 25 }, (_, index) => ({
          name: String(run.name),
          delivery_date: addDays('2026-03-01', index),
          time_zone: 'America/Los_Angeles',
          employee_id: other.id,
          vehicle_id: Number(run.vehicle_id),
          close_door_pharmacy_id: Number(run.close_door_pharmacy_id),
          start_at: `${addDays('2026-03-01', index)} 16:10:00`,
          end_at: `${addDays('2026-03-01', index)} 20:00:00`,
          run_id: run.id,
        })),
      )
      .execute();
    const path = `/driver_runs?run_id=${run.id}`;
    const { body: first } = await house.call<Row[]>('GET', path);
    expect(first).toHaveLength(20);
    expect(first[0]).toMatchObject({
      kind: 'edit',
      driver_names: other.full_name,
      previous_driver_names: expect.any(String),
      changed_by: 'Ada Admin',
    });
    expect(first.filter(({ kind }) => kind === 'day')[0]).toMatchObject({
      datetime: '2026-03-25 16:10:00',
      driver_names: other.full_name,
      run_id: run.id,
    });
    const total = await house.call<{ total_items: number }>(
      'GET',
      `/driver_runs/total_items?run_id=${run.id}`,
    );
    const second = await house.call<Row[]>('GET', `${path}&page=2`);
    expect(total.body.total_items).toBe(20 + second.body.length);
    const ofDriver = await house.call<Row[]>('GET', `/driver_runs?employee_id=${other.id}&per_page=100`);
    expect(ofDriver.body.filter(({ kind }) => kind === 'day')).toHaveLength(25);
  });

  test('a pharmacy reads its own runs and what was driven of them, and nobody else’s', async () => {
    const { body: run } = await add();
    const permissions = [
      ['GET', '/runs'],
      ['GET', '/runs/:id'],
      ['GET', '/driver_runs'],
    ] as const;
    const elsewhere = await house.add(resourceNamed('cdps'));
    const stranger = await house.server.signInAs('nobody', { permissions, cdp_id: elsewhere.id });
    for (const path of [`/runs/${run.id}`, `/runs/${run.id}/settings`, `/runs/${run.id}/daily_times`]) {
      expect((await house.call('GET', path, { as: stranger })).status).toBe(404);
    }
    expect((await house.call('GET', `/driver_runs?run_id=${run.id}`, { as: stranger })).body).toEqual([]);
    const body = { daily_times: [] };
    expect((await house.call('PUT', `/runs/${run.id}/daily_times`, { body, as: stranger })).status).toBe(403);
  });
});
