import type { FastifyReply, FastifyRequest } from 'fastify';
import { withSchemas } from '../../../src/contract/call';
import { mapGroundCall, mapTilesCall } from '../../../src/contract/map/ground';
import { staticMapCall } from '../../../src/contract/map/picture';
import type { RouteModule, ServerContext } from '../../context';
import { ApiError, notFound, SERVER_CODE } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { byteRange } from './byteRange';
import { SourceFailed, type ByteSource } from './byteSource';
import { mapFileOf, mapGround } from './mapFile';
import { placeQuery, readMarkers } from './picture/pictureQuery';
import { sendPicture } from './picture/sendPicture';

/** A browser keeps what it has for an hour; after that the ETag says whether it still holds. */
const CACHE = 'private, max-age=3600';

function mapFileFailed(): ApiError {
  const message = 'The map’s streets do not answer. Try again in a moment';
  return new ApiError(503, SERVER_CODE.unavailable, message, { headers: { 'retry-after': '5' } });
}

async function openStream(context: ServerContext, source: ByteSource, start: number, end: number) {
  try {
    return await source.stream(start, end);
  } catch (error) {
    if (!(error instanceof SourceFailed)) throw error;
    mapFileOf(context).forget();
    throw mapFileFailed();
  }
}

/** The archive or a part of it, as its headers ask (RFC 9110 §13 and §14). */
async function sendTiles(context: ServerContext, request: FastifyRequest, reply: FastifyReply) {
  const { archive } = await mapFileOf(context).current();
  if (!archive) throw notFound();
  const { source } = archive;
  const tag = `"${source.version}"`;
  void reply.header('etag', tag).header('cache-control', CACHE).header('accept-ranges', 'bytes');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const condition = request.headers['if-range'];
  const asked = condition === undefined || condition === tag ? request.headers.range : undefined;
  const range = byteRange(asked, source.size);
  if (range === 'unsatisfiable') {
    void reply.header('cache-control', 'no-store').header('content-range', `bytes */${source.size}`);
    return reply.code(416).send();
  }
  const { start, end } = range === 'whole' ? { start: 0, end: source.size - 1 } : range;
  const bytes = await openStream(context, source, start, end);
  if (range !== 'whole') void reply.code(206).header('content-range', `bytes ${start}-${end}/${source.size}`);
  void reply.header('content-length', end - start + 1).type('application/vnd.pmtiles');
  return reply.send(bytes);
}

/** The ground of the map: the same for every signed-in person. */
export const mapRoutes: RouteModule = (app, context) => {
  serve(app, mapGroundCall, { access: 'signedIn', scope: 'none' }, () => mapGround(context));

  // The engine's own loader sends the cookie alone; nothing here belongs to anybody. An archive holds compressed tiles,
  // and the ranges of a compressed answer would be others.
  serve(
    app,
    mapTilesCall,
    { access: 'signedIn', scope: 'none', withoutBinding: true, compress: false },
    (request, reply) => sendTiles(context, request, reply),
  );

  serve(
    app,
    withSchemas(staticMapCall, { query: placeQuery }),
    { access: 'signedIn', scope: 'none' },
    (request, reply) => {
      const { lat: latitude, lng: longitude, zoom, markers, ...look } = request.query;
      const around = { center: { latitude, longitude }, zoom };
      return sendPicture(context, request, reply, {
        look,
        around,
        markers: readMarkers(markers),
        isPrivate: false,
      });
    },
  );
};
