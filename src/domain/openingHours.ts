import { isoWeekday } from './runCalendar';
import type { Problems } from './problem';
import { isTimeOfDay } from './timeOfDay';

/** When the desk of a place takes deliveries: times of day of the place, and ISO weekdays; no days are every day. */
export interface OpeningHours {
  readonly opens_at: string | null;
  readonly closes_at: string | null;
  readonly open_days: readonly number[] | null;
}

const isTime = (value: unknown): value is string => typeof value === 'string' && isTimeOfDay(value);

/** What is wrong with the hours of a record: both ends or none, and it closes behind its opening. */
export function openingProblems(record: Readonly<Record<string, unknown>>): Problems {
  const { opens_at: opens, closes_at: closes } = record;
  if (!opens && !closes) return {};
  if (!opens) return { opens_at: { message: 'validation.openingBoth' } };
  if (!closes) return { closes_at: { message: 'validation.openingBoth' } };
  if (!isTime(opens) || !isTime(closes)) return {};
  return closes > opens ? {} : { closes_at: { message: 'validation.closesBehind' } };
}

/** The hours of a day, YYYY-MM-DD; `closed` for a day on which the place takes nothing, null where nobody has said. */
export function hoursOn(
  { opens_at: opens, closes_at: closes, open_days: days }: OpeningHours,
  date: string,
): { opens: string; closes: string } | 'closed' | null {
  if (!opens || !closes) return null;
  return days && days.length > 0 && !days.includes(isoWeekday(date)) ? 'closed' : { opens, closes };
}
