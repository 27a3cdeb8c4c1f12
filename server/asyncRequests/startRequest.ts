import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Trx } from '../database/database';
import type { AsyncKind } from '../database/tables/proof';
import { enqueue } from '../jobs/enqueue';
import { actorOf } from '../plugins/actor';
import { writeAudit } from '../plugins/audit';

export const ASYNC_JOB = 'asyncRequest';

interface NewRequest {
  kind: AsyncKind;
  params: Record<string, unknown>;
  now: Date;
  /** Whose data the document takes out of the house. */
  patientIds?: readonly number[];
}

/**
 * Asks for a document in the background: it is made when, and only when, the transaction commits, also after a restart.
 * The log keeps who asked for which patients' data. Answers the number under which its maker alone finds it.
 */
export async function startRequest(
  trx: Trx,
  request: FastifyRequest,
  { kind, params, now, patientIds }: NewRequest,
): Promise<string> {
  const uuid = randomUUID();
  await trx
    .insertInto('async_requests')
    .values({
      uuid,
      user_id: actorOf(request).user_id,
      kind,
      params: JSON.stringify(params),
      created_at: now,
    })
    .execute();
  await writeAudit(trx, request, {
    action: 'export',
    resource: 'delivery_manifest',
    record_id: null,
    changes: { kind: { from: null, to: kind }, asked: { from: null, to: params } },
    ...(patientIds ? { patient_ids: patientIds } : {}),
  });
  await enqueue(trx, { name: ASYNC_JOB, payload: { uuid }, run_at: now });
  return uuid;
}
