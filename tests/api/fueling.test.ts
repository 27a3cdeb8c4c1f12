import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FuelImportResult, VehicleFuel } from '../../src/contract/fueling/fueling';
import type { FuelEntry } from '../../src/resources/fuelEntries/fuelEntries.resource';
import { addDays, dateInZone } from '../../src/domain/time/dates';
import { routePermissions } from '../../server/platform/plugins/access';
import { testServer, type TestServer, type TestSession } from '../support/server';

interface Refused {
  errors?: Record<string, { message: string; args?: Record<string, unknown> }>;
}

const TODAY = dateInZone(new Date(), 'America/Los_Angeles');
const HEADERS = ['Transaction ID', 'Unit', 'Driver', 'Date', 'Odometer', 'Gallons', 'Amount', 'Merchant'];

let server: TestServer;
let admin: TestSession;
let driver: number;
beforeAll(async () => {
  server = await testServer();
  admin = await server.signInAs('administrator', { permissions: routePermissions(server.app) });
  const { id } = await server.db
    .insertInto('employees')
    .values({
      first_name: 'ANA',
      last_name: 'RUIZ',
      code: 'D77',
      type: 'Driver',
      time_zone: 'America/Los_Angeles',
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  driver = id;
});
afterAll(() => server.close());

let count = 0;
/** A vehicle of its own for each test: the odometer is the vehicle's. */
async function addVehicle(): Promise<{ id: number; name: string; license_plate: string }> {
  count += 1;
  const type = await server.db
    .insertInto('vehicle_capacity_types')
    .values({ name: `FUEL TYPE ${count}`, capacity: 10 } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return server.db
    .insertInto('vehicles')
    .values({
      name: `FUEL ${count}`,
      license_plate: `7FUE${String(count).padStart(3, '0')}`,
      type: 'van',
      vehicle_capacity_type_id: type.id,
    } as never)
    .returning(['id', 'name', 'license_plate'])
    .executeTakeFirstOrThrow();
}

const add = <T = FuelEntry>(vehicle_id: number, changes: Partial<FuelEntry> = {}) =>
  server.call<T>('POST', '/fuel_entries', {
    as: admin,
    body: {
      vehicle_id,
      employee_id: driver,
      fueled_on: addDays(TODAY, -10),
      odometer: 1000,
      gallons: '10',
      total_price: '45.00',
      ...changes,
    },
  });
const read = async (id: number) =>
  (await server.call<FuelEntry>('GET', `/fuel_entries/${id}`, { as: admin })).body;
const importCells = (cells: string[][], check_only = false) =>
  server.call<FuelImportResult>('POST', '/fuel_entries/import', {
    as: admin,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { cells, check_only },
  });

describe('a fuel entry', () => {
  it('has the figures of its vehicle at once, and those after it follow a correction', async () => {
    const { id } = await addVehicle();
    const first = await add(id);
    expect(first).toMatchObject({
      status: 201,
      body: { gallons: '10.000', miles_since: null, is_outlier: false },
    });
    const second = await add(id, { fueled_on: addDays(TODAY, -5), odometer: 1300 });
    expect(second.body).toMatchObject({ miles_since: 300, miles_per_gallon: '30.0', cost_per_mile: '0.150' });
    const corrected = await server.call<FuelEntry>('PATCH', `/fuel_entries/${first.body.id}`, {
      as: admin,
      headers: { 'if-match': '"1"' },
      body: { odometer: 1100 },
    });
    expect(corrected.status).toBe(200);
    expect(await read(second.body.id)).toMatchObject({
      miles_since: 200,
      miles_per_gallon: '20.0',
      version: 1,
    });
  });

  it('refuses an odometer that runs backwards, by name, and a day to come', async () => {
    const { id } = await addVehicle();
    await add(id, { odometer: 5000 });
    const below = await add<Refused>(id, { fueled_on: addDays(TODAY, -1), odometer: 4999 });
    expect(below.status).toBe(422);
    expect(below.body.errors).toEqual({
      odometer: {
        message: 'validation.odometerBelow',
        args: { odometer: 5000, date: addDays(TODAY, -10) },
      },
    });
    const future = await add<Refused>(id, { fueled_on: addDays(TODAY, 1), odometer: 6000 });
    expect(future.body.errors).toEqual({ fueled_on: { message: 'validation.inFuture' } });
    const negative = await add<Refused>(id, { odometer: -1 });
    expect(Object.keys(negative.body.errors ?? {})).toEqual(['odometer']);
  });

  it('counts the kilometres of the runs since the entry before it', async () => {
    const { id } = await addVehicle();
    await add(id, { fueled_on: addDays(TODAY, -10), odometer: 100 });
    const later = await add(id, { fueled_on: addDays(TODAY, -2), odometer: 300 });
    // No run was driven in between: none is a figure, not a gap.
    expect(later.body.run_kilometres).toBe('0.0');
  });
});

describe('vehicles side by side', () => {
  it('sums a period, and refuses one that ends before it begins', async () => {
    const { id, name } = await addVehicle();
    await add(id, { odometer: 1000 });
    await add(id, { fueled_on: addDays(TODAY, -5), odometer: 1300, gallons: '10', total_price: '30.00' });
    const path = `/fuel_entries/summary?from=${addDays(TODAY, -20)}&to=${TODAY}`;
    const { body } = await server.call<VehicleFuel[]>('GET', path, { as: admin });
    expect(body.find((row) => row.vehicle_id === id)).toEqual({
      vehicle_id: id,
      vehicle_name: name,
      fuelings: 2,
      gallons: '20.000',
      total_price: '75.00',
      miles: 300,
      miles_per_gallon: '30.0',
      cost_per_mile: '0.100',
      run_kilometres: '0.0',
      outliers: 0,
    });
    const wrong = await server.call('GET', `/fuel_entries/summary?from=${TODAY}&to=2022-01-01`, {
      as: admin,
    });
    expect(wrong.status).toBe(400);
  });
});

describe('the file of a fuel card', () => {
  const row = (reference: string, vehicle: string, day: number, odometer: number) => [
    ...[reference, vehicle, 'D77', addDays(TODAY, day), String(odometer)],
    ...['9.5', '40.00', 'Arco'],
  ];

  it('is checked without a trace, imported in one piece, and skipped the second time', async () => {
    const vehicle = await addVehicle();
    const cells = [HEADERS, row('C1', vehicle.name, -9, 1000), row('C2', vehicle.license_plate, -4, 1285)];
    expect((await importCells(cells, true)).body).toMatchObject({
      is_imported: false,
      added: 2,
      problems: [],
    });
    const entries = () =>
      server.db
        .selectFrom('fuel_entries')
        .selectAll()
        .where('vehicle_id', '=', vehicle.id)
        .orderBy('odometer')
        .execute();
    expect(await entries()).toEqual([]);
    expect((await importCells(cells)).body).toMatchObject({ is_imported: true, added: 2 });
    expect(await entries()).toMatchObject([
      { card_reference: 'C1', employee_id: driver, miles_since: null },
      { card_reference: 'C2', miles_since: 285, miles_per_gallon: '30.0' },
    ]);
    const again = await importCells([...cells, row('C1', vehicle.name, -3, 1400)]);
    expect(again.body).toMatchObject({
      is_imported: false,
      added: 0,
      duplicates: [
        { line: 2, card_reference: 'C1' },
        { line: 3, card_reference: 'C2' },
        { line: 4, card_reference: 'C1' },
      ],
    });
    const audit = await server.db
      .selectFrom('audit_entries')
      .select('record_id')
      .where('resource', '=', 'fuel_entries')
      .where(
        'record_id',
        'in',
        (await entries()).map(({ id }) => id),
      )
      .execute();
    expect(audit).toHaveLength(2);
  });

  it('says a sentence per wrong line, and then imports nothing', async () => {
    const vehicle = await addVehicle();
    const answer = await importCells([
      HEADERS,
      row('E1', vehicle.name, -9, 1000),
      row('E2', 'NO SUCH VAN', -8, 1100),
      row('E3', vehicle.name, -7, 900),
      row('E4', vehicle.name, 3, 1300),
      ['E5', vehicle.name, 'NOBODY', 'someday', 'x', '0', 'ten', ''],
    ]);
    expect(answer.body.is_imported).toBe(false);
    expect(answer.body.problems.map(({ line, column, message }) => [line, column, message])).toEqual([
      [2, 'odometer', 'validation.odometerAbove'],
      [3, 'vehicle', 'fueling.wrong.vehicle'],
      [4, 'odometer', 'validation.odometerBelow'],
      [5, 'fueled_on', 'validation.inFuture'],
      [6, 'fueled_on', 'fueling.wrong.date'],
      [6, 'odometer', 'fueling.wrong.odometer'],
      [6, 'gallons', 'fueling.wrong.gallons'],
      [6, 'total_price', 'validation.money'],
    ]);
    const stored = await server.db
      .selectFrom('fuel_entries')
      .select('id')
      .where('vehicle_id', '=', vehicle.id)
      .execute();
    expect(stored).toEqual([]);
  });

  it.each([
    ['only headers', [HEADERS], 'validation.emptyFile'],
    ['too many rows', Array.from({ length: 2002 }, () => ['x']), 'validation.maxRows'],
  ])('refuses %s', async (_name, cells, message) => {
    const answer = await server.call<Refused>('POST', '/fuel_entries/import', {
      as: admin,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { cells, check_only: true },
    });
    expect([answer.status, answer.body.errors?.cells?.message]).toEqual([422, message]);
  });
});
