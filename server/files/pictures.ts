import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { ServerContext } from '../context';
import type { Trx } from '../database/database';
import type { PictureOwnerName, StoredFileTable } from '../database/tables/files';
import { inTransaction } from '../database/transaction';
import { actorOf } from '../plugins/actor';
import { writeAudit } from '../plugins/audit';
import { publish } from '../plugins/outbox';
import { tooLarge, wrongContent } from './fileRefusals';
import { fileStoreOf } from './openStore';
import type { PictureOwner } from './pictureOwners';
import { EXTENSION, MAX_PICTURE_BYTES, pictureTypeOf, type PictureType } from './pictureType';

/** How long an upload form can be posted. */
const FORM_LIVES_MS = 10 * 60_000;
const KEY_BYTES = 16;

type StoredFile = Selectable<StoredFileTable>;

/** Resource under which log and live events know the owner. */
export const RESOURCE: { readonly [O in PictureOwnerName]: string } = {
  employees: 'employees',
  users: 'users',
  address: 'participant_addresses',
  evidence: 'delivery_events',
};

/** A form that brings one new picture of this owner. */
export async function newUpload(
  context: ServerContext,
  request: FastifyRequest,
  { owner, id }: PictureOwner,
  contentType: PictureType,
) {
  const key = `${owner}-${id}-${randomBytes(KEY_BYTES).toString('hex')}.${EXTENSION[contentType]}`;
  const now = context.clock();
  await context.db
    .insertInto('stored_files')
    .values({
      key,
      owner,
      owner_id: id,
      content_type: contentType,
      created_by: actorOf(request).user_id,
      created_at: now,
    })
    .execute();
  return fileStoreOf(context).createUpload({
    key,
    contentType,
    maxBytes: MAX_PICTURE_BYTES,
    expiresAt: new Date(now.getTime() + FORM_LIVES_MS),
  });
}

async function tellOfPicture(
  trx: Trx,
  request: FastifyRequest,
  { owner, owner_id }: StoredFile,
  change: { from: string | null; to: string | null },
): Promise<void> {
  const resource = RESOURCE[owner];
  await writeAudit(trx, request, {
    action: 'update',
    resource,
    record_id: owner_id,
    changes: { picture: change },
  });
  await publish(trx, { topic: 'resources', event: `${resource}.changed`, body: { id: owner_id } });
}

/** What a new picture replaces: nothing where pictures are proof. */
async function takeOlder(trx: Trx, { owner, owner_id }: StoredFile): Promise<string[]> {
  if (owner === 'evidence') return [];
  const older = await trx
    .deleteFrom('stored_files')
    .where('owner', '=', owner)
    .where('owner_id', '=', owner_id)
    .where('stored_at', 'is not', null)
    .returning('key')
    .execute();
  return older.map((file) => file.key);
}

/** Makes an arrived file its owner's picture, in the place of the one before. */
async function settle(
  context: ServerContext,
  request: FastifyRequest,
  file: StoredFile,
  bytes: Buffer,
): Promise<void> {
  const replaced = await inTransaction(context.db, async (trx) => {
    const older = await takeOlder(trx, file);
    await trx
      .updateTable('stored_files')
      .set({ stored_at: context.clock(), size: bytes.length })
      .where('id', '=', file.id)
      .execute();
    const picture = `${file.owner_id}.png`;
    await tellOfPicture(trx, request, file, { from: older.length > 0 ? picture : null, to: picture });
    return older;
  });
  for (const key of replaced) await fileStoreOf(context).remove(key);
}

/** The upload of this key has arrived and was checked. Nothing happens for a key that nobody was given. */
export async function settleUpload(
  context: ServerContext,
  request: FastifyRequest,
  key: string,
  bytes: Buffer,
): Promise<void> {
  const file = await context.db
    .selectFrom('stored_files')
    .selectAll()
    .where('key', '=', key)
    .where('stored_at', 'is', null)
    .executeTakeFirst();
  if (file) await settle(context, request, file, bytes);
}

/** S3 tells nobody of an upload: what has come since is found when somebody asks for the picture. */
async function settleArrived(
  context: ServerContext,
  request: FastifyRequest,
  { owner, id }: PictureOwner,
): Promise<void> {
  const pending = await context.db
    .selectFrom('stored_files')
    .selectAll()
    .where('owner', '=', owner)
    .where('owner_id', '=', id)
    .where('stored_at', 'is', null)
    .where('created_at', '>', new Date(context.clock().getTime() - 2 * FORM_LIVES_MS).toISOString())
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  for (const file of pending) {
    const bytes = await fileStoreOf(context).read(file.key);
    if (!bytes) continue;
    const isFine = bytes.length <= MAX_PICTURE_BYTES && pictureTypeOf(bytes) === file.content_type;
    if (isFine) return settle(context, request, file, bytes);
    await fileStoreOf(context).remove(file.key);
    await context.db.deleteFrom('stored_files').where('id', '=', file.id).execute();
    throw bytes.length > MAX_PICTURE_BYTES ? tooLarge(MAX_PICTURE_BYTES) : wrongContent();
  }
}

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
    await tellOfPicture(trx, request, file, { from: `${owner.id}.png`, to: null });
    return keys;
  });
  for (const key of removed) await fileStoreOf(context).remove(key);
  return removed.length > 0;
}

/** Forgets upload forms that nobody used, and files of theirs that came too late to count. */
export async function pruneUploads(context: ServerContext): Promise<void> {
  const before = new Date(context.clock().getTime() - 24 * 3_600_000).toISOString();
  const forgotten = await context.db
    .deleteFrom('stored_files')
    .where('stored_at', 'is', null)
    .where('created_at', '<', before)
    .returning('key')
    .execute();
  for (const { key } of forgotten) await fileStoreOf(context).remove(key);
}
