import { DAY, insertDriver } from './dispatchDay';
import type { TestServer } from './server';

let counter = 0;
const next = () => (counter += 1);

export async function insertVehicle(server: TestServer, capacity = 40): Promise<number> {
  const n = next();
  const type = await server.db
    .insertInto('vehicle_capacity_types')
    .values({ name: `ROOM ${n}`, capacity, is_active: true } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await server.db
    .insertInto('vehicles')
    .values({
      name: `CAR ${n}`,
      license_plate: `2222B${String(n).padStart(2, '0')}`,
      type: 'van',
      vehicle_capacity_type_id: type.id,
      vin: `2HGCM82633A00${String(n).padStart(4, '0')}`,
      is_active: true,
      smartphone_login: false,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface TestPattern {
  id: number;
  name: string;
  driver: number;
  vehicle: number;
}

/** A run of master data that drives every day from 08:00 to 16:00, unless said otherwise. */
export async function insertPattern(
  server: TestServer,
  cdpId: number,
  changes: Record<string, unknown> = {},
): Promise<TestPattern> {
  const driver = await insertDriver(server.db);
  const vehicle = await insertVehicle(server);
  const name = `PATTERN ${next()}`;
  const { id } = await server.db
    .insertInto('runs')
    .values({
      name,
      driver_ids: [driver],
      vehicle_id: vehicle,
      close_door_pharmacy_id: cdpId,
      start_date: '2026-01-01',
      end_date: null,
      start_time: '08:00:00',
      end_time: '16:00:00',
      shift_days: [1, 2, 3, 4, 5, 6, 7],
      exclusive_login: 'none',
      is_active: true,
      ...changes,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name, driver, vehicle };
}

export async function suspend(server: TestServer, runId: number, date = DAY): Promise<void> {
  await server.db
    .insertInto('run_suspensions')
    .values({ run_id: runId, start_date: date, end_date: date, reason: 'Workshop' })
    .execute();
}
