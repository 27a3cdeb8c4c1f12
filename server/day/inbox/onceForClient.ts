import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '../../../src/domain/time/durations';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import { malformed, ApiError, SERVER_CODE } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import type { InboxClient } from './clientSignature';

/** A system's own name of a try, such as a UUID or the number of a batch. */
const KEY = /^[\w.:-]{8,100}$/;

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw malformed('The header Idempotency-Key must have 8 to 100 letters, digits, points, colons or hyphens');
}

/** A captured request under another Idempotency-Key would do its work again. */
async function assertNoReplay(
  trx: Trx,
  { inbox_key_id, signature }: InboxClient,
  idempotency_key: string,
  now: Date,
) {
  const taken = await trx
    .insertInto('inbox_signatures')
    .values({ inbox_key_id, signature, idempotency_key, created_at: now })
    .onConflict((conflict) => conflict.columns(['inbox_key_id', 'signature']).doNothing())
    .returning('signature')
    .executeTakeFirst();
  if (taken) return;
  const first = await trx
    .selectFrom('inbox_signatures')
    .select('idempotency_key')
    .where('inbox_key_id', '=', inbox_key_id)
    .where('signature', '=', signature)
    .executeTakeFirst();
  if (first?.idempotency_key === idempotency_key) return;
  throw new ApiError(
    401,
    SERVER_CODE.replayedSignature,
    'This signature was used for another request: sign again',
  );
}

/**
 * Runs a client's request in one transaction, once per `Idempotency-Key`: a repeat gets the first answer, the same key
 * with another body is a 422 `idem001`, and the same signature under another key a 401 `key003`.
 */
export async function onceForClient<Body>(
  context: ServerContext,
  request: FastifyRequest,
  client: InboxClient,
  fn: (trx: Trx) => Promise<CommandAnswer<Body>>,
): Promise<CommandAnswer<Body>> {
  const { inbox_key_id } = client;
  const idempotency_key = keyOf(request);
  const request_hash = createHash('sha256')
    .update(request.rawBody ?? '')
    .digest('hex');
  return inTransaction(context.db, async (trx) => {
    const now = context.clock();
    await assertNoReplay(trx, client, idempotency_key, now);
    const taken = await trx
      .insertInto('inbox_requests')
      .values({ inbox_key_id, idempotency_key, request_hash, created_at: now, http_status: null })
      .onConflict((conflict) => conflict.columns(['inbox_key_id', 'idempotency_key']).doNothing())
      .returning('idempotency_key')
      .executeTakeFirst();
    const ofThis = { inbox_key_id, idempotency_key };
    // The hash of the request is the same, so the stored answer has the type of this one.
    if (!taken) return (await firstAnswer(trx, ofThis, request_hash)) as CommandAnswer<Body>;
    const answer = await fn(trx);
    await trx
      .updateTable('inbox_requests')
      .set({ http_status: answer.status, answer: JSON.stringify(answer.body) })
      .where('inbox_key_id', '=', inbox_key_id)
      .where('idempotency_key', '=', idempotency_key)
      .execute();
    await trx.updateTable('inbox_keys').set({ last_used_at: now }).where('id', '=', inbox_key_id).execute();
    return answer;
  });
}

async function firstAnswer(
  trx: Trx,
  { inbox_key_id, idempotency_key }: { inbox_key_id: number; idempotency_key: string },
  request_hash: string,
): Promise<CommandAnswer> {
  const first = await trx
    .selectFrom('inbox_requests')
    .select(['request_hash', 'http_status', 'answer'])
    .where('inbox_key_id', '=', inbox_key_id)
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirstOrThrow();
  if (first.request_hash !== request_hash || first.http_status === null) {
    const message = 'This Idempotency-Key was used for another request';
    throw new ApiError(422, SERVER_CODE.idempotencyKeyReused, message);
  }
  return { status: first.http_status, body: first.answer };
}

/** How long repeats are answered and signatures remembered; a signature is good for minutes only. */
const REQUESTS_KEPT_MS = 3 * DAY_MS;
const SIGNATURES_KEPT_MS = HOUR_MS;

/** Forgets what no request can ask for any more. */
export async function pruneClientRequests({ db, clock }: ServerContext): Promise<void> {
  const before = (ms: number) => sql<string>`${new Date(clock().getTime() - ms)}::timestamptz`;
  await db.deleteFrom('inbox_requests').where('created_at', '<', before(REQUESTS_KEPT_MS)).execute();
  await db.deleteFrom('inbox_signatures').where('created_at', '<', before(SIGNATURES_KEPT_MS)).execute();
}
