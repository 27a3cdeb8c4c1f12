import { sql, type RawBuilder } from 'kysely';
import type { Reachable } from '../../../src/domain/messages/recipientWay';
import { EVENT_STATUS_IDS, isOpenStatus } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import type { Db, Trx } from '../../platform/database/database';

const OPEN = EVENT_STATUS_IDS.filter(isOpenStatus);

/** A delivery with all that a message about it says, and whom it reaches. */
export interface RecipientFacts extends Reachable {
  id: number;
  participant_id: number;
  funding_source_id: number;
  delivery_manifest_id: number | null;
  delivery_manifest_status_id: number | null;
  close_door_pharmacy_id: number;
  delivery_event_type_id: number;
  delivery_event_status_id: number;
  destination_id: number | null;
  delivery_date: string;
  delivery_start_time: string | null;
  delivery_end_time: string | null;
  attempts: number;
  /** Expected arrival, wire time. */
  expected_at: string | null;
  /** Open stops at recipients before it. */
  stops_before: number;
  time_zone: string;
  cdp_name: string;
  cdp_phone_number: string;
  first_name: string;
  language: string;
}

/** The deliveries that a condition on `e`, and their run `m`, picks. One query. */
export async function readRecipientFacts(
  db: Db | Trx,
  condition: RawBuilder<boolean>,
  limit = 10_000,
): Promise<RecipientFacts[]> {
  const { rows } = await sql<RecipientFacts>`
    select e.id, e.participant_id, p.funding_source_id, e.delivery_manifest_id, m.delivery_manifest_status_id,
      e.close_door_pharmacy_id, e.delivery_event_type_id, e.delivery_event_status_id, e.destination_id, e.delivery_date,
      e.delivery_start_time, e.delivery_end_time, e.attempts, coalesce(e.eta, e.planned_at) as expected_at,
      (select count(*)::int from delivery_events o where o.delivery_manifest_id = e.delivery_manifest_id
        and o.secuence < e.secuence and o.delivery_event_type_id in (${EVENT_TYPE.delivery}, ${EVENT_TYPE.collect})
        and o.delivery_event_status_id = any(${OPEN}::int[])) as stops_before,
      coalesce(m.time_zone, c.time_zone) as time_zone, c.name as cdp_name, c.phone_number as cdp_phone_number,
      p.first_name, p.language, p.email::text as email, p.phone_number, p.mobile_phone_number,
      coalesce((select jsonb_object_agg(n.phone_number, n.number_type) from participant_phones n
        where n.participant_id = p.id and n.is_active), '{}') as phone_types
    from delivery_events e
    join participants p on p.id = e.participant_id
    left join delivery_manifest m on m.id = e.delivery_manifest_id
    join cdps c on c.id = coalesce(m.close_door_pharmacy_id, e.close_door_pharmacy_id)
    where e.delivery_event_type_id in (${EVENT_TYPE.delivery}, ${EVENT_TYPE.collect}) and ${condition}
    order by e.secuence nulls last, e.id
    limit ${limit}`.execute(db);
  return rows;
}

export const isOneOf = (ids: readonly number[]) => sql<boolean>`e.id = any(${[...ids]}::bigint[])`;
