import { MINUTE_MS } from '../time/durations';
import { addDays, fromWire, wallTimeToUtc, weekday } from '../time/dates';
import type { Problem } from '../wire/problem';

/** One stretch of work of a driver. Times are UTC wire times. */
export interface WorkShift {
  /** The day on which it begins, YYYY-MM-DD. */
  readonly day: string;
  readonly clock_in: string;
  /** Null while the driver is out. */
  readonly clock_out: string | null;
  readonly break_minutes: number;
}

/** Paid minutes of a shift; none while it is open. */
export function workedMinutes({ clock_in, clock_out, break_minutes }: Omit<WorkShift, 'day'>): number {
  if (clock_out === null) return 0;
  const span = Math.round((fromWire(clock_out).getTime() - fromWire(clock_in).getTime()) / MINUTE_MS);
  return Math.max(0, span - break_minutes);
}

export const WEEK_STARTS = ['sunday', 'monday'] as const;
type WeekStart = (typeof WEEK_STARTS)[number];

/** First day of the workweek that a day is in. */
export function weekStartOf(day: string, start: WeekStart): string {
  const sinceSunday = weekday(day);
  return addDays(day, -(start === 'monday' ? (sinceSunday + 6) % 7 : sinceSunday));
}

/** The seven days of a workweek. */
export function weekDays(first: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
}

/** Whether the last day of a workweek has passed. */
export function isWeekOver(first: string, today: string): boolean {
  return addDays(first, 7) <= today;
}

/** A correction as it is typed: wall times of the driver's zone. */
interface TypedShift {
  readonly work_date?: unknown;
  readonly clock_in?: unknown;
  readonly clock_out?: unknown;
  readonly ends_next_day?: unknown;
  readonly break_minutes?: unknown;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const isTime = (value: unknown): value is string => typeof value === 'string' && TIME.test(value);
const minutesOfDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A clock-out comes after its clock-in, and the break fits between them. */
export function correctionProblems(record: TypedShift): Partial<Record<string, Problem>> {
  const { clock_in, clock_out, ends_next_day, break_minutes } = record;
  if (!isTime(clock_in) || !isTime(clock_out)) return {};
  const span = minutesOfDay(clock_out) - minutesOfDay(clock_in) + (ends_next_day === true ? 24 * 60 : 0);
  if (span <= 0) return { clock_out: { message: 'validation.clockOut' } };
  if (span > 24 * 60) return { ends_next_day: { message: 'validation.clockOutDay' } };
  if (Number(break_minutes ?? 0) >= span) return { break_minutes: { message: 'validation.breakTooLong' } };
  return {};
}

/** A correction in the form of a shift. */
export function correctedShift(
  record: {
    work_date: string;
    clock_in: string;
    clock_out: string;
    ends_next_day: boolean;
    break_minutes: number | null;
  },
  zone: string,
): { day: string; clock_in: Date; clock_out: Date; break_minutes: number } {
  const { work_date: day, clock_in, clock_out, ends_next_day, break_minutes } = record;
  return {
    day,
    clock_in: wallTimeToUtc(day, clock_in, zone),
    clock_out: wallTimeToUtc(ends_next_day ? addDays(day, 1) : day, clock_out, zone),
    break_minutes: break_minutes ?? 0,
  };
}

export const CORRECTION_STATES = ['waiting', 'approved', 'rejected'] as const;
