import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database';

/** What is told of runs; in the order of the ids. One query. */
export async function readRunFacts(trx: Trx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('delivery_manifest as m')
    .leftJoin('employees as d', 'd.id', 'm.employee_id')
    .leftJoin('vehicles as v', 'v.id', 'm.vehicle_id')
    .select(['m.id as delivery_manifest_id', 'm.name as run', 'm.delivery_date as date', 'm.time_zone'])
    .select(['m.close_door_pharmacy_id', 'd.full_name', 'v.name as vehicle_name'])
    .where(sql<boolean>`m.id = any(${[...ids]}::bigint[])`)
    .orderBy('m.id')
    .execute();
  // A run without a driver is known by its name.
  return rows.map(({ full_name, ...row }) => ({ ...row, driver_name: full_name ?? row.run }));
}
