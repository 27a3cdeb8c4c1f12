import type { Trx } from '../database/database';
import type { Actor } from '../plugins/actor';

/** A browser's subscription, as the Push API gives it. */
export interface WebSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** More than a person has; the oldest go. */
const MOST_DEVICES = 10;

/**
 * Calls the device of this session: a mobile app by its token, a browser by its subscription. Null or an empty text: not any
 * more. A device belongs to whoever says it last.
 */
export async function keepDevice(
  trx: Trx,
  { user_id, session_id }: Pick<Actor, 'user_id' | 'session_id'>,
  device: string | WebSubscription | null,
): Promise<void> {
  const kind = typeof device === 'object' && device !== null ? 'web' : 'mobile';
  const ofSession = trx.deleteFrom('push_devices').where('session_id', '=', session_id);
  await (device ? ofSession.where('kind', '=', kind) : ofSession).execute();
  if (!device) return;
  const address = typeof device === 'string' ? device : device.endpoint;
  await trx.deleteFrom('push_devices').where('address', '=', address).execute();
  const session = await trx
    .selectFrom('sessions')
    .select('device_label as label')
    .where('id', '=', session_id)
    // A session that ends meanwhile takes the token with it.
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!session) return;
  const keys = typeof device === 'string' ? null : JSON.stringify(device.keys);
  await trx
    .insertInto('push_devices')
    .values({ user_id, session_id, kind, address, keys, label: session.label })
    .execute();
  await trx
    .deleteFrom('push_devices')
    .where('user_id', '=', user_id)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('push_devices as newest')
        .select('newest.id')
        .where('newest.user_id', '=', user_id)
        .orderBy('newest.id', 'desc')
        .limit(MOST_DEVICES),
    )
    .execute();
}
