import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InferType } from 'yup';
import { IMPORT_MAX_BYTES, type FileFormat } from '../../src/domain/fileReading';
import { extensionOf } from '../../src/domain/uploadFile';
import type { ServerContext } from '../context';
import type { Trx } from '../database/database';
import { denied } from '../files/fileRefusals';
import { fileStoreOf } from '../files/openStore';
import { checkForm, readForm } from '../files/receiveUpload';
import { actorOf } from '../plugins/actor';
import { invalid, Refusal, SERVER_CODE } from '../plugins/errors';
import { uploadBody } from './bodies';

/** How long an upload form can be posted: a large file on a slow line. */
const FORM_LIVES_MS = 30 * 60_000;
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
function tooLarge(): Refusal {
  const megabytes = IMPORT_MAX_BYTES / MEGABYTE;
  return new Refusal(413, SERVER_CODE.tooLarge, `The file is larger than ${megabytes} MB`, {
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

/** Files of orders go straight to the store, under a signed policy (spec §7, presigned import). */
export function uploadRoutes(app: FastifyInstance, context: ServerContext): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.post<{ Body: InferType<typeof uploadBody> }>(
    '/presigned/import/unattended_deliveries',
    {
      config: { access: 'own', scope: 'self' },
      schema: { body: uploadBody, tags: ['imports'], summary: 'A form that uploads a file of orders' },
    },
    async (request) => {
      const { file_name, size = 0 } = request.body;
      const extension = extensionOf(file_name);
      const format = FORMATS.find((each) => each === extension);
      if (!format) {
        const args = { extension: extension.slice(0, 40) || '–' };
        throw invalid({ file_name: { message: 'imports.file.extension', args } });
      }
      if (size > IMPORT_MAX_BYTES) throw tooLarge();
      const { user_id } = actorOf(request);
      const key = `${KEY_PREFIX}${user_id}-${randomBytes(16).toString('hex')}.${format}`;
      const now = context.clock();
      await context.db
        .insertInto('import_uploads')
        .values({ key, user_id, file_name, created_at: now })
        .execute();
      return fileStoreOf(context).createUpload({
        key,
        contentType: CONTENT_TYPE[format],
        maxBytes: IMPORT_MAX_BYTES,
        expiresAt: new Date(now.getTime() + FORM_LIVES_MS),
        path: RECEIVE_PATH,
      });
    },
  );

  app.post(
    RECEIVE_PATH,
    {
      // A form post carries the cookie alone; what it may bring is in its signature.
      config: { access: 'signedIn', scope: 'none', withoutBinding: true },
      bodyLimit: IMPORT_MAX_BYTES + FORM_ROOM_BYTES,
      schema: { tags: ['imports'], summary: 'Where the form of an import is posted to' },
    },
    async (request, reply) => {
      const form = await readForm(request.body, request.headers['content-type'] ?? '');
      const { key, contentType, bytes } = await checkForm(context, form);
      if (!key.startsWith(KEY_PREFIX)) throw denied();
      await fileStoreOf(context).write(key, bytes, contentType);
      return reply.code(204).send();
    },
  );
}
