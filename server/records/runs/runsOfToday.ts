import { sql } from 'kysely';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import type { Use } from '../resources/use';

/** Runs of today that are not over, by the column that names the record. Each run has its own zone, so its own today. */
export function runsOfToday(column: 'employee_id' | 'vehicle_id' | 'close_door_pharmacy_id'): Use {
  const over = [MANIFEST_STATUS.done, MANIFEST_STATUS.incomplete];
  return {
    name: 'runsOfToday',
    rows: (id, now) => sql<{ name: string }>`select m.name from delivery_manifest m
      where ${sql.ref(`m.${column}`)} = ${id}
        and m.delivery_date = (${now}::timestamptz at time zone m.time_zone)::date
        and m.delivery_manifest_status_id <> all(${over}::int[])`,
  };
}
