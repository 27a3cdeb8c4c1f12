import { sql } from 'kysely';
import type { CandidateRun } from '../../../src/domain/planning/nearestRun';
import type { Trx } from '../../platform/database/database';
import { readRunFacts } from '../dispatch/assignmentFacts';

/** The runs of a CDP on a day that is not counted yet, with their stops, locked in the order of their ids until the transaction ends. */
export async function lockCandidateRuns(
  trx: Trx,
  cdpId: number,
  date: string,
): Promise<(CandidateRun & { version: number })[]> {
  const runs = await trx
    .selectFrom('delivery_manifest as m')
    .select([
      'm.id',
      'm.version',
      'm.name',
      'm.close_door_pharmacy_id',
      'm.delivery_manifest_status_id',
      'm.delivery_date',
      'm.time_zone',
      'm.start_at',
    ])
    .where('m.close_door_pharmacy_id', '=', cdpId)
    .where('m.delivery_date', '=', date)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('custody_days as d')
            .select('d.delivery_date')
            .whereRef('d.close_door_pharmacy_id', '=', 'm.close_door_pharmacy_id')
            .whereRef('d.delivery_date', '=', 'm.delivery_date'),
        ),
      ),
    )
    .orderBy('m.id')
    .forUpdate('m')
    .execute();
  const stops = await trx
    .selectFrom('delivery_events')
    .select(['id', 'delivery_manifest_id', 'secuence', 'delivery_event_type_id', 'delivery_event_status_id'])
    .select(['destination_latitude', 'destination_longitude', 'planned_at', 'eta', 'datetime'])
    .select(['delivery_date', 'delivery_start_time', 'stop_role', 'pick_up_id'])
    .where(sql<boolean>`delivery_manifest_id = any(${runs.map((run) => run.id)}::bigint[])`)
    .execute();
  const facts = await readRunFacts(
    trx,
    runs.map((run) => run.id),
  );
  return runs.map((run) => ({
    ...run,
    ...facts(run.id),
    stops: stops.filter((stop) => stop.delivery_manifest_id === run.id),
  }));
}
