import { DAY_MS } from '../../../../src/domain/time/durations';
import { LOT_AT_WORK } from '../../../../src/domain/imports/importRules';
import type { ServerContext } from '../../../context';
import { fileStoreOf } from '../../../outside/files/openStore';

/** Files and lots are copies, and full of patients' data. */
const LOTS_KEPT_MS = 30 * DAY_MS;
/** An upload that became no lot. */
const UPLOADS_KEPT_MS = DAY_MS;

/** Removes lots after thirty days with their files, and uploads that no lot has claimed after one. */
export async function pruneImports(context: ServerContext): Promise<void> {
  const { db, clock } = context;
  const before = (ms: number) => new Date(clock().getTime() - ms).toISOString();
  const lots = await db
    .deleteFrom('import_lots')
    .where('updated_at', '<', before(LOTS_KEPT_MS))
    .where('state', 'not in', [...LOT_AT_WORK])
    .returning('file_key')
    .execute();
  for (const { file_key } of lots) if (file_key !== null) await fileStoreOf(context).remove(file_key);
  const uploads = await db
    .deleteFrom('import_uploads')
    .where('lot_id', 'is', null)
    .where('created_at', '<', before(UPLOADS_KEPT_MS))
    .returning('key')
    .execute();
  for (const { key } of uploads) {
    await fileStoreOf(context).remove(key);
    await fileStoreOf(context).dropArrived(key);
  }
}
