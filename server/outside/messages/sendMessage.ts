import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/enqueue';
import { publish } from '../../platform/plugins/outbox';
import type { NewMessage } from './message';

export const DELIVER_JOB = 'messages.deliver';

/** Notifies open pages of sent messages that one has changed. */
export async function publishMessageChange(trx: Trx, id: number): Promise<void> {
  await publish(trx, { topic: 'resources', event: 'messages.changed', body: { resource: 'messages', id } });
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
      template: message.template,
      args: JSON.stringify(message.args),
      language: message.language,
      created_by: message.created_by?.user_id ?? null,
      created_by_name: message.created_by?.full_name ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(trx, { name: DELIVER_JOB, payload: { message_id: id } });
  await publishMessageChange(trx, id);
  return id;
}
