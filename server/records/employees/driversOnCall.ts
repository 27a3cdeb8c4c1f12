import { sql } from 'kysely';
import type { Db } from '../../platform/database/database';

/** Active drivers who may be called in and are not absent today, with what they usually drive and how many open runs they have today. */
export async function driversOnCall(db: Db, now: Date) {
  return db
    .selectFrom('employees')
    .leftJoin('vehicles', 'vehicles.id', 'employees.default_vehicle_id')
    .select(['employees.id', 'employees.full_name', 'employees.code', 'employees.phone_number'])
    .select(['employees.default_vehicle_id', 'vehicles.name as default_vehicle_name'])
    .select(
      sql<number>`(select count(*) from delivery_manifest m where m.employee_id = employees.id
        and m.delivery_date = (${now}::timestamptz at time zone m.time_zone)::date
        and m.delivery_manifest_status_id in (1, 2, 3, 6))`.as('runs_today'),
    )
    .where('employees.type', '=', 'Driver')
    .where('employees.on_call', '=', true)
    .where('employees.is_active', '=', true)
    .where(
      sql<boolean>`not exists (select from absences a where a.employee_id = employees.id and a.is_active
        and (${now}::timestamptz at time zone employees.time_zone)::date between a.starts_on and a.ends_on)`,
    )
    .orderBy('employees.full_name')
    .execute();
}
