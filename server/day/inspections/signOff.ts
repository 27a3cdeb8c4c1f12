import type { FastifyRequest } from 'fastify';
import { toWire } from '../../../src/domain/time/dates';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { changesBetween, writeAudit } from '../../platform/plugins/audit';
import { notFound, wrongState } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { publish } from '../../platform/plugins/outbox';
import { requireVersion } from '../../platform/plugins/versions';
import { findRow } from '../../records/resources/crudRepository';
import { resourceOf } from '../../records/resources/fieldSql';
import { scopeOf } from '../../records/resources/scopes';

/** Lets a vehicle drive again after a critical defect. Throws 404, 409 when nothing is open, 412 and 428. */
export async function signOff(
  trx: Trx,
  { clock }: ServerContext,
  request: FastifyRequest,
  { id, note }: { id: number; note: string },
): Promise<CommandAnswer<{ id: number; version: number }>> {
  const actor = actorOf(request);
  const before = await findRow(trx, resourceOf('inspections'), id, scopeOf('inspections', actor), {
    lock: true,
  });
  if (!before) throw notFound();
  await requireVersion(request, trx, { resource: 'inspections', id, version: before.version });
  if (before.state !== 'critical')
    throw wrongState('This inspection has no open critical defect', { reason: 'noSignOff' });
  const now = clock();
  const version = before.version + 1;
  const after = { signed_off_at: toWire(now), signed_off_by_name: actor.full_name, sign_off_note: note };
  await trx
    .updateTable('inspections')
    .set({ ...after, signed_off_by: actor.user_id, version, updated_at: now })
    .where('id', '=', id)
    .execute();
  const seen = { sign_off_note: null, signed_off_by_name: null, version: before.version };
  await writeAudit(trx, request, {
    action: 'signOff',
    resource: 'inspections',
    record_id: id,
    changes: changesBetween(seen, { sign_off_note: note, signed_off_by_name: actor.full_name, version }),
  });
  await publish(trx, { topic: 'resources', event: 'inspections.changed', body: { id, version } });
  return { status: 200, body: { id, version }, headers: { etag: `"${version}"` } };
}
