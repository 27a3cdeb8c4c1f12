import { sql, type RawBuilder } from 'kysely';
import type { OverviewDelivery } from '../../../src/contract/overview/deliveries';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import { EVENT_STATUS_IDS, isClosedStatus } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE_IDS, isRecipientStop } from '../../../src/domain/stops/eventType';
import { toWire } from '../../../src/domain/time/dates';
import type { Db } from '../../platform/database/database';
import type { Actor } from '../../platform/plugins/actor';
import { scopeOf } from '../../records/resources/scopes';

const CLOSED = EVENT_STATUS_IDS.filter(isClosedStatus);
const AT_THE_DOOR = EVENT_TYPE_IDS.filter(isRecipientStop);
const UNDER_WAY = [MANIFEST_STATUS.running, MANIFEST_STATUS.stalled];

/** Stops at recipients, on the events table `t`, that the person may see. */
const visible = (actor: Actor) =>
  sql`t.delivery_event_type_id = any(${AT_THE_DOOR}::int[]) and ${scopeOf('delivery_events', actor) ?? sql`true`}`;

const COLUMNS = sql`t.id, t.delivery_manifest_id, t.delivery_date, coalesce(r.time_zone, c.time_zone) as time_zone,
  t.delivery_event_type_id, t.delivery_event_status_id, t.participant_id, p.participant_full_name as participant_name,
  t.delivery_start_time, t.delivery_end_time, coalesce(t.eta, t.planned_at) as eta, t.datetime, r.name as run_name,
  d.full_name as driver_name`;
const TABLES = sql`delivery_events t
  join cdps c on c.id = t.close_door_pharmacy_id
  join participants p on p.id = t.participant_id
  left join delivery_manifest r on r.id = t.delivery_manifest_id
  left join employees d on d.id = r.employee_id`;

/** Whose deliveries: a condition on the participant `p`. */
export type DeliveriesOf = RawBuilder<unknown>;

/** The soonest open deliveries from today on, and how many there are in all. One query. */
export async function readNextDeliveries(
  db: Db,
  actor: Actor,
  of: DeliveriesOf,
  { now, limit }: { now: Date; limit: number },
): Promise<{ next: OverviewDelivery[]; open: number }> {
  const { rows } = await sql<OverviewDelivery & { open: number }>`
    select ${COLUMNS}, count(*) over () as open from ${TABLES}
    where ${of} and ${visible(actor)}
      and t.delivery_event_status_id <> all(${CLOSED}::int[])
      and (t.delivery_date >= (${toWire(now)}::timestamptz at time zone c.time_zone)::date
        or r.delivery_manifest_status_id = any(${UNDER_WAY}::int[]))
    order by t.delivery_date, coalesce(t.eta, t.planned_at), t.id limit ${limit}`.execute(db);
  return { next: rows.map(({ open: _, ...delivery }) => delivery), open: rows[0]?.open ?? 0 };
}

/** The latest delivery that is over, whatever came of it. */
export async function readLastDelivery(
  db: Db,
  actor: Actor,
  of: DeliveriesOf,
): Promise<OverviewDelivery | null> {
  const { rows } = await sql<OverviewDelivery>`
    select ${COLUMNS} from ${TABLES}
    where ${of} and ${visible(actor)} and t.delivery_event_status_id = any(${CLOSED}::int[])
    order by t.delivery_date desc, t.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
