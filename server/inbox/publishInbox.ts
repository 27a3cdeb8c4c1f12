import type { Trx } from '../database/database';
import { publish } from '../plugins/outbox';

export const INBOX_TOPIC = 'inbox';

/** Says that the inbox is another now; who hears it reads it again, as far as it is theirs to read. */
export function publishInbox(trx: Trx): Promise<void> {
  return publish(trx, { topic: INBOX_TOPIC, event: 'inbox.changed', body: {} });
}
