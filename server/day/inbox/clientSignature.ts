import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { SIGNATURE_WINDOW_SECONDS } from '../../../src/domain/imports/inbox';
import type { ServerContext } from '../../context';
import { signBy } from '../../platform/plugins/signing';
import { ApiError, SERVER_CODE } from '../../platform/plugins/errors';

/** A client's system, by its key. */
export interface InboxClient {
  inbox_key_id: number;
  name: string;
  funding_source_id: number;
  close_door_pharmacy_id: number | null;
  signature: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came: what a client has signed. */
    rawBody: Buffer | null;
    /** Set where a request came by a key instead of a session. */
    inboxClient: InboxClient | null;
  }
}

const SECONDS = /^\d{1,12}$/;
const HEX_SHA256 = /^[0-9a-f]{64}$/;

/** The secret of a client's key: made from its name each time, so that no table of ours holds it. */
export function secretOfKey(
  context: ServerContext,
  { key_id, server_key_id }: { key_id: string; server_key_id: number },
): Promise<string> {
  return signBy(context, server_key_id, 'inbox', key_id);
}

/** HMAC-SHA256 in hexadecimal, over the timestamp, a point, and the body byte for byte. */
export function signatureOf(secret: string, timestamp: string, body: Buffer): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}

function headerOf(request: FastifyRequest, name: string): string {
  const given = request.headers[name];
  return typeof given === 'string' ? given : '';
}

/**
 * The answer is the same for an unknown key, a revoked one and a wrong signature, so it does not reveal which keys
 * exist.
 */
function wrongSignature(): ApiError {
  return new ApiError(401, SERVER_CODE.wrongClientKey, 'The key or the signature is wrong');
}

/**
 * The client whose key and signature a request carries. Throws 401 `key001` for an unknown or revoked key or a wrong
 * signature, and 401 `key002` for a signature that is too old or from the future.
 *
 * @param signed what the signature covers; of a request without a body its address, so that it opens no other one
 */
export async function authenticateClient(
  context: ServerContext,
  request: FastifyRequest,
  signed = request.rawBody ?? Buffer.alloc(0),
): Promise<InboxClient> {
  const keyId = headerOf(request, 'x-client-key');
  const timestamp = headerOf(request, 'x-timestamp');
  const given = headerOf(request, 'x-signature').toLowerCase();
  const key = await context.db
    .selectFrom('inbox_keys')
    .select(['id', 'key_id', 'name', 'funding_source_id', 'close_door_pharmacy_id', 'server_key_id'])
    .where('key_id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!key) throw wrongSignature();
  const wanted = signatureOf(await secretOfKey(context, key), timestamp, signed);
  const isRight = HEX_SHA256.test(given) && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
  if (!isRight) throw wrongSignature();
  const age = context.clock().getTime() / 1000 - Number(timestamp);
  if (!SECONDS.test(timestamp) || Math.abs(age) > SIGNATURE_WINDOW_SECONDS) {
    const message = `X-Timestamp must be within ${SIGNATURE_WINDOW_SECONDS} seconds of the server’s time`;
    throw new ApiError(401, SERVER_CODE.staleSignature, message, {
      args: { server_time: Math.floor(context.clock().getTime() / 1000) },
    });
  }
  const { id, name, funding_source_id, close_door_pharmacy_id } = key;
  return { inbox_key_id: id, name, funding_source_id, close_door_pharmacy_id, signature: given };
}
