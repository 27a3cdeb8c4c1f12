import { sql, type RawBuilder } from 'kysely';
import { FAILED_STATUSES } from '../../../src/domain/figures/stopFigures';
import {
  EVENT_STATUS,
  EVENT_STATUS_IDS,
  isCanceledStatus,
  isSuccessfulStatus,
} from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';

type Sql = RawBuilder<unknown>;

const among = (column: string, ids: readonly number[]) =>
  sql`${sql.ref(column)} in (${sql.join(ids.map((id) => sql.lit(id)))})`;
const STATUS = 't.delivery_event_status_id';
const isAtRecipient = among('t.delivery_event_type_id', [EVENT_TYPE.delivery, EVENT_TYPE.collect]);
const isCanceled = among(STATUS, EVENT_STATUS_IDS.filter(isCanceledStatus));
const isSuccessful = among(STATUS, EVENT_STATUS_IDS.filter(isSuccessfulStatus));
const isReturned = among(STATUS, [EVENT_STATUS.returned]);

const zone = sql`coalesce(
  (select m.time_zone from delivery_manifest m where m.id = t.delivery_manifest_id),
  (select c.time_zone from cdps c where c.id = t.close_door_pharmacy_id))`;
/** A returned bag was at the address when it was taken over there. */
const collectedAt = sql`(select max(h.datetime) from delivery_event_transitions h
  where h.delivery_event_id = t.id and h.delivery_event_status_id = ${sql.lit(EVENT_STATUS.collected)})`;
const atTheDoor = sql`case when ${isReturned} and t.datetime is not null
  then coalesce(${collectedAt}, t.datetime) else t.datetime end`;

/**
 * Under which hour, weekday, number of visits and reason the figures of the past count a stop, as a list can filter by
 * them; null where they do not count it. The same as `src/domain/figures/stopFigures.ts`, which a test compares:
 * the stops of a bar are the ones that its list shows.
 */
export const countedStop: Readonly<Record<string, Sql>> = {
  counted_hour: sql`case when ${isAtRecipient} and not ${isCanceled}
    then extract(hour from coalesce(t.planned_at, ${atTheDoor}) at time zone ${zone})::int::text end`,
  counted_weekday: sql`case when ${isAtRecipient} and not ${isCanceled}
    then extract(dow from t.delivery_date)::int::text end`,
  counted_visits: sql`case when ${isAtRecipient} and ${isSuccessful}
    then least(3, greatest(1, t.attempts))::text end`,
  counted_reason: sql`case when ${isAtRecipient} and ${among(STATUS, FAILED_STATUSES)} then
    case ${sql.ref(STATUS)} when ${sql.lit(EVENT_STATUS.missing)} then 'missing'
      when ${sql.lit(EVENT_STATUS.damaged)} then 'damaged'
      else coalesce(t.non_delivery_reason_id::text, 'none') end end`,
};
