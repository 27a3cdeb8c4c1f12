import type { Trx } from '../../platform/database/database';
import { publishMessageChange } from './publishMessageChange';
import { tellFailures } from './tellFailure';

/**
 * Moves a message to the state that the service has reported for it, and answers to whom it went; null while no message
 * has this number. What has arrived stays so, whatever comes later; what did not arrive is told. To call last in a
 * transaction (`publish`).
 */
export async function applyReceipts(trx: Trx, providerId: string, now: Date): Promise<string | null> {
  const receipts = await trx
    .selectFrom('message_receipts')
    .select(['state', 'error', 'received_at'])
    .where('provider_id', '=', providerId)
    .execute();
  const delivered = receipts.find(({ state }) => state === 'delivered');
  const failed = receipts.find(({ state }) => state === 'failed');
  const message = await trx
    .selectFrom('messages')
    .selectAll()
    .where('channel', 'in', ['sms', 'voice'])
    .where('provider_id', '=', providerId)
    .forUpdate()
    .executeTakeFirst();
  if (!message) return null;
  const values = delivered
    ? { state: 'delivered' as const, delivered_at: delivered.received_at, error: null }
    : failed && { state: 'failed' as const, error: failed.error };
  if (values && message.state !== values.state) {
    await trx.updateTable('messages').set(values).where('id', '=', message.id).execute();
    await publishMessageChange(trx, message.id);
    if (values.state === 'failed') await tellFailures(trx, [{ ...message, error: values.error }], now);
  }
  return message.recipient;
}
