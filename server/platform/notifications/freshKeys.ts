import type { Trx } from '../database/database';

/** Of these keys those that nobody was told before; they count as told from now on. */
export async function freshKeys(trx: Trx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const fresh = await trx
    .insertInto('told_once')
    .values([...new Set(keys)].sort().map((key) => ({ key })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  return new Set(fresh.map(({ key }) => key));
}
