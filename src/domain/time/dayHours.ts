import { addDays, wallTimeToUtc } from './dates';
import type { Problem } from '../wire/problem';
import { isOvernight, type ShiftTimes } from '../runs/runCalendar';
import { isTimeOfDay, PICKER_FIRST_HOUR, PICKER_LAST_HOUR, timeToSeconds } from './timeOfDay';

const two = (hour: number) => String(hour).padStart(2, '0');
const DAY_SECONDS = 86_400;

/**
 * The hours of a day, 7 to 22 (spec §5, §9), once for pickers and server: a shift starts and ends in them, and a delivery is
 * restricted to them. A shift that says that it ends after midnight may end at night, and its deliveries may be restricted to
 * whatever hours it has. What a client orders is not judged by them: a file or another system tells what was ordered.
 */
export const DAY_FIRST_TIME = `${two(PICKER_FIRST_HOUR)}:00:00`;
export const DAY_LAST_TIME = `${two(PICKER_LAST_HOUR)}:59:59`;

/** A time of day before this is of the night that follows the day: the run belongs to the day on which it starts. */
export const NIGHT_ENDS = '05:00:00';

const OUTSIDE: Problem = {
  message: 'validation.pickerHours',
  args: { min: DAY_FIRST_TIME.slice(0, 5), max: DAY_LAST_TIME.slice(0, 5) },
};

/** Whether it is a time of the night after the day that it is said of. */
export function isOfNight(time: string): boolean {
  return timeToSeconds(time) < timeToSeconds(NIGHT_ENDS);
}

/** The instant at which a delivery's time of day is: of its day, or of the night after it. */
export function instantOn(date: string, time: string, zone: string): Date {
  return wallTimeToUtc(isOfNight(time) ? addDays(date, 1) : date, time, zone);
}

/** Seconds since the midnight with which the day began. */
export function secondsIntoDay(time: string): number {
  return timeToSeconds(time) + (isOfNight(time) ? DAY_SECONDS : 0);
}

/** Says nothing of what is no time of day. */
export function withinDayHours(value: unknown): Problem | undefined {
  if (typeof value !== 'string' || !isTimeOfDay(value)) return undefined;
  const seconds = timeToSeconds(value);
  const isInside = seconds >= timeToSeconds(DAY_FIRST_TIME) && seconds <= timeToSeconds(DAY_LAST_TIME);
  return isInside ? undefined : OUTSIDE;
}

/** The same of a time at a door, which the hours of the run may allow. @param run null: nobody knows which run it will be */
export function withinHoursOf(value: unknown, run: ShiftTimes | null): Problem | undefined {
  const problem = withinDayHours(value);
  if (!problem || run === null || typeof value !== 'string') return problem;
  const start = timeToSeconds(run.start_time);
  const end = timeToSeconds(run.end_time) + (isOvernight(run) ? DAY_SECONDS : 0);
  const at = secondsIntoDay(value);
  return at >= start && at <= end ? undefined : problem;
}

/**
 * What is wrong with the end of a shift. A shift that ends at night says so; where nobody asks, an end at or before the start
 * is the next morning's, within the hours of a day.
 *
 * @param endsNextDay what the form says; null or left out: nobody asked
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
