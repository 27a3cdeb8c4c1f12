import { randomUUID } from 'node:crypto';
import type { Db } from '../../server/platform/database/database';

let count = 0;
const unique = (prefix: string) => `${prefix} ${++count} ${randomUUID().slice(0, 8).toUpperCase()}`;

/** An employee of the type, straight into the table. */
export async function testEmployee(
  db: Db,
  changes: { type?: string; on_call?: boolean; license_expiry?: string } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('employees')
    .values({
      first_name: 'TEST',
      last_name: unique('PERSON'),
      code: unique('T'),
      type: 'Driver',
      time_zone: 'America/Los_Angeles',
      ...changes,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function testCdp(db: Db): Promise<number> {
  const { id } = await db
    .insertInto('cdps')
    .values({
      name: unique('CDP'),
      address: '1 A ST',
      city: 'SAN DIEGO',
      state: 'CA',
      zipcode: '92101',
      latitude: 32.7185,
      longitude: -117.1593,
      phone_number: '6195550100',
      color: '#0F766E',
      time_zone: 'America/Los_Angeles',
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The address of a participant to whom this CDP delivers. */
export async function testAddress(db: Db, cdpId: number): Promise<number> {
  const { id: funding_source_id } = await db
    .insertInto('funding_sources')
    .values({ name: unique('CLIENT') } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: participant_id } = await db
    .insertInto('participants')
    .values({
      first_name: 'ANA',
      last_name: 'TEST',
      client_code: `TST${String(++count).padStart(6, '0')}`,
      gender: 'female',
      status: 'active',
      language: 'en',
      funding_source_id,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('participant_addresses')
    .values({
      participant_id,
      address: '1 A ST',
      city: 'SAN DIEGO',
      state: 'CA',
      zipcode: '92101',
      full_address: '1 A ST, SAN DIEGO, CA 92101',
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('delivery_events')
    .values({
      delivery_date: '2026-11-20',
      close_door_pharmacy_id: cdpId,
      participant_id,
      delivery_event_type_id: 3,
      destination_id: id,
    } as never)
    .execute();
  return id;
}

interface RunOfTest {
  employee_id?: number;
  vehicle_id?: number;
  delivery_date: string;
  /** Pull-out and one delivery, so that the run can be started. */
  withStops?: boolean;
}

/** A run that waits for its start. */
export async function testRun(
  db: Db,
  { withStops = false, delivery_date, ...who }: RunOfTest,
): Promise<number> {
  const cdp = await testCdp(db);
  const { id } = await db
    .insertInto('delivery_manifest')
    .values({
      name: unique('RUN'),
      delivery_date,
      time_zone: 'America/Los_Angeles',
      delivery_manifest_status_id: 2,
      close_door_pharmacy_id: cdp,
      start_at: `${delivery_date} 15:00:00`,
      end_at: `${delivery_date} 23:00:00`,
      ...who,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const types = withStops ? [1, 3] : [];
  for (const [index, delivery_event_type_id] of types.entries()) {
    await db
      .insertInto('delivery_events')
      .values({
        delivery_manifest_id: id,
        delivery_date,
        close_door_pharmacy_id: cdp,
        delivery_event_type_id,
        secuence: index + 1,
      } as never)
      .execute();
  }
  return id;
}

/** A day on which an employee is on vacation. */
export async function absentOn(db: Db, employee_id: number, day: string): Promise<void> {
  await db
    .insertInto('absences')
    .values({
      employee_id,
      vehicle_id: null,
      kind: 'vacation',
      starts_on: day,
      ends_on: day,
      is_active: true,
    } as never)
    .execute();
}
