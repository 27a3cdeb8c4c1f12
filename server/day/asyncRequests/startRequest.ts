import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import type { Trx } from '../../platform/database/database';
import type { AsyncKind } from '../../platform/database/tables/proof';
import { enqueue } from '../../platform/jobs/enqueue';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit, type AuditAuthor } from '../../platform/plugins/audit';
import { ApiError } from '../../platform/plugins/errors';

export const ASYNC_JOB = 'asyncRequest';

export interface NewRequest {
  kind: AsyncKind;
  params: Record<string, unknown>;
  now: Date;
  /** Whose data the document takes out of the house. */
  patientIds?: readonly number[];
  /** What the log says that it is about; left out: runs. */
  about?: { resource: string; record_id: number };
}

/** At once, of one person: each reads days of data, and others wait for it. */
const MAX_AT_ONCE = 3;
const RETRY_AFTER_SECONDS = 30;

/** Throws 429 `rep002`. Requests of one person come one after the other, so that none is overlooked. */
async function assertNotTooMany(trx: Trx, user_id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reports:${user_id}`}, 0))`.execute(trx);
  const { count } = await trx
    .selectFrom('async_requests')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', user_id)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  if (count < MAX_AT_ONCE) return;
  throw new ApiError(
    429,
    ERROR_CODE.tooManyReports,
    `${MAX_AT_ONCE} of your files are being prepared. Try again when one is ready`,
    {
      args: { max: MAX_AT_ONCE, retry_after: RETRY_AFTER_SECONDS },
      headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
    },
  );
}

/**
 * Asks for a document in the background: it is made when, and only when, the transaction commits, also after a restart.
 * The log keeps who asked for which patients' data. Answers the number under which its maker alone finds it.
 */
export async function startRequest(
  trx: Trx,
  request: FastifyRequest,
  { kind, params, now, patientIds, about }: NewRequest,
): Promise<string> {
  await assertNotTooMany(trx, actorOf(request).user_id);
  return enqueueRequest(trx, request, actorOf(request).user_id, { kind, params, now, patientIds, about });
}

/** The same for a document that a schedule makes for a person. */
export async function enqueueRequest(
  trx: Trx,
  author: AuditAuthor,
  user_id: number,
  { kind, params, now, patientIds, about }: NewRequest,
): Promise<string> {
  const uuid = randomUUID();
  await trx
    .insertInto('async_requests')
    .values({ uuid, user_id, kind, params: JSON.stringify(params), created_at: now })
    .execute();
  await writeAudit(trx, author, {
    action: 'export',
    resource: about?.resource ?? 'delivery_manifest',
    record_id: about?.record_id ?? null,
    changes: { kind: { from: null, to: kind }, asked: { from: null, to: params } },
    ...(patientIds ? { patient_ids: patientIds } : {}),
  });
  await enqueue(trx, { name: ASYNC_JOB, payload: { uuid }, run_at: now });
  return uuid;
}
