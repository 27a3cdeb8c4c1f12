import type { FastifyRequest } from 'fastify';
import { realPhone } from '../../../../src/domain/people/phone';
import { toWire } from '../../../../src/domain/time/dates';
import type { Trx } from '../../../platform/database/database';
import { sendMessage } from '../../../outside/messages/sendMessage';
import { tell } from '../../../platform/notifications/tell';
import { actorOf } from '../../../platform/plugins/actor';
import { writeAudit } from '../../../platform/plugins/audit';
import { notFound, wrongState } from '../../../platform/plugins/errors';
import { isWithinScope } from '../../../records/runs/runScope';

async function runOf(trx: Trx, request: FastifyRequest, manifestId: number) {
  const run = await trx
    .selectFrom('delivery_manifest as m')
    .leftJoin('employees as d', 'd.id', 'm.employee_id')
    .leftJoin('users as u', (join) =>
      join.onRef('u.employee_id', '=', 'm.employee_id').on('u.is_active', '=', true),
    )
    .select([
      'm.id',
      'm.name',
      'm.delivery_date',
      'm.close_door_pharmacy_id',
      'm.employee_id',
      'm.delivery_manifest_status_id',
    ])
    .select(['d.full_name', 'd.phone_number', 'u.id as user_id', 'u.default_language'])
    .where('m.id', '=', manifestId)
    .orderBy('u.id')
    .limit(1)
    .executeTakeFirst();
  if (!run || !isWithinScope(actorOf(request), run)) throw notFound();
  return run;
}

/** To the driver's device; answers the number of the notification, null when their account is closed. */
async function tellDriver(
  trx: Trx,
  run: Awaited<ReturnType<typeof runOf>>,
  words: { employee_name: string; text: string },
  now: Date,
): Promise<number | null> {
  const facts = { ...words, delivery_manifest_id: run.id, date: run.delivery_date };
  const { close_door_pharmacy_id: cdp_id, user_id } = run;
  const [told] = await tell(trx, [{ type: 'driver_message', facts, cdp_id, also: [user_id] }], now);
  return told?.id ?? null;
}

/** Sends a message to the driver of a run: to the device if there is an account, else by SMS. Throws 404 and 409. */
export async function sendNotice(
  trx: Trx,
  request: FastifyRequest,
  { manifestId, text, now }: { manifestId: number; text: string; now: Date },
) {
  const run = await runOf(trx, request, manifestId);
  if (run.employee_id === null) throw wrongState('This run has no driver', { reason: 'noDriver' });
  if (run.user_id === null && realPhone(run.phone_number) === null) {
    throw wrongState(`${run.full_name ?? 'The driver'} has neither a device nor a phone`, {
      reason: 'noDevice',
      name: run.full_name,
    });
  }
  const { user_id, full_name } = actorOf(request);
  const { id } = await trx
    .insertInto('driver_notices')
    .values({
      delivery_manifest_id: run.id,
      employee_id: run.employee_id,
      text,
      sent_by: user_id,
      sent_by_name: full_name,
      sent_at: toWire(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeAudit(trx, request, {
    action: 'notifyDriver',
    resource: 'delivery_manifest',
    record_id: run.id,
    changes: { driver_notice_id: { from: null, to: id } },
  });
  const sent =
    run.user_id !== null
      ? {
          notification_id: await tellDriver(trx, run, { employee_name: full_name, text }, now),
        }
      : {
          message_id: await sendMessage(trx, {
            channel: 'sms',
            to: run.phone_number ?? '',
            close_door_pharmacy_id: run.close_door_pharmacy_id,
            language: run.default_language ?? 'en',
            created_by: { user_id, full_name },
            template: 'driverNotice',
            args: { text, run: run.name },
          }),
        };
  await trx.updateTable('driver_notices').set(sent).where('id', '=', id).execute();
  return id;
}
