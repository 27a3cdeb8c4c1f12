import { sql } from 'kysely';
import type { OverviewRun, RunsOverview } from '../../../src/contract/overview/runs';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import { EVENT_STATUS_IDS, isCanceledStatus, isClosedStatus } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE_IDS, isRecipientStop } from '../../../src/domain/stops/eventType';
import { toWire } from '../../../src/domain/time/dates';
import type { Db } from '../../platform/database/database';
import type { Actor } from '../../platform/plugins/actor';
import { ownRuns } from '../../records/resources/scopes';

const MOST_TODAY = 500;
const MOST_NEXT = 3;
const UNDER_WAY = [MANIFEST_STATUS.running, MANIFEST_STATUS.stalled];
const AT_THE_DOOR = EVENT_TYPE_IDS.filter(isRecipientStop);
const CANCELED = EVENT_STATUS_IDS.filter(isCanceledStatus);
const CLOSED = EVENT_STATUS_IDS.filter(isClosedStatus);

/** Whose runs: the column of the run that names the record. */
export type RunsOf = 'close_door_pharmacy_id' | 'employee_id' | 'vehicle_id' | 'run_id';

/** Runs of one record that the person may see, today and next, each with its count of stops. One query. */
export async function readRunsOverview(
  db: Db,
  actor: Actor,
  of: { column: RunsOf; id: number },
  now: Date,
): Promise<RunsOverview> {
  const { cdp_id, is_driver, employee_id } = actor;
  const today = sql`(${toWire(now)}::timestamptz at time zone m.time_zone)::date`;
  const theirs = sql.join(
    [
      sql`m.${sql.ref(of.column)} = ${of.id}`,
      // For the index: no zone is a day away from UTC.
      sql`m.delivery_date >= (${toWire(now)}::timestamptz at time zone 'UTC')::date - 2`,
      ...(cdp_id === null ? [] : [sql`m.close_door_pharmacy_id = ${cdp_id}`]),
      ...(is_driver ? [sql`(${ownRuns(employee_id)})`] : []),
    ],
    sql` and `,
  );
  const { rows } = await sql<OverviewRun & { is_later: boolean }>`
    with found as (
      (select m.*, false as is_later from delivery_manifest m where ${theirs}
        and (m.delivery_date = ${today} or m.delivery_date = ${today} - 1
          and m.delivery_manifest_status_id = any(${UNDER_WAY}::int[]))
        order by m.start_at, m.id limit ${MOST_TODAY})
      union all
      (select m.*, true as is_later from delivery_manifest m where ${theirs} and m.delivery_date > ${today}
        order by m.start_at, m.id limit ${MOST_NEXT}))
    select f.id as delivery_manifest_id, f.name, f.delivery_date, f.time_zone, f.delivery_manifest_status_id,
      f.employee_id, d.full_name as driver_name, f.vehicle_id, v.name as vehicle_name, f.start_at, f.end_at,
      c.stops, c.closed, f.is_later
    from found f
    left join employees d on d.id = f.employee_id
    left join vehicles v on v.id = f.vehicle_id
    cross join lateral (
      select count(*) as stops, count(*) filter (where e.delivery_event_status_id = any(${CLOSED}::int[])) as closed
      from delivery_events e where e.delivery_manifest_id = f.id
        and e.delivery_event_type_id = any(${AT_THE_DOOR}::int[])
        and e.delivery_event_status_id <> all(${CANCELED}::int[])) c
    order by f.start_at, f.id`.execute(db);
  const part = (isLater: boolean) =>
    rows.filter(({ is_later }) => is_later === isLater).map(({ is_later: _, ...run }) => run);
  return { today: part(false), next: part(true) };
}
