import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql, type Selectable } from 'kysely';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import type { PictureOwnerName, StoredFileTable } from '../../platform/database/tables/files';
import { inTransaction } from '../../platform/database/transaction';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { publish } from '../../platform/plugins/outbox';
import { denied, used } from '../../outside/files/fileRefusals';
import { keyOfForm } from '../../outside/files/fileStore';
import { fileStoreOf } from '../../outside/files/openStore';
import type { PictureOwner } from './pictureOwners';
import { virusIn } from '../../outside/files/scanner';
import { pictureTrouble } from '../../outside/files/pictureTrouble';
import type { PictureType } from '../../../src/contract/pictures/pictures';
import { EXTENSION, MAX_PICTURE_BYTES } from '../../outside/files/pictureType';
import { sha256 } from '../../outside/files/sha256';

/** How long an upload form can be posted. */
const FORM_LIVES_MS = 10 * MINUTE_MS;
const KEY_BYTES = 16;

type StoredFile = Selectable<StoredFileTable>;

/** Resource under which log and live events know the owner. */
export const RESOURCE: { readonly [O in PictureOwnerName]: string } = {
  employees: 'employees',
  users: 'users',
  address: 'participant_addresses',
  evidence: 'delivery_events',
  fuel_entries: 'fuel_entries',
  inspection_defects: 'inspections',
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
      session_id: actorOf(request).session_id,
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

export async function announcePicture(
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
export async function takeOlder(trx: Trx, { owner, owner_id }: StoredFile): Promise<string[]> {
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

/**
 * Makes a kept file its owner's picture, in the place of the one before. False when another request has done so, or the
 * form was forgotten meanwhile.
 */
async function settle(
  context: ServerContext,
  request: FastifyRequest,
  file: StoredFile,
  bytes: Buffer,
): Promise<boolean> {
  const replaced = await inTransaction(context.db, async (trx) => {
    // Uploads of one owner one after the other: each takes the place of the one before.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`picture:${file.owner}:${file.owner_id}`}, 0))`.execute(
      trx,
    );
    const waiting = await trx
      .selectFrom('stored_files')
      .select('id')
      .where('id', '=', file.id)
      .where('stored_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!waiting) return null;
    const older = await takeOlder(trx, file);
    await trx
      .updateTable('stored_files')
      .set({ stored_at: context.clock(), size: bytes.length, sha256: sha256(bytes) })
      .where('id', '=', file.id)
      .execute();
    const picture = `${file.owner_id}.png`;
    await announcePicture(trx, request, file, { from: older.length > 0 ? picture : null, to: picture });
    return older;
  });
  for (const key of replaced ?? []) await fileStoreOf(context).remove(key);
  return replaced !== null;
}

/**
 * Keeps what a form has brought to us: once, and from the session that asked for it. Throws 403 `file001` for another
 * session's form, 409 `file006` for a used one.
 */
export async function keepUpload(
  context: ServerContext,
  request: FastifyRequest,
  key: string,
  bytes: Buffer,
): Promise<void> {
  const store = fileStoreOf(context);
  const file = await context.db
    .selectFrom('stored_files')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  if (!file || file.session_id !== actorOf(request).session_id) throw denied();
  if (file.stored_at !== null || !(await store.create(key, bytes, file.content_type))) throw used();
  if (await settle(context, request, file, bytes)) return;
  await store.remove(key);
  throw used();
}

/**
 * Keeps what a form has brought past us, if it has come: copied under a key that no form can write, so that the same
 * form posted again changes nothing. Throws 400 for what is no picture.
 */
async function keepArrived(
  context: ServerContext,
  request: FastifyRequest,
  file: StoredFile,
): Promise<boolean> {
  const store = fileStoreOf(context);
  const arrived = await store.arrived(file.key);
  if (!arrived) return false;
  const trouble = pictureTrouble(arrived, file.content_type) ?? (await virusIn(context, arrived));
  if (trouble) {
    await store.dropArrived(file.key);
    await context.db
      .deleteFrom('stored_files')
      .where('id', '=', file.id)
      .where('stored_at', 'is', null)
      .execute();
    throw trouble;
  }
  const isFirst = await store.create(file.key, arrived, file.content_type);
  // Not the first: another request keeps it at this moment, or was killed before it could say so.
  const kept = isFirst ? arrived : await store.read(file.key);
  if (!kept) return false;
  await settle(context, request, file, kept);
  await store.dropArrived(file.key);
  return true;
}

/** S3 tells nobody of an upload: what has come since is found when somebody asks for the picture. */
export async function settleArrived(
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
  for (const file of pending) if (await keepArrived(context, request, file)) return;
}

/**
 * Before a command names a photo: it is in the store and its checksum known, if it has come at all. Outside of the
 * command's transaction, which must not wait for a bucket.
 */
export async function settlePhoto(
  context: ServerContext,
  request: FastifyRequest,
  name: string,
): Promise<void> {
  const file = await context.db
    .selectFrom('stored_files')
    .selectAll()
    .where('key', '=', keyOfForm(name))
    .where('owner', '=', 'evidence')
    .where('created_by', '=', actorOf(request).user_id)
    .where('sha256', 'is', null)
    .executeTakeFirst();
  if (!file) return;
  if (file.stored_at === null) {
    await keepArrived(context, request, file);
    return;
  }
  // Uploaded before checksums were kept.
  const bytes = await fileStoreOf(context).read(file.key);
  if (!bytes) return;
  await context.db
    .updateTable('stored_files')
    .set({ sha256: sha256(bytes) })
    .where('id', '=', file.id)
    .where('sha256', 'is', null)
    .execute();
}
