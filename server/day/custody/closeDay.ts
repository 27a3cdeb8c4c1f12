import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { notFound, wrongState } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { publish } from '../../platform/plugins/outbox';
import { readCustody } from './readCustody';

/** A CDP's day is over. Throws 409 while a run that left is not handed over. */
export async function closeDay(
  trx: Trx,
  context: ServerContext,
  request: FastifyRequest,
  date: string,
  cdpId: number,
): Promise<CommandAnswer> {
  const { cdp_id, user_id, full_name } = actorOf(request);
  if (cdp_id !== null && cdp_id !== cdpId) throw notFound();
  // A run that leaves or is reopened meanwhile waits.
  await trx
    .selectFrom('delivery_manifest')
    .select('id')
    .where('delivery_date', '=', date)
    .where('close_door_pharmacy_id', '=', cdpId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const day = (await readCustody(trx, date, cdpId)).days[0];
  if (!day) throw notFound();
  if (day.closed_at) throw wrongState('This day is already closed', { closed_at: day.closed_at });
  if (day.open_runs > 0)
    throw wrongState(`${day.open_runs} runs of this day are not handed over`, { open_runs: day.open_runs });
  await trx
    .insertInto('custody_days')
    .values({
      close_door_pharmacy_id: cdpId,
      delivery_date: date,
      closed_by: user_id,
      closed_by_name: full_name,
      closed_at: context.clock(),
    })
    .execute();
  await writeAudit(trx, request, {
    action: 'closeDay',
    resource: 'cdps',
    record_id: cdpId,
    changes: { date: { from: null, to: date } },
  });
  await publish(trx, {
    topic: `dispatch:${date}`,
    event: 'custody.changed',
    body: { close_door_pharmacy_id: cdpId },
    cdp_id: cdpId,
  });
  return { status: 200, body: await readCustody(trx, date, cdp_id) };
}
