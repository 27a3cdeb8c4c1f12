import type { Trx } from '../../platform/database/database';
import { publish } from '../../platform/plugins/outbox';

/** Notifies open pages of sent messages that one has changed; of several, any of them. To call last in a transaction. */
export async function publishMessageChange(trx: Trx, id: number): Promise<void> {
  await publish(trx, { topic: 'resources', event: 'messages.changed', body: { resource: 'messages', id } });
}
