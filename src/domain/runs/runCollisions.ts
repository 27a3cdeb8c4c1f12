import { addDays } from '../time/dates';
import {
  isoWeekday,
  isOvernight,
  runDay,
  shiftOn,
  timesOn,
  type RunPattern,
  type Shift,
} from './runCalendar';
import { timeToSeconds } from '../time/timeOfDay';

const DAY_SECONDS = 86_400;
/** Runs of two zones overlap differently over the year: a whole year is checked. */
const MOST_WEEKS = 54;

/** Start and end of a weekday's shift in seconds since the first midnight. */
function spanOf(run: RunPattern, isoDay: number, offsetDays: number): [start: number, end: number] {
  const times = timesOn(run, isoDay);
  const start = timeToSeconds(times.start_time) + offsetDays * DAY_SECONDS;
  const end = timeToSeconds(times.end_time) + (offsetDays + (isOvernight(times) ? 1 : 0)) * DAY_SECONDS;
  return [start, end];
}

/** Within one zone, local times alone decide whether the shifts of two weekdays overlap. */
function mayTouch(mine: RunPattern, other: RunPattern, isoDay: number, offset: number): boolean {
  if (mine.time_zone !== other.time_zone) return true;
  const [start, end] = spanOf(mine, isoDay, 0);
  const [otherStart, otherEnd] = spanOf(other, ((isoDay - 1 + offset + 7) % 7) + 1, offset);
  return start < otherEnd && otherStart < end;
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

/** First date from `from` on that is this weekday. */
function firstWeekday(from: string, isoDay: number): string {
  return addDays(from, (isoDay - isoWeekday(from) + 7) % 7);
}

function isOver(run: RunPattern, date: string): boolean {
  return run.end_date !== null && date > run.end_date;
}

/** The last day that a suspension of either run can hide. */
function lastSuspended(mine: RunPattern, other: RunPattern): string {
  return [...mine.suspensions, ...other.suspensions].reduce(
    (last, { end_date }) => later(last, end_date),
    '',
  );
}

/** The first shift of `other` that overlaps one of `mine` on this weekday, from `from` on. */
function meeting(
  mine: RunPattern,
  other: RunPattern,
  isoDay: number,
  offset: number,
  from: string,
): Shift | null {
  const start = later(from, later(mine.start_date, addDays(other.start_date, -offset)));
  const settled = lastSuspended(mine, other);
  let date = firstWeekday(start, isoDay);
  for (let week = 0; week < MOST_WEEKS || date <= settled; week++, date = addDays(date, 7)) {
    const otherDate = addDays(date, offset);
    if (isOver(mine, date) || isOver(other, otherDate)) return null;
    if (runDay(mine, date) !== 'runs' || runDay(other, otherDate) !== 'runs') continue;
    const shift = shiftOn(mine, date);
    const met = shiftOn(other, otherDate);
    if (shift.start < met.end && met.start < shift.end) return met;
  }
  return null;
}

/**
 * The first shift of `other` that overlaps one of `mine`, from the day `from` on; null when there is none.
 * Night shifts overlap with the next day's; suspended days are skipped.
 */
export function firstCollision(mine: RunPattern, other: RunPattern, from: string): Shift | null {
  const found: Shift[] = [];
  for (const isoDay of mine.shift_days) {
    for (const offset of [-1, 0, 1]) {
      if (!mayTouch(mine, other, isoDay, offset)) continue;
      const shift = meeting(mine, other, isoDay, offset, from);
      if (shift) found.push(shift);
    }
  }
  return found.sort((a, b) => a.start.getTime() - b.start.getTime())[0] ?? null;
}
