import type { Trx } from '../../platform/database/database';
import { publish } from '../../platform/plugins/outbox';

/** Publishes that a conversation has changed. Subscribers read it again, within their permissions. */
export function publishConversation(trx: Trx, id: number, cdp_id: number | null): Promise<void> {
  return publish(trx, { topic: 'conversations', event: 'conversation.changed', body: { id }, cdp_id });
}
