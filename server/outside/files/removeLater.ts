import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { fileStoreOf } from './openStore';

const AT_ONCE = 500;

/** Notes files for removal, in the transaction that removes what names them: none is forgotten, whatever happens next. */
export async function removeLater(trx: Trx, keys: readonly (string | null)[]): Promise<void> {
  const rows = [...new Set(keys)].flatMap((key) => (key ? [{ key, noted_at: new Date() }] : []));
  if (rows.length === 0) return;
  await trx
    .insertInto('files_to_remove')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes what was noted. Safe to run twice: a file that is gone already is no failure. */
export async function removeNotedFiles(context: ServerContext): Promise<void> {
  const { db } = context;
  const store = fileStoreOf(context);
  for (;;) {
    const noted = await db.selectFrom('files_to_remove').select('key').limit(AT_ONCE).execute();
    if (noted.length === 0) return;
    for (const { key } of noted) {
      await store.remove(key);
      await store.dropArrived(key);
    }
    const keys = noted.map(({ key }) => key);
    await db.deleteFrom('files_to_remove').where('key', 'in', keys).execute();
  }
}
