import { minutesPast } from './durations';
import { dateInZone, wallTimeToUtc } from './dates';
import { isoWeekday } from '../runs/runCalendar';
import type { Problems } from '../wire/problem';
import { isTimeOfDay, timeToSeconds } from './timeOfDay';

/**
 * Hours in which a residence accepts deliveries: local times of day, and ISO weekdays; no days means every
 * day.
 */
export interface OpeningHours {
  readonly opens_at: string | null;
  readonly closes_at: string | null;
  readonly open_days: readonly number[] | null;
}

const isTime = (value: unknown): value is string => typeof value === 'string' && isTimeOfDay(value);

/** Problems of a record's opening hours: both times or none, and closing after opening. */
export function openingProblems(record: Readonly<Record<string, unknown>>): Problems {
  const { opens_at: opens, closes_at: closes } = record;
  if (!opens && !closes) return {};
  if (!opens) return { opens_at: { message: 'validation.openingBoth' } };
  if (!closes) return { closes_at: { message: 'validation.openingBoth' } };
  if (!isTime(opens) || !isTime(closes)) return {};
  return closes > opens ? {} : { closes_at: { message: 'validation.closesBehind' } };
}

/** The hours of a day, YYYY-MM-DD; `closed` when the place accepts nothing on that day, null when unknown. */
export function hoursOn(
  { opens_at: opens, closes_at: closes, open_days: days }: OpeningHours,
  date: string,
): { opens: string; closes: string } | 'closed' | null {
  if (!opens || !closes) return null;
  return days && days.length > 0 && !days.includes(isoWeekday(date)) ? 'closed' : { opens, closes };
}

/** A stop with the opening hours of its residence; null or left out: unknown, or not a residence. */
export interface DoorWithHours {
  readonly delivery_date: string;
  readonly facility_hours?: OpeningHours | null;
}

/** Why a residence is closed; each is a rule that can be overridden. */
export type ClosedRule = 'closedAllDay' | 'beforeOpening' | 'afterClosing';

export interface ClosedDoor {
  readonly rule: ClosedRule;
  /** Minutes until it opens, or since it has closed; rounded up. 0 for a closed day. */
  readonly minutes: number;
}

const DAY_ENDS = timeToSeconds('23:59:00');

/** Milliseconds. Hours are of their own calendar day: unlike a window, 0:30 is never the night after it. */
const at = (date: string, time: string, zone: string) => wallTimeToUtc(date, time, zone).getTime();

function isOpenAt(hours: OpeningHours, time: number, zone: string): boolean {
  const date = dateInZone(new Date(time), zone);
  const ofDay = hoursOn(hours, date);
  if (ofDay === null) return true;
  return ofDay !== 'closed' && time >= at(date, ofDay.opens, zone) && time <= at(date, ofDay.closes, zone);
}

/**
 * The rule that an arrival at this time breaks because the residence is closed; null: open, or hours unknown.
 * @param time milliseconds
 */
export function closedDoor(stop: DoorWithHours, time: number, zone: string): ClosedDoor | null {
  const { facility_hours: hours, delivery_date: date } = stop;
  if (!hours || isOpenAt(hours, time, zone)) return null;
  const ofDay = hoursOn(hours, date);
  if (ofDay === null) return null;
  if (ofDay === 'closed') return { rule: 'closedAllDay', minutes: 0 };
  const [opens, closes] = [at(date, ofDay.opens, zone), at(date, ofDay.closes, zone)];
  return time < opens
    ? { rule: 'beforeOpening', minutes: minutesPast(opens, time) }
    : { rule: 'afterClosing', minutes: minutesPast(time, closes) };
}

/** Closing time of the residence on the day of a stop, milliseconds; null: not on that day, or unknown. */
export function closesAt(stop: DoorWithHours, zone: string): number | 'closed' | null {
  const hours = stop.facility_hours ? hoursOn(stop.facility_hours, stop.delivery_date) : null;
  if (hours === null || hours === 'closed') return hours;
  const isRoundTheClock = timeToSeconds(hours.opens) === 0 && timeToSeconds(hours.closes) >= DAY_ENDS;
  return isRoundTheClock ? null : at(stop.delivery_date, hours.closes, zone);
}
