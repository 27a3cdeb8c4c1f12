import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { DAY_MS } from '../../../src/domain/time/durations';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import { ApiError, malformed, SERVER_CODE } from '../../platform/plugins/errors';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && UUID.test(key)) return key.toLowerCase();
  throw malformed('A request needs the header Idempotency-Key (a UUID)');
}

/**
 * Runs what a recipient's page sends in one transaction, once per link and `Idempotency-Key`: a repeat gets the first
 * answer, the same key with another request is a 422 `idem001`.
 */
export async function onceForLink(
  context: ServerContext,
  request: FastifyRequest,
  linkId: number,
  fn: (trx: Trx) => Promise<void>,
): Promise<void> {
  const key = keyOf(request);
  const request_hash = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
  await inTransaction(context.db, async (trx) => {
    const taken = await trx
      .insertInto('recipient_requests')
      .values({ tracking_link_id: linkId, key, request_hash, created_at: context.clock() })
      .onConflict((conflict) => conflict.columns(['tracking_link_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (taken) return fn(trx);
    const first = await trx
      .selectFrom('recipient_requests')
      .select('request_hash')
      .where('tracking_link_id', '=', linkId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (first.request_hash === request_hash) return;
    const message = 'This Idempotency-Key was used for another request';
    throw new ApiError(422, SERVER_CODE.idempotencyKeyReused, message);
  });
}

/** A page repeats within minutes. */
const KEPT_MS = 3 * DAY_MS;

/** Forgets keys that no page repeats any more. */
export async function pruneRequests({ db, clock }: ServerContext): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_MS);
  await db
    .deleteFrom('recipient_requests')
    .where('created_at', '<', sql<string>`${before}::timestamptz`)
    .execute();
}
