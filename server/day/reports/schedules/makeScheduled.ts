import type { Selectable } from 'kysely';
import { isReportName, reportOf, type ReportName } from '../../../../src/domain/reports/registry';
import { duePeriod } from '../../../../src/domain/reports/schedulePeriod';
import type { Period } from '../../../../src/domain/figures/period';
import type { ServerContext } from '../../../context';
import type { Trx } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction';
import type { ReportScheduleTable } from '../../../platform/database/tables/reports';
import { formOfUser } from '../../../platform/settings/timeForm';
import { enqueueRequest } from '../../asyncRequests/startRequest';
import { patientsOf } from '../catalogue/patientsOf';
import { rememberReport } from '../catalogue/reportHistory';
import type { ReportParams } from '../catalogue/reportWork';
import { peopleOfReport, type ReportReader } from './peopleOfReport';

type Schedule = Selectable<ReportScheduleTable>;

/** Notes that a period is made; false when it was made before, by another server too. */
export async function takePeriod(
  trx: Trx,
  scheduleId: number,
  { from, to }: Period,
  now: Date,
): Promise<boolean> {
  const taken = await trx
    .insertInto('report_schedule_periods')
    .values({ schedule_id: scheduleId, from_date: from, to_date: to, made_at: now, people: 0 })
    .onConflict((conflict) => conflict.columns(['schedule_id', 'from_date']).doNothing())
    .returning('schedule_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Each person gets a file of their own: in their language, and of the rows that they see. */
async function makeFor(
  trx: Trx,
  { schedule, report, period, now }: { schedule: Schedule; report: ReportName; period: Period; now: Date },
  person: ReportReader,
): Promise<void> {
  const { format, close_door_pharmacy_id, funding_source_id, employee_id, vehicle_id } = schedule;
  const params: ReportParams = {
    report,
    format,
    filter: {
      ...period,
      cdp_id: person.cdp_id ?? close_door_pharmacy_id,
      funding_source_id,
      employee_id,
      vehicle_id,
      time_zone: person.time_zone,
    },
    language: person.language,
    full_name: person.full_name,
    form: await formOfUser(trx, person.id),
    hides_charges: person.hides_charges,
    sendTo: person.email,
  };
  const author = { user_id: schedule.created_by, full_name: schedule.created_by_name };
  const uuid = await enqueueRequest(trx, author, person.id, {
    kind: 'report',
    params: { ...params },
    now,
    ...(reportOf(report).isPrivate ? { patientIds: await patientsOf(trx, report, params.filter) } : {}),
  });
  const user = { user_id: person.id, full_name: person.full_name };
  await rememberReport(trx, { uuid, params, user, schedule_id: schedule.id, now });
}

async function makeOne(context: ServerContext, schedule: Schedule): Promise<void> {
  const { report } = schedule;
  const now = context.clock();
  const period = duePeriod(schedule, now);
  if (!period || !isReportName(report)) return;
  await inTransaction(context.db, async (trx) => {
    if (!(await takePeriod(trx, schedule.id, period, now))) return;
    const chosen = await trx
      .selectFrom('report_schedule_people')
      .select('user_id')
      .where('schedule_id', '=', schedule.id)
      .execute();
    const ids = new Set(chosen.map(({ user_id }) => user_id));
    // Who has the right at this moment, not when the schedule was made.
    const people = (await peopleOfReport(trx, report, schedule.close_door_pharmacy_id)).filter(({ id }) =>
      ids.has(id),
    );
    await trx
      .updateTable('report_schedule_periods')
      .set({ people: people.length })
      .where('schedule_id', '=', schedule.id)
      .where('from_date', '=', period.from)
      .execute();
    for (const person of people) await makeFor(trx, { schedule, report, period, now }, person);
  });
}

/** Makes what is due. One schedule that fails does not stop the others: it is due again at the next look. */
export async function makeScheduled(context: ServerContext): Promise<void> {
  const schedules = await context.db.selectFrom('report_schedules').selectAll().orderBy('id').execute();
  for (const schedule of schedules) {
    try {
      await makeOne(context, schedule);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      context.log.error({ schedule_id: schedule.id, reason }, 'a scheduled report failed');
    }
  }
}
