import { isNotificationType, notificationType } from '../../../src/domain/notifications/notificationTypes';
import type { ServerContext } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { enqueue } from '../../platform/jobs/enqueue';
import type { JobHandler } from '../../platform/jobs/jobRunner';
import { writtenFor } from '../../platform/notifications/ownNotifications';
import { sendMessage } from '../messages/sendMessage';
import { DeviceGone, NeverPushed, type PushTransport } from './pushTransport';

export const PUSH_JOB = 'notifications.push';

/** A notification that its person has not read yet. */
function unread(context: ServerContext, id: number) {
  return context.db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .selectAll('notifications')
    .select(['users.email', 'users.full_name', 'users.default_language', 'users.time_zone'])
    .where('notifications.id', '=', id)
    .where('notifications.is_attended', '=', false)
    .executeTakeFirst();
}

/**
 * Reaches a person who may not be looking at the app: a job for each of their devices, and an email. What was read
 * meanwhile goes nowhere. The email has the title and a link: what it says of patients is read after signing in.
 */
export function reachPerson(context: ServerContext): JobHandler {
  return async ({ notification_id, push, email }) => {
    const found = await unread(context, Number(notification_id));
    if (!found) return;
    const { user_id, default_language: language } = found;
    const [written] = await writtenFor(context.db, { user_id, language, time_zone: found.time_zone }, [
      found,
    ]);
    await inTransaction(context.db, async (trx) => {
      const devices = push
        ? await trx.selectFrom('push_devices').select('id').where('user_id', '=', user_id).execute()
        : [];
      for (const { id: device_id } of devices) {
        const payload = { notification_id: found.id, device_id };
        const unique_key = `push ${found.id} ${device_id}`;
        await enqueue(trx, { name: PUSH_JOB, payload, unique_key, run_at: context.clock() });
      }
      if (email && written)
        await sendMessage(trx, {
          channel: 'email',
          to: found.email,
          language,
          user_id,
          template: 'notification',
          args: {
            name: found.full_name,
            title: written.title,
            link: `${context.config.publicUrl}/#/notifications`,
          },
        });
    });
  };
}

/** Calls one device. Throws while another try makes sense; a device that its service does not know any more is removed. */
export function pushToDevice(
  context: ServerContext,
  transports: Readonly<Record<'web' | 'mobile', PushTransport | null>>,
): JobHandler {
  const { db, clock, log } = context;
  return async ({ notification_id, device_id }) => {
    const id = Number(notification_id);
    const found = id === 0 ? null : await unread(context, id);
    if (found === undefined) return;
    const device = await db
      .selectFrom('push_devices')
      .selectAll()
      .where('id', '=', Number(device_id))
      .executeTakeFirst();
    // Somebody else may have the device by now.
    if (!device || (found && found.user_id !== device.user_id)) return;
    const level = found && isNotificationType(found.type) ? notificationType(found.type).level : 'warning';
    try {
      await transports[device.kind]?.send(device, { id, level });
    } catch (error) {
      if (error instanceof DeviceGone) {
        await db.deleteFrom('push_devices').where('id', '=', device.id).execute();
        return;
      }
      if (!(error instanceof NeverPushed)) throw error;
      log.warn({ device_id: device.id, reason: error.message }, 'a push service refused a message');
      return;
    }
    await db.updateTable('push_devices').set({ last_sent_at: clock() }).where('id', '=', device.id).execute();
  };
}
