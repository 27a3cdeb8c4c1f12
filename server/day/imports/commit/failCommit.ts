import { openBatch, setBatchesHidden } from './deliveryBatch';
import { countRows } from '../check/countRows';
import type { LotWorker } from '../lots/lotWorker';
import { takeBackRows } from './takeBackRows';
import { tellOfLot } from './tellOfLot';

/** A commit that cannot be finished leaves no changes: the lot is as before, and reports the failure. */
export async function failCommit(worker: LotWorker, failure: string): Promise<void> {
  const { lot, context } = worker;
  const person = { user_id: lot.committed_by, full_name: lot.committed_by_name ?? '' };
  let batchId = 0;
  await worker.write(async (trx) => {
    batchId = await openBatch(trx, lot.id);
  });
  await takeBackRows(worker, { person, now: context.clock() }, batchId);
  const counted = await countRows(context.db, lot.id);
  const { total } = counted;
  const counts = JSON.stringify(counted);
  // An earlier commit of the lot stays valid.
  const state = lot.committed_at !== null && lot.undone_at === null ? 'committed' : 'ready';
  await worker.write(async (trx) => {
    await setBatchesHidden(trx, lot.id, false);
    await worker.moveTo(trx, state, { counts, failure });
    await tellOfLot(trx, lot, { response: 'failed', rows: 0, issues: total }, context.clock());
  });
}
