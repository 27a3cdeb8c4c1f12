import { DAY_MS } from '../../../src/domain/time/durations';
import type { ServerContext } from '../../context';
import { fileStoreOf } from '../../outside/files/openStore';

const KEPT_DAYS = 7;

/** Removes requests and their files after a week: they are copies, and full of patients' data. */
export async function pruneRequests(context: ServerContext): Promise<void> {
  const before = new Date(context.clock().getTime() - KEPT_DAYS * DAY_MS).toISOString();
  const old = await context.db
    .deleteFrom('async_requests')
    .where('created_at', '<', before)
    .returning('file_key')
    .execute();
  for (const { file_key } of old) if (file_key) await fileStoreOf(context).remove(file_key);
}
