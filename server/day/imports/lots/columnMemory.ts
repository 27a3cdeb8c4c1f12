import type { RememberedMapping } from '../../../../src/domain/imports/importMapping';
import type { Db, Trx } from '../../../platform/database/database';

/** Column assignments that users made for earlier files of a client. */
interface ColumnMemory {
  names: RememberedMapping;
  /** Names of columns that are not used. */
  unused: readonly string[];
}

const NOTHING: ColumnMemory = { names: {}, unused: [] };

export async function readColumnMemory(db: Db | Trx, clientId: number): Promise<ColumnMemory> {
  const memory = await db
    .selectFrom('import_mappings')
    .select(['names', 'unused'])
    .where('funding_source_id', '=', clientId)
    .executeTakeFirst();
  return memory ?? NOTHING;
}

/** Stores the column assignments of this file for the client's next file. */
export async function keepColumnMemory(
  trx: Trx,
  clientId: number,
  said: Partial<ColumnMemory>,
  now: Date,
): Promise<void> {
  const values = {
    ...(said.names ? { names: JSON.stringify(said.names) } : {}),
    ...(said.unused ? { unused: JSON.stringify(said.unused) } : {}),
    updated_at: now,
  };
  await trx
    .insertInto('import_mappings')
    .values({ funding_source_id: clientId, ...values })
    .onConflict((conflict) => conflict.column('funding_source_id').doUpdateSet(values))
    .execute();
}
