import type { Trx } from '../../platform/database/database';
import { publish } from '../../platform/plugins/outbox';

export const INBOX_TOPIC = 'inbox';

/** Publishes that the inbox has changed. Subscribers read it again, within their permissions. */
export function publishInbox(trx: Trx): Promise<void> {
  return publish(trx, { topic: INBOX_TOPIC, event: 'inbox.changed', body: {} });
}
