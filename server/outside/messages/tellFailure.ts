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

/** Where the office writes with the patients' phones, by phone. One query. */
async function readConversations(trx: Trx, failed: readonly FailedMessage[]) {
  const texts = failed.filter(({ channel, is_private }) => channel === 'sms' && is_private);
  if (texts.length === 0) return new Map<string, number>();
  const rows = await trx
    .selectFrom('conversations')
    .select(['id', 'phone_number'])
    .where(
      'phone_number',
      'in',
      texts.map(({ recipient }) => recipient),
    )
    .execute();
  return new Map(rows.map(({ id, phone_number }) => [phone_number, id]));
}

async function newsOf(trx: Trx, failed: readonly FailedMessage[]): Promise<News[]> {
  const about = failed.flatMap(({ delivery_event_id: stop }) => stop ?? []);
  const stops = new Map((await readStopFacts(trx, about)).map((stop) => [stop.event_id, stop]));
  const conversations = await readConversations(trx, failed);
  return failed.map((message) => {
    const { id: message_id, channel, template, event, error, created_by } = message;
    const facts = { message_id, channel, news: event ?? template, error };
    const stop = stops.get(message.delivery_event_id ?? 0);
    if (stop)
      return {
        type: 'recipient_not_reached',
        facts: { ...stop, ...facts },
        cdp_id: stop.close_door_pharmacy_id,
        also: [created_by, stop.issue_owner_id],
      };
    const conversation_id =
      channel === 'sms' && message.is_private ? (conversations.get(message.recipient) ?? null) : null;
    return {
      type: 'message_failed',
      facts: { ...facts, conversation_id },
      cdp_id: message.close_door_pharmacy_id,
      also: [created_by],
    };
  });
}

/**
 * Tells of messages that did not arrive: of a delivery, the people of its run, who can call the recipient; of another,
 * those who look after messages and whoever caused it. An email that is itself a notification does not. To call last in a
 * transaction (`publish`).
 */
export async function tellFailures(trx: Trx, failed: readonly FailedMessage[], now: Date): Promise<void> {
  const told = failed.filter(({ template }) => template !== 'notification');
  if (told.length > 0) await tell(trx, await newsOf(trx, told), now);
}
