import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lotUploadCall } from '../../../../src/contract/imports/lots';
import { MINUTE_MS } from '../../../../src/domain/time/durations';
import { IMPORT_MAX_BYTES, type FileFormat } from '../../../../src/domain/imports/fileReading';
import { extensionOf } from '../../../../src/domain/wire/uploadFile';
import type { ServerContext } from '../../../context';
import type { Trx } from '../../../platform/database/database';
import { denied, used } from '../../../outside/files/fileRefusals';
import { keyOfForm } from '../../../outside/files/fileStore';
import { fileStoreOf } from '../../../outside/files/openStore';
import { virusIn } from '../../../outside/files/scanner';
import { checkForm, readForm } from '../../../outside/files/receiveUpload';
import { actorOf } from '../../../platform/plugins/actor';
import { invalid, ApiError, SERVER_CODE } from '../../../platform/plugins/errors';
import { serve } from '../../../platform/plugins/serve';

/** How long an upload form can be posted: a large file on a slow line. */
const FORM_LIVES_MS = 30 * MINUTE_MS;
/** Fields and boundaries around the bytes. */
const FORM_ROOM_BYTES = 16 * 1024;
const RECEIVE_PATH = '/files/imports';
const KEY_PREFIX = 'import-';
const MEGABYTE = 1024 * 1024;

const FORMATS = ['csv', 'xlsx'] as const satisfies readonly FileFormat[];
const CONTENT_TYPE: { readonly [F in FileFormat]: string } = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
function tooLarge(): ApiError {
  const megabytes = IMPORT_MAX_BYTES / MEGABYTE;
  return new ApiError(413, SERVER_CODE.tooLarge, `The file is larger than ${megabytes} MB`, {
    args: { megabytes },
    errors: { size: { message: 'imports.file.tooLarge', args: { megabytes } } },
  });
}

/** 422 unless the upload was given to this person and no lot has it yet; the lot has it from now on. */
export async function claimUpload(
  trx: Trx,
  request: FastifyRequest,
  key: string,
  lotId: number,
): Promise<void> {
  const claimed = await trx
    .updateTable('import_uploads')
    .set({ lot_id: lotId })
    .where('key', '=', key)
    .where('user_id', '=', actorOf(request).user_id)
    .where('lot_id', 'is', null)
    .returning('key')
    .executeTakeFirst();
  if (!claimed) throw invalid({ key: { message: 'validation.reference' } });
}

/** Stores the content of an uploaded form: once, and only from the session that requested the upload. */
async function keepUpload(
  context: ServerContext,
  request: FastifyRequest,
  { key, contentType, bytes }: { key: string; contentType: string; bytes: Buffer },
): Promise<void> {
  const { db, clock } = context;
  const file = await db
    .selectFrom('import_uploads')
    .select(['session_id', 'stored_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!file || file.session_id !== actorOf(request).session_id) throw denied();
  if (file.stored_at !== null || !(await fileStoreOf(context).create(key, bytes, contentType))) throw used();
  await db.updateTable('import_uploads').set({ stored_at: clock() }).where('key', '=', key).execute();
}

/**
 * Runs before a lot claims an upload. A file that the form sent directly to the bucket is copied to a key that no
 * form can write. It runs outside of the lot's transaction, which must not wait for a bucket.
 */
export async function settleUpload(
  context: ServerContext,
  request: FastifyRequest,
  name: string,
): Promise<void> {
  const store = fileStoreOf(context);
  const key = keyOfForm(name);
  const waiting = await context.db
    .selectFrom('import_uploads')
    .select('key')
    .where('key', '=', key)
    .where('user_id', '=', actorOf(request).user_id)
    .where('stored_at', 'is', null)
    .executeTakeFirst();
  const bytes = waiting ? await store.arrived(key) : null;
  if (!bytes) return;
  const virus = await virusIn(context, bytes);
  if (virus) {
    await store.dropArrived(key);
    throw virus;
  }
  const format = extensionOf(key) === 'csv' ? 'csv' : 'xlsx';
  // False: another request was first, and its stored file is used.
  await store.create(key, bytes, CONTENT_TYPE[format]);
  await context.db
    .updateTable('import_uploads')
    .set({ stored_at: context.clock() })
    .where('key', '=', key)
    .execute();
  await store.dropArrived(key);
}

/** Files of orders go straight to the store, under a signed policy (spec §7, presigned import). */
export function uploadRoutes(app: FastifyInstance, context: ServerContext): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  serve(app, lotUploadCall, { scope: 'self' }, async (request) => {
    const { file_name, size = 0 } = request.body;
    const extension = extensionOf(file_name);
    const format = FORMATS.find((each) => each === extension);
    if (!format) {
      const args = { extension: extension.slice(0, 40) || '–' };
      throw invalid({ file_name: { message: 'imports.file.extension', args } });
    }
    if (size > IMPORT_MAX_BYTES) throw tooLarge();
    const { user_id, session_id } = actorOf(request);
    const key = `${KEY_PREFIX}${user_id}-${randomBytes(16).toString('hex')}.${format}`;
    const now = context.clock();
    await context.db
      .insertInto('import_uploads')
      .values({ key, user_id, session_id, file_name, created_at: now })
      .execute();
    return fileStoreOf(context).createUpload({
      key,
      contentType: CONTENT_TYPE[format],
      maxBytes: IMPORT_MAX_BYTES,
      expiresAt: new Date(now.getTime() + FORM_LIVES_MS),
      path: RECEIVE_PATH,
    });
  });

  app.post(
    RECEIVE_PATH,
    {
      // A form post carries only the cookie. Its signature contains the permitted content.
      config: { access: 'signedIn', scope: 'none', withoutBinding: true },
      bodyLimit: IMPORT_MAX_BYTES + FORM_ROOM_BYTES,
      schema: { tags: ['imports'], summary: 'Target of the form of an import' },
    },
    async (request, reply) => {
      const form = await readForm(request.body, request.headers['content-type'] ?? '');
      const { key, contentType, bytes } = await checkForm(context, form);
      if (!key.startsWith(KEY_PREFIX)) throw denied();
      await keepUpload(context, request, { key, contentType, bytes });
      return reply.code(204).send();
    },
  );
}
