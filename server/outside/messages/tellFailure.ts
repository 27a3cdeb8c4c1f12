import { tell, type News } from '../../platform/notifications/tell';
import { readStopFacts } from '../../platform/notifications/stopFacts';
import type { Trx } from '../../platform/database/database';
import type { Message } from './keptMessage';

/** A message that did not arrive; `error` is the code of the reason. */
export type FailedMessage = Pick<
  Message,
  | 'id'
  | 'channel'
  | 'recipient'
  | 'is_private'
  | 'template'
  | 'event'
  | 'delivery_event_id'
  | 'close_door_pharmacy_id'
  | 'created_by'
  | 'error'
>;

/** Where the office writes with a patient's phone; null: nowhere yet. */
async function conversationOf(trx: Trx, { channel, is_private, recipient }: FailedMessage) {
  if (channel !== 'sms' || !is_private) return null;
  const found = await trx
    .selectFrom('conversations')
    .select('id')
    .where('phone_number', '=', recipient)
    .executeTakeFirst();
  return found?.id ?? null;
}

async function newsOf(trx: Trx, message: FailedMessage): Promise<News> {
  const { id: message_id, channel, template, event, error, created_by } = message;
  const facts = { message_id, channel, news: event ?? template, error };
  const stops = message.delivery_event_id === null ? [] : [message.delivery_event_id];
  const [stop] = await readStopFacts(trx, stops);
  if (stop)
    return {
      type: 'recipient_not_reached',
      facts: { ...stop, ...facts },
      cdp_id: stop.close_door_pharmacy_id,
      also: [created_by, stop.issue_owner_id],
    };
  return {
    type: 'message_failed',
    facts: { ...facts, conversation_id: await conversationOf(trx, message) },
    cdp_id: message.close_door_pharmacy_id,
    also: [created_by],
  };
}

/**
 * Tells of messages that did not arrive: of a delivery, the people of its run, who can call the recipient; of another,
 * those who look after messages and whoever caused it. An email that is itself a notification does not. To call last in a
 * transaction (`publish`).
 */
export async function tellFailures(trx: Trx, failed: readonly FailedMessage[], now: Date): Promise<void> {
  const news: News[] = [];
  for (const message of failed)
    if (message.template !== 'notification') news.push(await newsOf(trx, message));
  if (news.length > 0) await tell(trx, news, now);
}
