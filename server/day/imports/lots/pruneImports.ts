import { DAY_MS } from '../../../../src/domain/time/durations';
import type { ServerContext } from '../../../context';
import { fileStoreOf } from '../../../outside/files/openStore';

/** An upload that became no lot. */
const UPLOADS_KEPT_MS = DAY_MS;

/** Removes uploads that no lot has claimed after a day. Lots go by the setting of their kind (`server/day/keeping`). */
export async function pruneImports(context: ServerContext): Promise<void> {
  const { db, clock } = context;
  const uploads = await db
    .deleteFrom('import_uploads')
    .where('lot_id', 'is', null)
    .where('created_at', '<', new Date(clock().getTime() - UPLOADS_KEPT_MS).toISOString())
    .returning('key')
    .execute();
  for (const { key } of uploads) {
    await fileStoreOf(context).remove(key);
    await fileStoreOf(context).dropArrived(key);
  }
}
