import { sql, type RawBuilder } from 'kysely';
import type { ToldMessage } from '../../../src/contract/messages/toldMessages';
import type { Db } from '../../platform/database/database';
import type { Actor } from '../../platform/plugins/actor';

/** The newest, enough for a delivery and for the last weeks of a person. */
const MOST = 30;

/** Of a delivery: messages about it, and those of its household that say it too. */
export const ofStop = (id: number) => sql<boolean>`m.id in (
  select own.id from messages own where own.delivery_event_id = ${id}
  union select c.message_id from message_causes c where c.delivery_event_id = ${id})`;

export const ofParticipant = (id: number) => sql<boolean>`m.id in (
  select own.id from messages own where own.participant_id = ${id}
  union select c.message_id from message_causes c join delivery_events e on e.id = c.delivery_event_id
    where e.participant_id = ${id})`;

/**
 * What a recipient was told by itself or by a shared link. What the office writes and they answer is their conversation.
 */
export function readToldMessages(
  db: Db,
  { cdp_id }: Actor,
  whose: RawBuilder<boolean>,
): Promise<ToldMessage[]> {
  return db
    .selectFrom('messages as m')
    .select(['m.id', 'm.channel', 'm.template', 'm.event', 'm.state', 'm.reason', 'm.attempts', 'm.error'])
    .select(['m.next_try_at', 'm.created_by_name', 'm.created_at', 'm.sent_at', 'm.delivered_at'])
    .where('m.is_private', '=', true)
    .where('m.template', 'in', ['recipient', 'trackingLink'])
    .where(whose)
    .$if(cdp_id !== null, (query) => query.where('m.close_door_pharmacy_id', '=', cdp_id))
    .orderBy('m.id', 'desc')
    .limit(MOST)
    .execute();
}
