import { isDate } from '../time/dates';
import { shiftEndProblem, withinDayHours } from '../time/dayHours';
import { LUNCH_IN_QUEUE, lunchProblem, warnsOfLongShift } from './lunchBreak';
import { isBlank, type Problem, type Problems } from '../wire/problem';
import { isOvernight, shiftHours, type ShiftTimes } from './runCalendar';
import { isTimeOfDay } from '../time/timeOfDay';

/** Longest reason of a suspension. Characters. */
export const SUSPENSION_REASON_MAX = 200;
/** Most suspensions of one run. */
export const SUSPENSIONS_MAX = 50;

const RANGE: Problem = { message: 'validation.range' };
const REQUIRED: Problem = { message: 'validation.required' };

/** The last day may be the first one. */
function datesProblem(start: unknown, end: unknown): Problem | undefined {
  if (typeof start !== 'string' || typeof end !== 'string' || !isDate(start) || !isDate(end))
    return undefined;
  return end < start ? RANGE : undefined;
}

/** Rules over the whole run, by field. Invalid values are reported by the fields' own rules. */
export function runProblems(
  run: Readonly<Partial<Record<string, unknown>>>,
): Readonly<Partial<Record<string, Problem>>> {
  return {
    end_date: datesProblem(run.start_date, run.end_date),
    end_time: shiftEndProblem(run.start_time, run.end_time, run.ends_next_day),
  };
}

export type ShiftNotice = 'overnight' | 'longShift' | 'lunch' | 'noLunch';

/** Notices about a shift before it is saved (spec §5: lunch needs 4 hours, a shift over 8 hours warns). */
export function shiftNotices(times: ShiftTimes): ShiftNotice[] {
  const hours = shiftHours(times);
  const notices: ShiftNotice[] = [];
  if (isOvernight(times)) notices.push('overnight');
  if (warnsOfLongShift(hours)) notices.push('longShift');
  notices.push(lunchProblem(LUNCH_IN_QUEUE, hours) === null ? 'lunch' : 'noLunch');
  return notices;
}

export interface SuspensionInput {
  readonly start_date?: string | null;
  readonly end_date?: string | null;
  readonly reason?: string | null;
}

interface RunDates {
  readonly start_date: string;
  readonly end_date: string | null;
}

function suspensionProblem(
  one: SuspensionInput,
  earlier: readonly SuspensionInput[],
  run: RunDates,
): [field: string, problem: Problem] | null {
  const { start_date: start, end_date: end, reason } = one;
  const date: Problem = { message: 'validation.date' };
  if (isBlank(start) || !start) return ['start_date', REQUIRED];
  if (!isDate(start)) return ['start_date', date];
  if (isBlank(end) || !end) return ['end_date', REQUIRED];
  if (!isDate(end)) return ['end_date', date];
  if (end < start) return ['end_date', RANGE];
  if (start < run.start_date) return ['start_date', { message: 'validation.suspensionOutside' }];
  if (run.end_date !== null && end > run.end_date)
    return ['end_date', { message: 'validation.suspensionOutside' }];
  if (isBlank(reason)) return ['reason', REQUIRED];
  if ([...(reason ?? '')].length > SUSPENSION_REASON_MAX)
    return ['reason', { message: 'validation.maxLength', args: { max: SUSPENSION_REASON_MAX } }];
  const overlaps = earlier.some(
    (other) => other.start_date && other.end_date && other.start_date <= end && start <= other.end_date,
  );
  return overlaps ? ['start_date', { message: 'validation.suspensionOverlap' }] : null;
}

/** Ranges with a reason, inside the run's dates, none over another; keys as `suspensions[0].end_date`. */
export function suspensionProblems(suspensions: readonly SuspensionInput[], run: RunDates): Problems {
  const found = suspensions.flatMap((one, index): [string, Problem][] => {
    const problem = suspensionProblem(one, suspensions.slice(0, index), run);
    return problem ? [[`suspensions[${index}].${problem[0]}`, problem[1]]] : [];
  });
  if (suspensions.length > SUSPENSIONS_MAX)
    found.push(['suspensions', { message: 'validation.max', args: { max: SUSPENSIONS_MAX } }]);
  return Object.fromEntries(found);
}

/** Start and end of a shift: required, within the hours of a day, and different; by field. */
export function timeProblems({
  start_time,
  end_time,
  ends_next_day,
}: {
  readonly start_time?: string | null;
  readonly end_time?: string | null;
  /** The answer in the form; null or left out: not asked. */
  readonly ends_next_day?: boolean | null;
}): Problems {
  const start = timeProblem(start_time) ?? withinDayHours(start_time);
  const end = timeProblem(end_time) ?? shiftEndProblem(start_time, end_time, ends_next_day);
  return { ...(start && { start_time: start }), ...(end && { end_time: end }) };
}

export interface DailyTimesInput {
  readonly weekday: number;
  readonly start_time?: string | null;
  readonly end_time?: string | null;
}

function timeProblem(value: string | null | undefined): Problem | undefined {
  if (isBlank(value) || !value) return REQUIRED;
  return isTimeOfDay(value) ? undefined : { message: 'validation.time' };
}

/** Whether a weekday's shift ends on the next day, if the run defines that its shifts may; else null. */
function nextDayOf({ start_time, end_time }: DailyTimesInput, mayEnd: boolean | null): boolean | null {
  if (mayEnd !== true) return mayEnd;
  const isWhole = start_time && end_time && isTimeOfDay(start_time) && isTimeOfDay(end_time);
  return isWhole ? isOvernight({ start_time, end_time }) : null;
}

/**
 * Times of weekdays with a shift, each weekday one time; keys as `daily_times[0].end_time`.
 *
 * @param mayEndNextDay the run's own setting; null: not asked
 */
export function dailyTimesProblems(
  daily: readonly DailyTimesInput[],
  shiftDays: readonly number[],
  mayEndNextDay: boolean | null = null,
): Problems {
  const found: [string, Problem][] = [];
  daily.forEach((day, index) => {
    const { weekday } = day;
    const key = `daily_times[${index}]`;
    const isTwice = daily.findIndex((other) => other.weekday === weekday) !== index;
    if (!shiftDays.includes(weekday) || isTwice)
      found.push([`${key}.weekday`, { message: 'validation.noShiftDay' }]);
    for (const [field, problem] of Object.entries(
      timeProblems({ ...day, ends_next_day: nextDayOf(day, mayEndNextDay) }),
    ))
      found.push([`${key}.${field}`, problem]);
  });
  return Object.fromEntries(found);
}
