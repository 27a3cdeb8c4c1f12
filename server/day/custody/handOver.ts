import type { FastifyRequest } from 'fastify';
import { custodyProblems, type Bag, type BagRecord } from '../../../src/domain/custody/custody';
import type { RunCustody } from '../../../src/domain/custody/custodyView';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound, wrongState } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { publish } from '../../platform/plugins/outbox';
import { requireVersion } from '../../platform/plugins/versions';
import { readRunCustody } from './readCustody';

/** The run under a lock, with its bags as they are at this moment. Throws 404, 428 and 412. */
async function lockCustody(trx: Trx, request: FastifyRequest, manifestId: number): Promise<RunCustody> {
  const { cdp_id } = actorOf(request);
  const locked = await trx
    .selectFrom('delivery_manifest')
    .select('version')
    .where('id', '=', manifestId)
    .forUpdate()
    .executeTakeFirst();
  const run = locked ? await readRunCustody(trx, manifestId, cdp_id) : null;
  if (!run) throw notFound();
  await requireVersion(request, trx, {
    resource: 'delivery_manifest',
    id: manifestId,
    version: run.version,
  });
  return run;
}

async function answerOf(trx: Trx, request: FastifyRequest, run: RunCustody): Promise<CommandAnswer> {
  await publish(trx, {
    topic: `dispatch:${run.delivery_date}`,
    event: 'custody.changed',
    body: { manifest_id: run.id },
    cdp_id: run.close_door_pharmacy_id,
  });
  const after = await readRunCustody(trx, run.id, actorOf(request).cdp_id);
  return { status: 200, body: after, headers: { etag: `"${run.version}"` } };
}

const asBag = ({ is_accounted, ...bag }: RunCustody['bags'][number]): Bag => ({
  ...bag,
  isAccounted: is_accounted,
});

function assertNotSettled(run: RunCustody, said: readonly BagRecord[]): void {
  for (const { delivery_event_id: id } of said) {
    const bag = run.bags.find((one) => one.delivery_event_id === id);
    if (!bag) throw notFound();
    if (bag.place === 'delivered' || bag.place === 'notTaken')
      throw wrongState(`The bag of stop ${id} is ${bag.place}: it cannot be recorded at the counter`, {
        bag: bag.place,
        delivery_event_id: id,
      });
  }
}

/**
 * The driver is back: what is said of each bag that was still out, and the run is handed over. Throws 409 when it was
 * already, or when a bag was delivered meanwhile, and 422 while one is unaccounted for.
 */
export async function handOver(
  trx: Trx,
  context: ServerContext,
  request: FastifyRequest,
  manifestId: number,
  said: readonly BagRecord[],
): Promise<CommandAnswer> {
  const run = await lockCustody(trx, request, manifestId);
  if (run.closed_at) throw wrongState('This run is already handed over', { closed_at: run.closed_at });
  if (!run.has_left) throw wrongState('This run has not left yet: its bags are at the CDP');
  assertNotSettled(run, said);
  const problems = custodyProblems(run.bags.map(asBag), said);
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const { user_id, full_name } = actorOf(request);
  const now = context.clock();
  for (const { delivery_event_id, place, reason } of said) {
    const values = { place, reason, recorded_by: user_id, recorded_by_name: full_name, recorded_at: now };
    await trx
      .insertInto('bag_records')
      .values({ ...values, delivery_event_id, delivery_manifest_id: manifestId })
      .onConflict((conflict) =>
        conflict.column('delivery_event_id').doUpdateSet({ ...values, delivery_manifest_id: manifestId }),
      )
      .execute();
  }
  await trx
    .insertInto('custody_closings')
    .values({
      delivery_manifest_id: manifestId,
      closed_by: user_id,
      closed_by_name: full_name,
      closed_at: now,
    })
    .execute();
  await writeAudit(trx, request, {
    action: 'handOver',
    resource: 'delivery_manifest',
    record_id: manifestId,
    changes: Object.fromEntries(
      said.map(({ delivery_event_id, place, reason }) => [
        `bag ${delivery_event_id}`,
        { from: null, to: reason ? `${place}: ${reason}` : place },
      ]),
    ),
  });
  return answerOf(trx, request, run);
}

/** The hand-over was a mistake: the run is open again, and with it its CDP's day. What was said of bags stays. */
export async function reopenRun(
  trx: Trx,
  request: FastifyRequest,
  manifestId: number,
): Promise<CommandAnswer> {
  const run = await lockCustody(trx, request, manifestId);
  if (!run.closed_at) throw wrongState('This run is not handed over');
  await trx.deleteFrom('custody_closings').where('delivery_manifest_id', '=', manifestId).execute();
  await trx
    .deleteFrom('custody_days')
    .where('delivery_date', '=', run.delivery_date)
    .where('close_door_pharmacy_id', '=', run.close_door_pharmacy_id)
    .execute();
  await writeAudit(trx, request, {
    action: 'reopenCustody',
    resource: 'delivery_manifest',
    record_id: manifestId,
    changes: { closed_at: { from: run.closed_at, to: null } },
  });
  return answerOf(trx, request, run);
}
