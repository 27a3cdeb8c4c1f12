import type { NoticeState, NoticeView } from '../../../../src/domain/runs/driverNotice';
import type { MessageState } from '../../../../src/domain/messages/messageState';
import type { Db, Trx } from '../../../platform/database/database';

/** Maximum number of messages that are shown. */
const NEWEST = 20;

/** A text message that was stopped reaches the driver as little as one that failed. */
const STATES_OF_TEXT: Readonly<Record<MessageState, NoticeState>> = {
  waiting: 'waiting',
  held: 'waiting',
  sent: 'sent',
  delivered: 'delivered',
  failed: 'failed',
  stopped: 'failed',
  kept: 'kept',
};

function stateOf(row: {
  notification_id: number | null;
  is_attended: boolean | null;
  delivered_at: string | null;
  state: MessageState | null;
}): NoticeState {
  if (row.notification_id === null) return STATES_OF_TEXT[row.state ?? 'sent'];
  if (row.is_attended) return 'read';
  return row.delivered_at ? 'delivered' : 'sent';
}

/** Messages to the driver of a run, newest first, each with its delivery state. */
export async function readNotices(db: Db | Trx, manifestId: number): Promise<NoticeView[]> {
  const rows = await db
    .selectFrom('driver_notices as d')
    .leftJoin('notifications as n', 'n.id', 'd.notification_id')
    .leftJoin('messages as m', 'm.id', 'd.message_id')
    .select(['d.id', 'd.text', 'd.sent_by_name', 'd.sent_at', 'd.notification_id'])
    .select(['n.is_attended', 'n.delivered_at', 'm.state'])
    .where('d.delivery_manifest_id', '=', manifestId)
    .orderBy('d.id', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    sent_by_name: row.sent_by_name,
    sent_at: row.sent_at,
    way: row.notification_id === null ? 'sms' : 'device',
    state: stateOf(row),
  }));
}
