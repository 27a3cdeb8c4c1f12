import type { FastifyRequest } from 'fastify';
import { number, object, string } from 'yup';
import { withSchemas } from '../../../src/contract/call';
import {
  PICTURE_OWNERS,
  PICTURE_TYPES,
  pictureLinkCall,
  removePictureCall,
  uploadFormCall,
} from '../../../src/contract/pictures/pictures';
import { DAY_MS } from '../../../src/domain/time/durations';
import type { RouteModule, ServerContext } from '../../context';
import type { PictureOwnerName } from '../../platform/database/tables/files';
import { inTransaction } from '../../platform/database/transaction';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { malformed, notFound, ApiError } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import { UPLOAD_PATH } from '../../outside/files/folderStore';
import { fileStoreOf } from '../../outside/files/openStore';
import { findOwner, type PictureOwner } from './pictureOwners';
import { currentPicture, pruneUploads, removePicture } from './pictures';
import { MAX_PICTURE_BYTES, ownerIdOf, pictureTypeOf } from '../../outside/files/pictureType';
import { checkUpload, readForm } from '../../outside/files/receiveUpload';
import { isSigned, sign } from '../../platform/plugins/signing';
import { keepUpload, newUpload, RESOURCE } from './uploads';

/** How long a link to a picture works: a page's `<img>` asks at once. */
const LINK_LIVES_SECONDS = 300;
/** Fields and boundaries around the bytes. */
const FORM_ROOM_BYTES = 16 * 1024;

const fileName = string().required().max(40);
const ownerParam = object({ api: string().oneOf(PICTURE_OWNERS).required() });
const nameQuery = object({ file_name: fileName });
const downloadBody = object({ file_name: fileName });
const uploadBody = object({
  file_name: fileName,
  original_file_name: string().max(255).nullable(),
  api: string().oneOf(PICTURE_OWNERS),
  content_type: string().oneOf([...PICTURE_TYPES]),
});
const fileParam = object({ key: string().required().max(120) });
const fileQuery = object({
  expires: number().integer().required(),
  owner: string().oneOf(PICTURE_OWNERS).required(),
  signature: string().required().max(64),
});

/** The object behind `{id}.png`; 404 when it is not there, or not this person's to see. */
async function ownerOf(
  context: ServerContext,
  request: FastifyRequest,
  api: PictureOwnerName,
  name: string,
): Promise<PictureOwner> {
  const id = ownerIdOf(name);
  if (id === null)
    throw malformed('file_name must be {id}.png', { file_name: { message: 'validation.picture' } });
  const owner = await findOwner(context, api, id, actorOf(request));
  if (!owner?.mayRead) throw notFound();
  return owner;
}

function assertWritable(owner: PictureOwner): void {
  if (!owner.mayWrite)
    throw new ApiError(403, ERROR_CODE.noPermission, 'You may not change this picture', { args: {} });
}

async function linkTo(
  context: ServerContext,
  request: FastifyRequest,
  api: PictureOwnerName,
  name: string,
): Promise<{ url: string } | null> {
  const owner = await ownerOf(context, request, api, name);
  const key = await currentPicture(context, request, owner);
  if (key === null) return null;
  if (owner.isPrivate) {
    await inTransaction(context.db, (trx) =>
      writeAudit(trx, request, {
        action: 'read',
        resource: RESOURCE[owner.owner],
        record_id: owner.id,
        changes: {},
      }),
    );
  }
  const expires = Math.floor(context.clock().getTime() / 1000) + LINK_LIVES_SECONDS;
  const signature = await sign(context, 'download', textOfLink(request, key, expires, owner.owner));
  return { url: `/api/files/${key}?expires=${expires}&owner=${owner.owner}&signature=${signature}` };
}

/** The person is part of what is signed: a link that is passed on opens nothing. */
function textOfLink(request: FastifyRequest, key: string, expires: number, owner: PictureOwnerName): string {
  return [actorOf(request).user_id, key, expires, owner].join(' ');
}

/** Pictures (spec §7, "Pictures"): forms to post one, links to see one, and where the embedded store receives them. */
export const filesRoutes: RouteModule = (app, context) => {
  const signedIn = { access: 'signedIn', scope: 'run' } as const;
  // A form post and an <img> carry the cookie alone; what they may do is in their signature.
  const bySignature = { access: 'signedIn', withoutBinding: true } as const;
  const tags = ['pictures'];

  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.jobs.every(DAY_MS, 'pruneUploads', () => pruneUploads(context));

  serve(app, withSchemas(uploadFormCall, { body: uploadBody }), signedIn, async (request) => {
    const { api = 'employees', file_name, content_type = 'image/png' } = request.body;
    const owner = await ownerOf(context, request, api, file_name);
    assertWritable(owner);
    return newUpload(context, request, owner, content_type);
  });

  app.post<{ Params: { api: PictureOwnerName }; Body: { file_name: string } }>(
    '/presigned/:api/download',
    {
      config: signedIn,
      schema: { params: ownerParam, body: downloadBody, tags, summary: 'A link to a picture' },
    },
    async (request) => {
      const link = await linkTo(context, request, request.params.api, request.body.file_name);
      if (!link) throw notFound();
      return link;
    },
  );

  serve(
    app,
    withSchemas(pictureLinkCall, { query: nameQuery }),
    signedIn,
    async (request) =>
      (await linkTo(context, request, request.params.api, request.query.file_name)) ?? { url: null },
  );

  serve(app, withSchemas(removePictureCall, { query: nameQuery }), signedIn, async (request, reply) => {
    const owner = await ownerOf(context, request, request.params.api, request.query.file_name);
    assertWritable(owner);
    if (!(await removePicture(context, request, owner))) throw notFound();
    return reply.code(204).send();
  });

  app.post(
    UPLOAD_PATH,
    {
      config: { ...bySignature, scope: 'none' },
      bodyLimit: MAX_PICTURE_BYTES + FORM_ROOM_BYTES,
      schema: { tags, summary: 'Target of the form of POST /presigned' },
    },
    async (request, reply) => {
      const form = await readForm(request.body, request.headers['content-type'] ?? '');
      const { key, bytes } = await checkUpload(context, form);
      await keepUpload(context, request, key, bytes);
      return reply.code(204).send();
    },
  );

  app.get<{
    Params: { key: string };
    Querystring: { expires: number; owner: PictureOwnerName; signature: string };
  }>(
    '/files/:key',
    {
      config: { ...bySignature, scope: 'self' },
      schema: { params: fileParam, querystring: fileQuery, tags, summary: 'A picture, by its link' },
    },
    async (request, reply) => {
      const { key } = request.params;
      const { expires, owner, signature } = request.query;
      const text = textOfLink(request, key, expires, owner);
      const isFresh = expires > context.clock().getTime() / 1000;
      if (!isFresh || !(await isSigned(context, 'download', text, signature))) throw notFound();
      const bytes = await fileStoreOf(context).read(key);
      const type = bytes && pictureTypeOf(bytes);
      if (!type) throw notFound();
      return reply
        .type(type)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(bytes);
    },
  );
};
