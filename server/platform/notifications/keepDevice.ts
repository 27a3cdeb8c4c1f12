import type { Trx } from '../database/database';
import type { Actor } from '../plugins/actor';

/**
 * Calls the mobile app of this session by a token; null or an empty one: not any more. A device belongs to whoever says it
 * last.
 */
export async function keepDevice(
  trx: Trx,
  { user_id, session_id }: Pick<Actor, 'user_id' | 'session_id'>,
  token: string | null,
): Promise<void> {
  await trx
    .deleteFrom('push_devices')
    .where('session_id', '=', session_id)
    .where('kind', '=', 'mobile')
    .execute();
  if (!token) return;
  await trx.deleteFrom('push_devices').where('address', '=', token).execute();
  const session = await trx
    .selectFrom('sessions')
    .select('device_label as label')
    .where('id', '=', session_id)
    // A session that ends meanwhile takes the token with it.
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!session) return;
  await trx
    .insertInto('push_devices')
    .values({ user_id, session_id, kind: 'mobile', address: token, label: session.label })
    .execute();
}
