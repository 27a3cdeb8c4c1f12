import type { Trx } from '../database/database';
import { publish } from '../plugins/outbox';

export interface NewNotification {
  user_id: number;
  type: string;
  title: string;
  body: string;
  /** As in spec §3, `jsonBody`. */
  json_body?: Record<string, unknown>;
  /** For the record only: nobody is told of it. */
  is_attended?: boolean;
}

/**
 * Stores a notification for a person and notifies their open pages. Must be called last in a transaction (`publish`).
 */
export async function notify(
  trx: Trx,
  { is_attended = false, ...notification }: NewNotification,
): Promise<number> {
  const { id } = await trx
    .insertInto('notifications')
    .values({ ...notification, is_attended, json_body: JSON.stringify(notification.json_body ?? {}) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!is_attended) {
    const { user_id, type } = notification;
    await publish(trx, {
      topic: 'notifications',
      event: 'notification.created',
      body: { id, type },
      user_id,
    });
  }
  return id;
}
