import { sql } from 'kysely';
import type { RunToCount, StopToCount } from '../../../src/domain/figures/figureRows';
import { groupBy } from '../../../src/domain/wire/groupBy';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import type { Db, Trx } from '../../platform/database/database';

/** A day of a CDP: what is counted at once. */
export interface Slice {
  delivery_date: string;
  close_door_pharmacy_id: number;
}

const RECIPIENTS = [EVENT_TYPE.delivery, EVENT_TYPE.collect];
const BEGUN = [EVENT_STATUS.inProgress, EVENT_STATUS.collectInProgress];

/** The stops at recipients of a slice, each with the times of its history that figures need. */
export async function readStops(db: Db | Trx, slice: Slice): Promise<StopToCount[]> {
  const { rows } = await sql<StopToCount>`
    select e.delivery_date, e.delivery_event_status_id, e.planned_at, e.datetime, e.delivery_start_time,
      e.delivery_end_time, e.attempts, e.non_delivery_reason_id, coalesce(m.time_zone, c.time_zone) as time_zone,
      p.funding_source_id, p.facility_id, m.employee_id, t.begun_at, t.collected_at
    from delivery_events e
    join cdps c on c.id = e.close_door_pharmacy_id
    left join delivery_manifest m on m.id = e.delivery_manifest_id
    left join participants p on p.id = e.participant_id
    left join lateral (
      select max(t.datetime) filter (where t.delivery_event_status_id = any(${BEGUN}::int[])
          and t.datetime <= e.datetime) as begun_at,
        max(t.datetime) filter (where t.delivery_event_status_id = ${EVENT_STATUS.collected}) as collected_at
      from delivery_event_transitions t
      where t.delivery_event_id = e.id and e.datetime is not null
    ) t on true
    where e.delivery_date = ${slice.delivery_date}::date
      and e.close_door_pharmacy_id = ${slice.close_door_pharmacy_id}::bigint
      and e.delivery_event_type_id = any(${RECIPIENTS}::int[])`.execute(db);
  return rows;
}

/** The runs of a slice with their stops in order. */
export async function readRuns(db: Db | Trx, slice: Slice): Promise<RunToCount[]> {
  const runs = await db
    .selectFrom('delivery_manifest')
    .select(['id', 'employee_id', 'delivery_manifest_status_id', 'end_at'])
    .where('delivery_date', '=', slice.delivery_date)
    .where('close_door_pharmacy_id', '=', slice.close_door_pharmacy_id)
    .execute();
  if (runs.length === 0) return [];
  const stops = await db
    .selectFrom('delivery_events')
    .select(['delivery_manifest_id', 'delivery_event_type_id', 'delivery_event_status_id', 'datetime'])
    .select(['destination_latitude', 'destination_longitude'])
    .where(
      'delivery_manifest_id',
      'in',
      runs.map(({ id }) => id),
    )
    .orderBy('delivery_manifest_id')
    .orderBy('secuence')
    .execute();
  const ofRun = groupBy(stops, (stop) => stop.delivery_manifest_id);
  return runs.map((run) => ({ ...run, stops: ofRun.get(run.id) ?? [] }));
}
