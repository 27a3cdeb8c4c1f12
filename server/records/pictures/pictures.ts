import type { FastifyRequest } from 'fastify';
import { DAY_MS } from '../../../src/domain/time/durations';
import type { ServerContext } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { fileStoreOf } from '../../outside/files/openStore';
import type { PictureOwner } from './pictureOwners';
import { settleArrived, takeOlder, announcePicture } from './uploads';

/** Key of the owner's picture; null when there is none. */
export async function currentPicture(
  context: ServerContext,
  request: FastifyRequest,
  owner: PictureOwner,
): Promise<string | null> {
  if (context.config.files) await settleArrived(context, request, owner);
  const file = await context.db
    .selectFrom('stored_files')
    .select('key')
    .where('owner', '=', owner.owner)
    .where('owner_id', '=', owner.id)
    .where('stored_at', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return file?.key ?? null;
}

/** Takes the picture away; false when there was none. Proof stays. */
export async function removePicture(
  context: ServerContext,
  request: FastifyRequest,
  owner: PictureOwner,
): Promise<boolean> {
  if (owner.owner === 'evidence') return false;
  const removed = await inTransaction(context.db, async (trx) => {
    const file = await trx
      .selectFrom('stored_files')
      .selectAll()
      .where('owner', '=', owner.owner)
      .where('owner_id', '=', owner.id)
      .where('stored_at', 'is not', null)
      .executeTakeFirst();
    if (!file) return [];
    const keys = await takeOlder(trx, file);
    await announcePicture(trx, request, file, { from: `${owner.id}.png`, to: null });
    return keys;
  });
  for (const key of removed) await fileStoreOf(context).remove(key);
  return removed.length > 0;
}

/** Deletes unused upload forms, and files of forms that arrived too late to count. */
export async function pruneUploads(context: ServerContext): Promise<void> {
  const store = fileStoreOf(context);
  const daysAgo = (days: number) => new Date(context.clock().getTime() - days * DAY_MS).toISOString();
  const before = daysAgo(1);
  if (context.config.files) {
    const posted = await context.db
      .selectFrom('stored_files')
      .select('key')
      .where('stored_at', 'is not', null)
      .where('created_at', '<', before)
      .where('created_at', '>', daysAgo(3))
      .execute();
    for (const { key } of posted) await store.dropArrived(key);
  }
  const forgotten = await context.db
    .deleteFrom('stored_files')
    .where('stored_at', 'is', null)
    .where('created_at', '<', before)
    .returning('key')
    .execute();
  for (const { key } of forgotten) {
    await store.remove(key);
    await store.dropArrived(key);
  }
}
