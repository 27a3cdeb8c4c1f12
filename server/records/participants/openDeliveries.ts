import { sql } from 'kysely';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import { EVENT_STATUS_IDS, isOpenStatus } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE_IDS, isRecipientStop } from '../../../src/domain/stops/eventType';
import type { Trx } from '../../platform/database/database';
import { ApiError } from '../../platform/plugins/errors';

const OPEN = EVENT_STATUS_IDS.filter(isOpenStatus);
const AT_THE_DOOR = EVENT_TYPE_IDS.filter(isRecipientStop);

/** 409 with the facts: deliveries of today, or later, that nobody has closed. Today is the day at the CDP. */
export async function assertNoOpenDeliveries(trx: Trx, participant_id: number, now: Date): Promise<void> {
  const { rows } = await sql<{ count: number; first: string | null }>`
    select count(*) as count, min(e.delivery_date)::text as first
    from delivery_events e join cdps c on c.id = e.close_door_pharmacy_id
    where e.participant_id = ${participant_id}
      and e.delivery_event_type_id = any(${AT_THE_DOOR}::int[])
      and e.delivery_event_status_id = any(${OPEN}::int[])
      and e.delivery_date >= (${now}::timestamptz at time zone c.time_zone)::date`.execute(trx);
  const { count = 0, first = null } = rows[0] ?? {};
  if (count === 0) return;
  const message = `${count} open deliveries from ${first}: say that they may stay, or close them first`;
  throw new ApiError(409, ERROR_CODE.openDeliveries, message, { args: { count, first } });
}
