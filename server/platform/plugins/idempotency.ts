import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../../context';
import type { Trx } from '../database/database';
import { inTransaction } from '../database/transaction';
import { actorOf } from './actor';
import { malformed, ApiError, SERVER_CODE } from './errors';
import { noteNothingRead } from './scope';

/** A command's answer, as it is stored for a repeat. */
export interface CommandAnswer<Body = unknown> {
  status: number;
  body: Body;
  /** E.g. `etag`. */
  headers?: Record<string, string>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A key of its own for each of the commands that one request is made of, the same at every repeat. */
function keyOfPart(key: string, part: string): string {
  const hex = createHash('sha256').update(`${key}:${part}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** A web session must be able to repeat a command safely; a driver's device may leave the key out. Throws 400. */
export function requireIdempotencyKey(request: FastifyRequest): void {
  if (request.headers['idempotency-key'] === undefined && actorOf(request).client === 'web') {
    throw malformed('A command needs the header Idempotency-Key (a UUID)');
  }
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !UUID.test(key))
    throw malformed('The header Idempotency-Key must be one UUID');
  return key.toLowerCase();
}

function hashOf(request: FastifyRequest): string {
  // The address, not the pattern: the same key for another record is another request.
  return createHash('sha256')
    .update(
      JSON.stringify([
        request.method,
        request.url,
        request.body ?? null,
        request.headers['if-match'] ?? null,
      ]),
    )
    .digest('hex');
}

/**
 * Runs a command in one transaction, once per `Idempotency-Key` of a person. A repeat, also during the first run,
 * gets the first answer. The same key with another request is a 422 `idem001`. An `ApiError` thrown by `fn` rolls
 * back and is not stored, so a repeat tries again. Without a key it is a plain transaction. `fn` may run more than
 * once (`inTransaction`).
 *
 * @param part names one of several commands of a bulk request: each is a separate transaction and can be repeated
 * separately
 */
export async function once<Body>(
  context: ServerContext,
  request: FastifyRequest,
  fn: (trx: Trx) => Promise<CommandAnswer<Body>>,
  part?: string,
): Promise<CommandAnswer<Body>> {
  const given = keyOf(request);
  if (!given) return inTransaction(context.db, fn);
  const key = part === undefined ? given : keyOfPart(given, part);
  const { user_id } = actorOf(request);
  const request_hash = hashOf(request);

  return inTransaction(context.db, async (trx) => {
    // The key first: a repeat waits here for the first one's commit, instead of doing the work beside it.
    const taken = await trx
      .insertInto('idempotency_keys')
      .values({ user_id, key, request_hash, created_at: context.clock() })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!taken) {
      noteNothingRead(request);
      // The hash of the request is the same, so the stored answer has the type of this one.
      return (await firstAnswer(trx, user_id, key, request_hash)) as CommandAnswer<Body>;
    }

    const answer = await fn(trx);
    await trx
      .updateTable('idempotency_keys')
      .set({
        http_status: answer.status,
        answer: JSON.stringify({ body: answer.body, headers: answer.headers }),
      })
      .where('user_id', '=', user_id)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

async function firstAnswer(
  trx: Trx,
  user_id: number,
  key: string,
  request_hash: string,
): Promise<CommandAnswer> {
  const first = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'http_status', 'answer'])
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.request_hash !== request_hash || first.http_status === null) {
    const message = 'This Idempotency-Key was used for another request';
    throw new ApiError(422, SERVER_CODE.idempotencyKeyReused, message);
  }
  const { body, headers } = first.answer as Pick<CommandAnswer, 'body' | 'headers'>;
  return { status: first.http_status, body, headers };
}

/** An answer that was sent, with the type of its body: `serve` compares it with the contract. At run time, the reply. */
export interface SentAnswer<Body> {
  readonly sent: Body;
}

/** Sends a command's answer. */
export function sendAnswer<Body>(reply: FastifyReply, answer: CommandAnswer<Body>): SentAnswer<Body> {
  const sent: unknown = reply
    .code(answer.status)
    .headers(answer.headers ?? {})
    .send(answer.body);
  return sent as SentAnswer<Body>;
}
