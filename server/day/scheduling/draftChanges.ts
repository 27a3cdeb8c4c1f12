import { sql, type Updateable } from 'kysely';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import type { SchedulingDraftTable } from '../../platform/database/tables/scheduling';
import { inTransaction } from '../../platform/database/transaction';
import { announceDraft, type DraftRow } from './draftRows';

/** A search says every half second that it is alive; after this much silence its server is gone. */
const SILENCE_MS = 30_000;

type Context = Pick<ServerContext, 'db' | 'clock'>;

/** Changes a draft that is still being searched and tells the pages; undefined when it is not any more. */
export async function changeSolving(
  trx: Trx,
  id: number,
  values: Updateable<SchedulingDraftTable>,
): Promise<DraftRow | undefined> {
  const draft = await trx
    .updateTable('scheduling_drafts')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('state', '=', 'solving')
    .returningAll()
    .executeTakeFirst();
  if (draft) await announceDraft(trx, draft);
  return draft;
}

/**
 * Ends drafts whose server is gone: they say so instead of searching for ever.
 *
 * @param silence how long nothing was heard of them; 0 where no other server can be searching
 */
export function failDeadDrafts({ db, clock }: Context, silence = SILENCE_MS): Promise<void> {
  const since = new Date(clock().getTime() - silence);
  return inTransaction(db, async (trx) => {
    const dead = await trx
      .updateTable('scheduling_drafts')
      .set({ state: 'failed', failure: 'restarted', finished_at: clock(), version: sql<number>`version + 1` })
      .where('state', '=', 'solving')
      .where('alive_at', '<=', sql<string>`${since}::timestamptz`)
      .returningAll()
      .execute();
    for (const draft of dead) await announceDraft(trx, draft);
  });
}
