import { sql } from 'kysely';
import type { OpenDelivery } from '../../../src/domain/conversations/nextStep';
import { EVENT_STATUS_IDS, isOpenStatus } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE_IDS, isRecipientStop } from '../../../src/domain/stops/eventType';
import { isUnderWay } from '../../../src/domain/runs/manifestStatus';
import { instantOn } from '../../../src/domain/time/dayHours';
import { dateInZone } from '../../../src/domain/time/dates';
import type { Db, Trx } from '../../platform/database/database';

const OPEN = EVENT_STATUS_IDS.filter(isOpenStatus);
const AT_THE_DOOR = EVENT_TYPE_IDS.filter(isRecipientStop);
/** Nobody confirms what comes later than this. */
const DAYS_AHEAD = 7;

/** Participants who are reached by a phone, ten digits. */
export async function participantsOf(db: Db | Trx, phone: string) {
  const { rows } = await sql<{ id: number; participant_full_name: string; language: string }>`
    select p.id, p.participant_full_name, p.language from participants p
    where p.is_active and (p.phone_number = ${phone} or p.mobile_phone_number = ${phone}
      or p.id in (select f.participant_id from participant_phones f where f.phone_number = ${phone} and f.is_active))
    order by p.id limit 20`.execute(db);
  return rows;
}

/** An open delivery with what an answer says of it. */
export interface NamedDelivery extends OpenDelivery {
  readonly participant_id: number;
  readonly first_name: string;
  readonly language: string;
  /** 0: it waits without a run. */
  readonly manifestId: number;
  readonly cdp_id: number;
  readonly phone: string;
  readonly time_zone: string;
  readonly delivery_date: string;
  readonly delivery_start_time: string | null;
  readonly delivery_end_time: string | null;
}

interface Row extends Omit<NamedDelivery, keyof OpenDelivery> {
  id: number;
  status: number | null;
}

function isWithin(
  { delivery_date, delivery_start_time: start, delivery_end_time: end, time_zone }: Row,
  now: Date,
) {
  const from = start ? instantOn(delivery_date, start, time_zone) : null;
  const to = end ? instantOn(delivery_date, end, time_zone) : null;
  return (from !== null || to !== null) && (from === null || from <= now) && (to === null || now <= to);
}

/** Deliveries of today and the next days that these participants wait for, the soonest first. */
export async function openDeliveriesOf(
  db: Db | Trx,
  participantIds: readonly number[],
  now: Date,
): Promise<NamedDelivery[]> {
  if (participantIds.length === 0) return [];
  const { rows } = await sql<Row>`
    select e.id, e.participant_id, p.first_name, p.language, coalesce(m.id, 0) as "manifestId",
      c.id as cdp_id, c.phone_number as phone, e.delivery_date, e.delivery_start_time, e.delivery_end_time,
      m.delivery_manifest_status_id as status, coalesce(m.time_zone, c.time_zone) as time_zone
    from delivery_events e join participants p on p.id = e.participant_id
    left join delivery_manifest m on m.id = e.delivery_manifest_id
    join cdps c on c.id = coalesce(m.close_door_pharmacy_id, e.close_door_pharmacy_id)
    where e.participant_id = any(${[...participantIds]}::bigint[])
      and e.delivery_event_type_id = any(${AT_THE_DOOR}::int[])
      and e.delivery_event_status_id = any(${OPEN}::int[])
      and e.delivery_date between (${now}::timestamptz at time zone coalesce(m.time_zone, c.time_zone))::date
        and (${now}::timestamptz at time zone coalesce(m.time_zone, c.time_zone))::date + ${DAYS_AHEAD}::int
    order by e.delivery_date, e.delivery_start_time nulls last, e.id`.execute(db);
  return rows.map((row) => {
    const { status, ...delivery } = row;
    return {
      ...delivery,
      isToday: delivery.delivery_date === dateInZone(now, delivery.time_zone),
      isUnderWay: status !== null && isUnderWay(status),
      isWithinWindow: isWithin(row, now),
    };
  });
}
