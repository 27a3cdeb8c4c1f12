import { sql } from 'kysely';
import { LOT_AT_WORK } from '../../../../src/domain/imports/importRules';
import type { ServerContext } from '../../../context';
import { inTransaction } from '../../../platform/database/transaction';
import { enqueue } from '../../../platform/jobs/enqueue';
import type { JobHandler } from '../../../platform/jobs/jobRunner';
import { checkLot } from '../check/checkLot';
import { commitLot } from '../commit/commitLot';
import { LOT_JOB } from './createLot';
import { failCommit } from '../commit/failCommit';
import { LotTaken, LotWorker } from './lotWorker';
import { undoLot } from '../commit/undoLot';
import { failLot, readLotFile } from '../upload/readLotFile';
import { FileRefusal } from '../reading/fileRefusal';

/** Number of attempts for one piece of work before the failure is reported. */
const TRIES = 3;
/** A worker without a sign of life for this long counts as dead. Milliseconds. */
const SILENT_MS = 60_000;

async function work(worker: LotWorker): Promise<void> {
  switch (worker.lot.state) {
    case 'reading':
      return readLotFile(worker);
    case 'checking':
      return checkLot(worker);
    case 'committing':
      return commitLot(worker);
    case 'undoing':
      return undoLot(worker);
    default:
      return;
  }
}

/**
 * Marks the work of the lot as failed. A commit leaves the lot as it was before. An undo has already removed
 * deliveries, so it is tried again until it succeeds.
 */
async function fail(worker: LotWorker): Promise<void> {
  if (worker.lot.state === 'undoing') return;
  const failure = JSON.stringify({ code: 'internal', args: {} });
  if (worker.lot.state === 'committing') return failCommit(worker, failure);
  await worker.write((trx) => worker.moveTo(trx, 'failed', { failure }));
}

/** The job behind each lot at work. Throws while another try makes sense, so that the job comes back later. */
export function lotJob(context: ServerContext): JobHandler {
  return async ({ lot_id }, attempts) => {
    const worker = await LotWorker.take(context, Number(lot_id));
    if (!worker) return;
    try {
      await work(worker);
    } catch (error) {
      if (error instanceof LotTaken) return;
      if (error instanceof FileRefusal) return failLot(worker, error);
      if (attempts < TRIES) throw error;
      await fail(worker);
      throw error;
    }
  };
}

/**
 * Takes up lots whose worker is gone: a server was killed in the middle. The embedded database has no other server, so
 * at its start every lot at work is such a one.
 */
export async function resumeLots(context: ServerContext, isStart: boolean): Promise<void> {
  const { db, clock, database } = context;
  const silent = new Date(clock().getTime() - (isStart && database.kind === 'pglite' ? 0 : SILENT_MS));
  const lots = await db
    .selectFrom('import_lots')
    .select('id')
    .where('state', 'in', [...LOT_AT_WORK])
    .where(sql<boolean>`coalesce(worked_at, updated_at) <= ${silent}`)
    .execute();
  for (const { id } of lots) {
    await inTransaction(db, async (trx) => {
      await trx.updateTable('import_lots').set({ worked_at: clock() }).where('id', '=', id).execute();
      await enqueue(trx, { name: LOT_JOB, payload: { lot_id: id }, run_at: clock() });
    });
  }
}
