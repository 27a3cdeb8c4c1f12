import { sql } from 'kysely';
import type { CandidateRun } from '../../src/domain/nearestRun';
import type { Trx } from '../database/database';

/** The runs of a CDP on a day with their stops, locked in the order of their ids until the transaction ends. */
export async function lockCandidateRuns(
  trx: Trx,
  cdpId: number,
  date: string,
): Promise<(CandidateRun & { version: number })[]> {
  const runs = await trx
    .selectFrom('delivery_manifest as m')
    .leftJoin('employees as d', 'd.id', 'm.employee_id')
    .select([
      'm.id',
      'm.version',
      'm.delivery_manifest_status_id',
      'm.delivery_date',
      'm.time_zone',
      'm.start_at',
    ])
    .select('d.gender as driver_gender')
    .where('m.close_door_pharmacy_id', '=', cdpId)
    .where('m.delivery_date', '=', date)
    .orderBy('m.id')
    .forUpdate('m')
    .execute();
  const stops = await trx
    .selectFrom('delivery_events')
    .select(['id', 'delivery_manifest_id', 'secuence', 'delivery_event_type_id', 'delivery_event_status_id'])
    .select(['destination_latitude', 'destination_longitude', 'planned_at', 'eta'])
    .where(sql<boolean>`delivery_manifest_id = any(${runs.map((run) => run.id)}::bigint[])`)
    .execute();
  return runs.map((run) => ({ ...run, stops: stops.filter((stop) => stop.delivery_manifest_id === run.id) }));
}
