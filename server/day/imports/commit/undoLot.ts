import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database';
import { olderTransactionsEnded } from '../../../platform/database/olderTransactions';
import { wrongState } from '../../../platform/plugins/errors';
import { announcePool } from './announceDeliveries';
import { countedRuns } from '../check/countedRuns';
import { countRows } from '../check/countRows';
import { setBatchesHidden } from './deliveryBatch';
import { askByLines } from '../lots/lotLines';
import type { LotWorker } from '../lots/lotWorker';
import { movedDeliveries } from './movedDeliveries';
import type { LotRow } from '../lots/readLots';
import { takeBackRows } from './takeBackRows';

/** A lot before its undo. */
export interface LotToUndo {
  /** Deliveries that it has changed. */
  changed: readonly number[];
  moved: number;
  count: number;
}

/**
 * Data that the undo of a lot depends on. It is read some lines at a time before the transaction, so that no other
 * request has to wait.
 */
export async function lookBeforeUndo(db: Db, lotId: number): Promise<LotToUndo> {
  const changed = await askByLines(
    db,
    lotId,
    (lines) => sql<{ id: number }>`
      select delivery_event_id as id from import_rows
      where ${lines} and made ? 'before' and delivery_event_id is not null`,
  );
  return { changed: changed.map(({ id }) => id), ...(await movedDeliveries(db, lotId)) };
}

/** Throws 409 when a changed delivery of the lot is on a counted run: such a change is final. */
async function assertNotCounted(trx: Trx, changed: readonly number[]): Promise<void> {
  const [day] = (await countedRuns(trx, changed)).values();
  if (!day) return;
  const args = { who: day.closed_by_name, when: day.closed_at, date: day.delivery_date };
  throw wrongState('The day of this CDP was closed in the meantime', { ...args, reason: 'dayClosed' });
}

/**
 * Begins the undo of a lot whose deliveries have not moved: the deliveries that it created are hidden from now on,
 * and a job checks again and removes them. Throws 409 with the number of deliveries that have moved, or when a
 * delivery that it changed is counted.
 */
export async function beginUndo(trx: Trx, lot: LotRow, { changed, moved, count }: LotToUndo): Promise<void> {
  await assertNotCounted(trx, changed);
  if (moved > 0) {
    const message = `${moved} of ${count} deliveries of the lot have moved since`;
    throw wrongState(message, { reason: 'lotMoved', moved, count });
  }
  await setBatchesHidden(trx, lot.id, true);
  await announcePool(trx, lot);
}

/** A user changed a delivery at the moment when the undo began: the lot is kept and reports this. */
async function assertUndoable(worker: LotWorker, moved: number, count: number): Promise<void> {
  const { lot } = worker;
  await worker.write(async (trx) => {
    await setBatchesHidden(trx, lot.id, false);
    await announcePool(trx, lot);
    const failure = JSON.stringify({ code: 'lotMoved', args: { moved, count } });
    await worker.moveTo(trx, 'committed', { failure, undone_by: null, undone_by_name: null });
  });
}

/** The background job of an undo: short transactions, so that no other request has to wait. */
export async function undoLot(worker: LotWorker): Promise<void> {
  const { lot, context } = worker;
  const now = context.clock();
  const person = { user_id: lot.undone_by, full_name: lot.undone_by_name ?? '' };
  // Progress means that this is a restart: some rows are already undone, so the others must follow.
  if (lot.progress === 0) {
    // A change that was under way when the deliveries were hidden is seen after its commit.
    await olderTransactionsEnded(context.db);
    const { moved, count } = await movedDeliveries(context.db, lot.id);
    if (moved > 0) return assertUndoable(worker, moved, count);
    await worker.write((trx) => worker.hold(trx, { progress: 1 }));
  }
  await takeBackRows(worker, { person, now }, null);
  const counts = await countRows(context.db, lot.id);
  await worker.write(async (trx) => {
    await setBatchesHidden(trx, lot.id, false);
    await announcePool(trx, lot);
    await worker.moveTo(trx, 'undone', { counts: JSON.stringify(counts), undone_at: now, failure: null });
  });
}
