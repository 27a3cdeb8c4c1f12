import type { FastifyRequest } from 'fastify';
import { isWeekOver } from '../../../src/domain/fleet/workTime';
import { dateInZone } from '../../../src/domain/time/dates';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { notFound, wrongState } from '../../platform/plugins/errors';
import { publish } from '../../platform/plugins/outbox';
import { readSettings } from '../../platform/settings/readSettings';
import { readTimesheets } from './readTimesheets';

/**
 * Signs off a driver's week. Throws 404 for a driver without time keeping, 409 for a week that is not over, has an open
 * shift or a correction that waits, or is signed off already.
 */
export async function signTimesheet(
  trx: Trx,
  { clock }: ServerContext,
  request: FastifyRequest,
  { employee_id, week_start: day }: { employee_id: number; week_start: string },
) {
  const { user_id, full_name } = actorOf(request);
  // One sign-off of a driver at a time.
  await trx.selectFrom('employees').select('id').where('id', '=', employee_id).forUpdate().execute();
  const { week_start, sheets } = await readTimesheets(trx, day, employee_id);
  const [sheet] = sheets;
  if (!sheet) throw notFound();
  const refuse = (reason: string, message: string) => wrongState(message, { reason, name: sheet.name });
  if (sheet.sign_off) throw refuse('weekSignedOff', 'This week is signed off already');
  if (sheet.waiting > 0) throw refuse('correctionsWait', 'A correction of this week waits for a decision');
  if (sheet.shifts.some((shift) => shift.clock_out === null))
    throw refuse('openShift', 'A shift of this week has no clock-out');
  const now = clock();
  const { default_time_zone } = await readSettings(trx);
  if (!isWeekOver(week_start, dateInZone(now, default_time_zone)))
    throw refuse('weekRunning', 'This week is not over');
  const { regular, overtime, double } = sheet.total;
  const totals = { regular_minutes: regular, overtime_minutes: overtime, double_minutes: double };
  await trx
    .insertInto('timesheet_sign_offs')
    .values({
      employee_id,
      week_start,
      ...totals,
      // An undone pull-in or another rule of overtime changes no hours that were signed.
      sheet: JSON.stringify({ shifts: sheet.shifts, days: sheet.days }),
      signed_at: now,
      signed_by: user_id,
      signed_by_name: full_name,
    })
    .execute();
  await writeAudit(trx, request, {
    action: 'signOff',
    resource: 'timesheets',
    record_id: employee_id,
    after: { week_start, ...totals },
  });
  await publish(trx, { topic: 'resources', event: 'time_corrections.changed', body: { id: employee_id } });
  return { employee_id, week_start };
}
