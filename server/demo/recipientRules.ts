import { SUGGESTED_CHANNELS } from '../../src/domain/messages/recipientEvents';
import type { Db } from '../platform/database/database';

/** The demo's recipients are told what happens: their messages are kept in the app, as it has no services. */
export async function tellDemoRecipients(db: Db): Promise<void> {
  await db
    .updateTable('recipient_rules')
    .set({ channels: JSON.stringify(SUGGESTED_CHANNELS), sms_price: '0.0083', voice_price: '0.014' })
    .execute();
}
