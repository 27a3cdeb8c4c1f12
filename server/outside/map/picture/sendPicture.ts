import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../../../context';
import { mapPicture, type PictureRequest } from './mapPicture';

/**
 * Answers with a small map. `isPrivate`: it shows where a patient lives, so that no cache of the browser keeps it; others
 * are asked for again with their version.
 */
export async function sendPicture(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { isPrivate, ...asked }: PictureRequest & { isPrivate: boolean },
): Promise<FastifyReply> {
  const { svg, version } = await mapPicture(context, asked);
  const tag = `"${version}"`;
  void reply.header('etag', tag).header('cache-control', isPrivate ? 'no-store' : 'private, no-cache');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply
    .type('image/svg+xml; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(svg);
}
