import { addDays, wallTimeToUtc } from './dates';
import type { Problem } from '../wire/problem';
import { isOvernight, type ShiftTimes } from '../runs/runCalendar';
import { isTimeOfDay, PICKER_FIRST_HOUR, PICKER_LAST_HOUR, timeToSeconds } from './timeOfDay';

const two = (hour: number) => String(hour).padStart(2, '0');
const DAY_SECONDS = 86_400;

/**
 * The hours of a day, 7 to 22 (spec §5, §9), for pickers and server: shifts start and end in them, and
 * deliveries are restricted to them. A shift marked as ending after midnight may end at night, and its
 * deliveries may be restricted to all its hours. Client orders are not checked against these hours: files and
 * other systems send what was ordered.
 */
export const DAY_FIRST_TIME = `${two(PICKER_FIRST_HOUR)}:00:00`;
export const DAY_LAST_TIME = `${two(PICKER_LAST_HOUR)}:59:59`;

/**
 * A time of day before this belongs to the night after the day: a run belongs to the day on which it starts.
 */
export const NIGHT_ENDS = '05:00:00';

const OUTSIDE: Problem = {
  message: 'validation.pickerHours',
  args: { min: DAY_FIRST_TIME.slice(0, 5), max: DAY_LAST_TIME.slice(0, 5) },
};

/** Whether the time is in the night after its day. */
export function isOfNight(time: string): boolean {
  return timeToSeconds(time) < timeToSeconds(NIGHT_ENDS);
}

/** The instant of a delivery's time of day: on its day, or in the night after it. */
export function instantOn(date: string, time: string, zone: string): Date {
  return wallTimeToUtc(isOfNight(time) ? addDays(date, 1) : date, time, zone);
}

/** Seconds since the midnight at the start of the day. */
export function secondsIntoDay(time: string): number {
  return timeToSeconds(time) + (isOfNight(time) ? DAY_SECONDS : 0);
}

/** Ignores values that are not a time of day. */
export function withinDayHours(value: unknown): Problem | undefined {
  if (typeof value !== 'string' || !isTimeOfDay(value)) return undefined;
  const seconds = timeToSeconds(value);
  const isInside = seconds >= timeToSeconds(DAY_FIRST_TIME) && seconds <= timeToSeconds(DAY_LAST_TIME);
  return isInside ? undefined : OUTSIDE;
}

/**
 * The same for a delivery's time, which the hours of the run may extend. @param run null: the run is not
 * known yet
 */
export function withinHoursOf(value: unknown, run: ShiftTimes | null): Problem | undefined {
  const problem = withinDayHours(value);
  if (!problem || run === null || typeof value !== 'string') return problem;
  const start = timeToSeconds(run.start_time);
  const end = timeToSeconds(run.end_time) + (isOvernight(run) ? DAY_SECONDS : 0);
  const at = secondsIntoDay(value);
  return at >= start && at <= end ? undefined : problem;
}

/**
 * The problem with the end of a shift. A shift that ends at night must say so; if it is not asked, an end at
 * or before the start is the next morning's, within the hours of a day.
 *
 * @param endsNextDay the answer in the form; null or left out: not asked
 */
export function shiftEndProblem(start: unknown, end: unknown, endsNextDay?: unknown): Problem | undefined {
  if (typeof end !== 'string' || !isTimeOfDay(end)) return undefined;
  const isKnown = typeof start === 'string' && isTimeOfDay(start);
  if (isKnown && timeToSeconds(start) === timeToSeconds(end)) return { message: 'validation.range' };
  const isEarlier = isKnown && timeToSeconds(end) < timeToSeconds(start);
  if (endsNextDay === true) return isKnown && !isEarlier ? { message: 'validation.endsSameDay' } : undefined;
  if (endsNextDay === false && isEarlier) return { message: 'validation.endsNextDay' };
  return withinDayHours(end);
}
