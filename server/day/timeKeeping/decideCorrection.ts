import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../../context';
import { toWire } from '../../../src/domain/time/dates';
import type { Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { changesBetween, writeAudit } from '../../platform/plugins/audit';
import { notFound, wrongState } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { publish } from '../../platform/plugins/outbox';
import { requireVersion } from '../../platform/plugins/versions';

/** Approves or rejects a correction of somebody else. Throws 404, 409, 412 and 428. */
export async function decideCorrection(
  trx: Trx,
  { clock }: ServerContext,
  request: FastifyRequest,
  { id, is_approved, note }: { id: number; is_approved: boolean; note: string | null },
): Promise<CommandAnswer<{ id: number; version: number }>> {
  const { user_id, full_name } = actorOf(request);
  const before = await trx
    .selectFrom('time_corrections')
    .select(['version', 'state', 'created_by', 'decided_by_name', 'decision_note'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw notFound();
  await requireVersion(request, trx, { resource: 'time_corrections', id, version: before.version });
  if (before.state !== 'waiting')
    throw wrongState('This correction is decided already', { reason: 'correctionDecided' });
  if (before.created_by === user_id)
    throw wrongState('Somebody else decides about your correction', { reason: 'ownCorrection' });
  const now = clock();
  const state = is_approved ? ('approved' as const) : ('rejected' as const);
  const version = before.version + 1;
  const after = { state, decided_by_name: full_name, decision_note: note };
  await trx
    .updateTable('time_corrections')
    .set({ ...after, decided_at: toWire(now), decided_by: user_id, version, updated_at: now })
    .where('id', '=', id)
    .execute();
  await writeAudit(trx, request, {
    action: is_approved ? 'approve' : 'reject',
    resource: 'time_corrections',
    record_id: id,
    changes: changesBetween(
      { state: before.state, decided_by_name: before.decided_by_name, decision_note: before.decision_note },
      after,
    ),
  });
  await publish(trx, { topic: 'resources', event: 'time_corrections.changed', body: { id, version } });
  return { status: 200, body: { id, version }, headers: { etag: `"${version}"` } };
}
