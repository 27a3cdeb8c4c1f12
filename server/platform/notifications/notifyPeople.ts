import type { Trx } from '../database/database';
import { notify, type NewNotification } from './notify';

/** Whether nobody was told this before; it counts as told from now on. */
async function isNews(trx: Trx, key: string): Promise<boolean> {
  const told = await trx
    .insertInto('told_once')
    .values({ key })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return told !== undefined;
}

/**
 * Tells several people the same, one time only. Must be called last in a transaction (`publish`).
 *
 * @param key says what and about whom; the same key is told once
 * @param people asked only for what is news
 */
export async function notifyPeople(
  trx: Trx,
  key: string,
  people: () => Promise<readonly number[]>,
  notification: Omit<NewNotification, 'user_id'>,
): Promise<void> {
  if (!(await isNews(trx, key))) return;
  for (const user_id of await people()) await notify(trx, { ...notification, user_id });
}
