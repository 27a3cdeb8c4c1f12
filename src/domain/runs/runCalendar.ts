import { addDays, dateInZone, fromWire, timeInZone, wallTimeToUtc, weekday } from '../time/dates';
import { timeToSeconds } from '../time/timeOfDay';

/** When a run runs (spec §3, run labels: dates, times, shift calendar, default times, suspension dates). */
export interface ShiftTimes {
  /** HH:mm:ss in the zone of the run's CDP. */
  readonly start_time: string;
  /** A time at or before the start is on the next day. */
  readonly end_time: string;
}
export interface DailyTimes extends ShiftTimes {
  /** ISO weekday, 1 = Monday. */
  readonly weekday: number;
}
export interface Suspension {
  /** First and last day without the run, both included. */
  readonly start_date: string;
  readonly end_date: string;
  readonly reason?: string | null;
}
export interface RunPattern extends ShiftTimes {
  readonly start_date: string;
  /** Last day; null while no end is planned. */
  readonly end_date: string | null;
  /** ISO weekdays with a shift. */
  readonly shift_days: readonly number[];
  /** Weekdays with their own times. */
  readonly daily_times: readonly DailyTimes[];
  readonly suspensions: readonly Suspension[];
  /** IANA zone. */
  readonly time_zone: string;
}

export interface Shift {
  readonly date: string;
  readonly start: Date;
  readonly end: Date;
}

export type RunDay = 'runs' | 'suspended' | 'none';

/** Limit of the search for the next days of a run, which may have none. */
const MOST_DAYS_AHEAD = 800;

/** ISO weekday of a date, 1 = Monday … 7 = Sunday. */
export function isoWeekday(date: string): number {
  return weekday(date) || 7;
}

/** The times of a weekday: its own, else the run's. */
export function timesOn(run: Pick<RunPattern, 'daily_times' | keyof ShiftTimes>, isoDay: number): ShiftTimes {
  return run.daily_times.find((times) => times.weekday === isoDay) ?? run;
}

interface RunHours {
  readonly start_at: string;
  readonly end_at: string;
  readonly time_zone: string;
}

/** The hours of a run of a day, by the clock of its zone. */
export function hoursOf(run: RunHours): ShiftTimes {
  const at = (wire: string) => timeInZone(fromWire(wire), run.time_zone);
  return { start_time: at(run.start_at), end_time: at(run.end_at) };
}

/**
 * The hours from the first start to the last end of these runs, by the clock of their zone; null without a
 * run. For a stop that may join any of them: the chosen run is checked again.
 */
export function hoursOfAny(runs: readonly RunHours[]): ShiftTimes | null {
  const [first] = runs;
  if (!first) return null;
  const starts = runs.map((run) => run.start_at).sort();
  const ends = runs.map((run) => run.end_at).sort();
  return hoursOf({
    start_at: starts[0] ?? first.start_at,
    end_at: ends.at(-1) ?? first.end_at,
    time_zone: first.time_zone,
  });
}

/** The shift ends on the next morning. */
export function isOvernight({ start_time, end_time }: ShiftTimes): boolean {
  return timeToSeconds(end_time) <= timeToSeconds(start_time);
}

/** Length by the clock; on the days of a clock change the real length differs by an hour. */
export function shiftHours(times: ShiftTimes): number {
  const seconds = timeToSeconds(times.end_time) - timeToSeconds(times.start_time);
  return (seconds + (isOvernight(times) ? 86_400 : 0)) / 3600;
}

export function suspensionOn(run: Pick<RunPattern, 'suspensions'>, date: string): Suspension | undefined {
  return run.suspensions.find(({ start_date, end_date }) => start_date <= date && date <= end_date);
}

/** State of a day for the run: within its dates, on a weekday with shift, and not suspended. */
export function runDay(run: RunPattern, date: string): RunDay {
  const isInDates = run.start_date <= date && (run.end_date === null || date <= run.end_date);
  if (!isInDates || !run.shift_days.includes(isoWeekday(date))) return 'none';
  return suspensionOn(run, date) ? 'suspended' : 'runs';
}

/** The shift of a run on a day, as instants; its times are local times of the zone. */
export function shiftOn(run: RunPattern, date: string): Shift {
  const times = timesOn(run, isoWeekday(date));
  const lastDay = isOvernight(times) ? addDays(date, 1) : date;
  return {
    date,
    start: wallTimeToUtc(date, times.start_time, run.time_zone),
    end: wallTimeToUtc(lastDay, times.end_time, run.time_zone),
  };
}

/** The next shifts that are not over yet, soonest first. */
export function nextShifts(run: RunPattern, now: Date, count: number): Shift[] {
  // Yesterday's night shift may still be running.
  const yesterday = addDays(dateInZone(now, run.time_zone), -1);
  const first = run.start_date > yesterday ? run.start_date : yesterday;
  const shifts: Shift[] = [];
  for (let ahead = 0; ahead < MOST_DAYS_AHEAD && shifts.length < count; ahead++) {
    const date = addDays(first, ahead);
    if (run.end_date !== null && date > run.end_date) break;
    if (runDay(run, date) !== 'runs') continue;
    const shift = shiftOn(run, date);
    if (shift.end > now) shifts.push(shift);
  }
  return shifts;
}

/** The weeks of a month, Monday to Sunday; days of the neighbouring months are null. `month` is `YYYY-MM`. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const monday = addDays(first, 1 - isoWeekday(first));
  const weeks: (string | null)[][] = [];
  for (let start = monday; start.slice(0, 7) <= month; start = addDays(start, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(start, index));
    weeks.push(days.map((date) => (date.startsWith(month) ? date : null)));
  }
  return weeks;
}

/** `2026-11` → `2026-12`, or this number of months later. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}
