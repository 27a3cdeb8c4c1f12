import { sql } from 'kysely';
import type { Timesheet, Timesheets, TimesheetShift } from '../../../src/contract/timeKeeping/timesheets';
import { availableMinutes, splitWeek, sumOfPaid, type PaidMinutes } from '../../../src/domain/fleet/overtime';
import { correctedShift, weekDays, weekStartOf, workedMinutes } from '../../../src/domain/fleet/workTime';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import { toWire } from '../../../src/domain/time/dates';
import { groupBy } from '../../../src/domain/wire/groupBy';
import type { Db, Trx } from '../../platform/database/database';
import type { SignedSheet } from '../../platform/database/tables/fleet';
import { readSettings } from '../../platform/settings/readSettings';

interface RunShift {
  delivery_manifest_id: number;
  employee_id: number;
  run: string;
  day: string;
  time_zone: string;
  clock_in: string;
  clock_out: string | null;
  break_minutes: number;
}

interface Span {
  from: string;
  to: string;
  employeeId: number | null;
}

const done = (type: number) => sql`max(e.datetime) filter (where e.delivery_event_type_id = ${type}
  and e.delivery_event_status_id = ${EVENT_STATUS.successful})`;

/** What pull-out, lunch and pull-in of the runs tell. Runs that have not pulled out tell nothing. */
async function shiftsOfRuns(db: Db | Trx, { from, to, employeeId }: Span): Promise<RunShift[]> {
  const { rows } = await sql<RunShift>`
    select m.id as delivery_manifest_id, m.employee_id, m.name as run, m.delivery_date as day, m.time_zone,
      ${done(EVENT_TYPE.pullOut)} as clock_in, ${done(EVENT_TYPE.pullIn)} as clock_out,
      coalesce(round(extract(epoch from ${done(EVENT_TYPE.finishLunch)} - ${done(EVENT_TYPE.startLunch)}) / 60), 0)::int
        as break_minutes
    from delivery_manifest m
    join employees d on d.id = m.employee_id and d.driver_time_keeping
    join delivery_events e on e.delivery_manifest_id = m.id
    where m.delivery_date between ${from}::date and ${to}::date
      and (${employeeId}::bigint is null or m.employee_id = ${employeeId})
    group by m.id
    having ${done(EVENT_TYPE.pullOut)} is not null
    order by clock_in, m.id`.execute(db);
  return rows;
}

function readCorrections(db: Db | Trx, { from, to, employeeId }: Span) {
  return db
    .selectFrom('time_corrections as c')
    .innerJoin('employees as e', 'e.id', 'c.employee_id')
    .leftJoin('delivery_manifest as m', 'm.id', 'c.delivery_manifest_id')
    .select(['c.id', 'c.employee_id', 'c.work_date', 'c.delivery_manifest_id', 'c.clock_in', 'c.clock_out'])
    .select(['c.ends_next_day', 'c.break_minutes', 'c.state', 'm.name as run', 'e.time_zone'])
    .where('c.work_date', '>=', from)
    .where('c.work_date', '<=', to)
    .where('c.state', '!=', 'rejected')
    .$if(employeeId !== null, (query) => query.where('c.employee_id', '=', employeeId ?? 0))
    .orderBy('c.id')
    .execute();
}

type Correction = Awaited<ReturnType<typeof readCorrections>>[number];

function shiftOfRun(shift: RunShift): TimesheetShift {
  // A pull-in that is older than its pull-out is of an earlier trip.
  const clock_out = shift.clock_out !== null && shift.clock_out >= shift.clock_in ? shift.clock_out : null;
  const facts = { ...shift, clock_out, break_minutes: Math.max(0, shift.break_minutes) };
  const { employee_id: _, ...shown } = facts;
  return { ...shown, minutes: workedMinutes(facts), is_corrected: false };
}

function shiftOfCorrection(correction: Correction): TimesheetShift {
  const { delivery_manifest_id, run, time_zone } = correction;
  const { day, clock_in, clock_out, break_minutes } = correctedShift(correction, time_zone);
  const times = { clock_in: toWire(clock_in), clock_out: toWire(clock_out), break_minutes };
  return {
    day,
    ...times,
    delivery_manifest_id,
    run,
    time_zone,
    minutes: workedMinutes(times),
    is_corrected: true,
  };
}

/** A run's own hours, unless an approved correction has others; the last one counts. */
function joined(runs: readonly RunShift[], corrections: readonly Correction[]): TimesheetShift[] {
  const approved = corrections.filter(({ state }) => state === 'approved');
  const ofRun = new Map(approved.map((each) => [each.delivery_manifest_id, each]));
  const beside = approved.filter(
    (each) => each.delivery_manifest_id === null || ofRun.get(each.delivery_manifest_id) === each,
  );
  const own = runs.filter((run) => !ofRun.has(run.delivery_manifest_id));
  return [...own.map(shiftOfRun), ...beside.map(shiftOfCorrection)].sort((a, b) =>
    a.clock_in.localeCompare(b.clock_in),
  );
}

interface SignOff {
  signed_at: string | null;
  signed_by_name: string | null;
  regular_minutes: number | null;
  overtime_minutes: number | null;
  double_minutes: number | null;
  /** Null where hours were signed off before they were kept. */
  sheet: SignedSheet | null;
}

/** What was signed off, in the place of what the runs tell since. */
function signedOf({ signed_at, signed_by_name, sheet, ...minutes }: SignOff) {
  if (signed_at === null || signed_by_name === null) return {};
  const total: PaidMinutes = {
    regular: minutes.regular_minutes ?? 0,
    overtime: minutes.overtime_minutes ?? 0,
    double: minutes.double_minutes ?? 0,
  };
  const sign_off = { at: signed_at, by: signed_by_name };
  return { sign_off, total, available_minutes: availableMinutes([total]), ...sheet };
}

/**
 * The workweek of a day of every driver with time keeping, or of one; hours that are signed off as they were then. Four
 * queries.
 */
export async function readTimesheets(
  db: Db | Trx,
  date: string,
  employeeId: number | null = null,
): Promise<Timesheets> {
  const { overtime_rule, week_starts_on } = await readSettings(db);
  const week_start = weekStartOf(date, week_starts_on);
  const days = weekDays(week_start);
  const span = { from: week_start, to: days.at(-1) ?? week_start, employeeId };
  const drivers = await db
    .selectFrom('employees as e')
    .leftJoin('timesheet_sign_offs as s', (join) =>
      join.onRef('s.employee_id', '=', 'e.id').on('s.week_start', '=', week_start),
    )
    .select(['e.id', 'e.full_name', 'e.is_active', 's.signed_at', 's.signed_by_name'])
    .select(['s.regular_minutes', 's.overtime_minutes', 's.double_minutes', 's.sheet'])
    .where((eb) => eb.or([eb('e.driver_time_keeping', '=', true), eb('s.id', 'is not', null)]))
    .$if(employeeId !== null, (query) => query.where('e.id', '=', employeeId ?? 0))
    .orderBy('e.full_name')
    .orderBy('e.id')
    .execute();
  const runs = groupBy(await shiftsOfRuns(db, span), (run) => run.employee_id);
  const corrections = groupBy(await readCorrections(db, span), (each) => each.employee_id);
  const sheets = drivers.map((driver): Timesheet => {
    const own = corrections.get(driver.id) ?? [];
    const shifts = joined(runs.get(driver.id) ?? [], own);
    const minutes = days.map((day) =>
      shifts.reduce((sum, shift) => sum + (shift.day === day ? shift.minutes : 0), 0),
    );
    const paid = splitWeek(minutes, overtime_rule);
    return {
      employee_id: driver.id,
      name: driver.full_name,
      shifts,
      days: paid.map((each, index) => ({ ...each, day: days[index] ?? '', minutes: minutes[index] ?? 0 })),
      total: sumOfPaid(paid),
      available_minutes: availableMinutes(paid),
      waiting: own.filter(({ state }) => state === 'waiting').length,
      sign_off: null,
      ...signedOf(driver),
    };
  });
  // Somebody who has left is paid for the last week too.
  const leftWithNothing = new Set(
    drivers
      .filter(({ id, is_active }) => !is_active && !runs.has(id) && !corrections.has(id))
      .map(({ id }) => id),
  );
  return {
    week_start,
    sheets: sheets.filter(({ employee_id, sign_off }) => sign_off || !leftWithNothing.has(employee_id)),
  };
}
