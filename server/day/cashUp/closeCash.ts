import type { FastifyRequest } from 'fastify';
import type { Read } from '../../../src/contract/call';
import type { closeCashCall } from '../../../src/contract/cashUp/cashUps';
import { cashUpProblems } from '../../../src/domain/money/cashUp';
import { parseMoney } from '../../../src/domain/money/money';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound, wrongState } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { publish } from '../../platform/plugins/outbox';
import { requireVersion } from '../../platform/plugins/versions';
import { readCash } from './readCash';
import { tellOfDifference } from './tellOfDifference';

/**
 * What a driver handed over to a CDP of a day. The first one needs no version; a correction names the one that was seen. Throws
 * 404, 409 when the amount that is owed has changed, 412, 422 and 428.
 */
export async function closeCash(
  trx: Trx,
  context: ServerContext,
  request: FastifyRequest,
  body: Read<(typeof closeCashCall)['body']>,
): Promise<CommandAnswer> {
  const { cdp_id, user_id, full_name } = actorOf(request);
  const { employee_id, close_door_pharmacy_id, date } = body;
  if (cdp_id !== null && cdp_id !== close_door_pharmacy_id) throw notFound();
  // One cash-up of a driver at a time.
  await trx.selectFrom('employees').select('id').where('id', '=', employee_id).forUpdate().execute();
  const [driver] = await readCash(trx, date, close_door_pharmacy_id, employee_id);
  if (!driver) throw notFound();
  if (driver.to_hand_over !== parseMoney(body.to_hand_over))
    throw wrongState('The amount this driver owes has changed', { to_hand_over: driver.to_hand_over });
  const problems = cashUpProblems(body, driver.to_hand_over);
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const before = await trx
    .selectFrom('cash_ups')
    .selectAll()
    .where('employee_id', '=', employee_id)
    .where('delivery_date', '=', date)
    .where('close_door_pharmacy_id', '=', close_door_pharmacy_id)
    .executeTakeFirst();
  if (before)
    await requireVersion(request, trx, { resource: 'cash_ups', id: before.id, version: before.version });
  const now = context.clock();
  const values = {
    version: (before?.version ?? 0) + 1,
    to_hand_over: driver.to_hand_over,
    counted_amount: parseMoney(body.counted_amount) ?? '0.00',
    reason: body.reason,
    closed_by: user_id,
    closed_by_name: full_name,
    closed_at: now,
    updated_at: now,
  };
  const after = await trx
    .insertInto('cash_ups')
    .values({ ...values, created_at: now, employee_id, close_door_pharmacy_id, delivery_date: date })
    .onConflict((conflict) =>
      conflict.columns(['employee_id', 'delivery_date', 'close_door_pharmacy_id']).doUpdateSet(values),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeAudit(trx, request, {
    action: before ? 'update' : 'create',
    resource: 'cash_ups',
    record_id: after.id,
    before: before ?? null,
    after: { ...after, created_at: before?.created_at },
  });
  await publish(trx, {
    topic: `dispatch:${date}`,
    event: 'cash_ups.changed',
    body: { id: after.id, version: after.version },
    cdp_id: close_door_pharmacy_id,
  });
  await tellOfDifference(trx, after, { user_id, now });
  const [answer] = await readCash(trx, date, close_door_pharmacy_id, employee_id);
  return { status: before ? 200 : 201, body: answer, headers: { etag: `"${after.version}"` } };
}
