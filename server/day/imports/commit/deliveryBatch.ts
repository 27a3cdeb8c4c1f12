import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database';
import { askByLines } from '../lots/lotLines';

/**
 * The hidden batch that a commit of the lot writes into. A commit that continues after a restart uses the batch that
 * it began.
 */
export async function openBatch(trx: Trx, lotId: number): Promise<number> {
  const begun = await trx
    .selectFrom('delivery_batches')
    .select('id')
    .where('lot_id', '=', lotId)
    .where('is_hidden', '=', true)
    .executeTakeFirst();
  if (begun) return begun.id;
  const { id } = await trx
    .insertInto('delivery_batches')
    .values({ lot_id: lotId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Shows or hides all deliveries that the lot has made, at once for everybody. */
export async function setBatchesHidden(trx: Trx, lotId: number, isHidden: boolean): Promise<void> {
  await trx
    .updateTable('delivery_batches')
    .set({ is_hidden: isHidden })
    .where('lot_id', '=', lotId)
    .where('is_hidden', '<>', isHidden)
    .execute();
}

export interface BatchCounts {
  new: number;
  changed: number;
  same: number;
}

/** Counts the rows of a commit by their result. */
export async function countBatch(db: Db | Trx, batchId: number, lotId: number): Promise<BatchCounts> {
  const parts = await askByLines(
    db,
    lotId,
    (rows) => sql<BatchCounts>`
      select count(*) filter (where result = 'new')::int as new,
        count(*) filter (where result = 'changed')::int as changed, count(*) filter (where result = 'same')::int as same
      from import_rows where ${rows} and batch_id = ${batchId} and delivery_event_id is not null`,
  );
  const sum = (of: keyof BatchCounts) => parts.reduce((all, part) => all + part[of], 0);
  return { new: sum('new'), changed: sum('changed'), same: sum('same') };
}
