import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database';
import type { NewMessage } from './message';
import { MESSAGES_CHANNEL } from './messagePump';
import { publishMessageChange } from './publishMessageChange';

/** Wakes the pumps of all servers when the transaction commits. */
export async function wakePumps(trx: Trx): Promise<void> {
  await sql`select pg_notify(${MESSAGES_CHANNEL}, '')`.execute(trx);
}

/** What opens an account is of that account's CDP, whoever sent it; anything else of its sender's. */
function cdpOfPerson({ user_id, created_by }: NewMessage) {
  return sql<number | null>`(select cdp_id from users
    where is_cdp and id = ${user_id ?? created_by?.user_id ?? null}::bigint)`;
}

/**
 * Sends a message when, and only when, the transaction commits; it is tried again until the service takes it. To call
 * last in a transaction (`publish`). Answers the number of the message.
 */
export async function sendMessage(trx: Trx, message: NewMessage): Promise<number> {
  const { id } = await trx
    .insertInto('messages')
    .values({
      channel: message.channel,
      recipient: message.to,
      is_private: message.is_private ?? false,
      user_id: message.user_id ?? null,
      close_door_pharmacy_id: message.close_door_pharmacy_id ?? cdpOfPerson(message),
      participant_id: message.participant_id ?? null,
      delivery_event_id: message.delivery_event_id ?? null,
      template: message.template,
      args: JSON.stringify(message.args),
      language: message.language,
      created_by: message.created_by?.user_id ?? null,
      created_by_name: message.created_by?.full_name ?? '',
      ...(message.at ? { created_at: message.at } : {}),
      ...(message.held
        ? { state: 'held' as const, reason: message.held.reason, next_try_at: message.held.until }
        : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await wakePumps(trx);
  await publishMessageChange(trx, id);
  return id;
}
