import { minutesPast } from './durations';
import { dateInZone, wallTimeToUtc } from './dates';
import { isoWeekday } from '../runs/runCalendar';
import type { Problems } from '../wire/problem';
import { isTimeOfDay, timeToSeconds } from './timeOfDay';

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

/** A door with the hours of the home that it belongs to; null or left out: nobody has said, or it is no home's. */
export interface DoorWithHours {
  readonly delivery_date: string;
  readonly facility_hours?: OpeningHours | null;
}

/** Why nobody is there to take a bag; each is a rule that a person may go over. */
export type ClosedRule = 'closedAllDay' | 'beforeOpening' | 'afterClosing';

export interface ClosedDoor {
  readonly rule: ClosedRule;
  /** Until it opens, or since it has closed; whole minutes, at most begun. 0 for a day on which it takes nothing. */
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

/** How a home keeps a driver out who comes then; null: somebody is there, or nobody knows its hours. @param time milliseconds */
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

/** When the home closes on the day of a stop, milliseconds; null: never in the night of that day, or nobody knows. */
export function closesAt(stop: DoorWithHours, zone: string): number | 'closed' | null {
  const hours = stop.facility_hours ? hoursOn(stop.facility_hours, stop.delivery_date) : null;
  if (hours === null || hours === 'closed') return hours;
  const isRoundTheClock = timeToSeconds(hours.opens) === 0 && timeToSeconds(hours.closes) >= DAY_ENDS;
  return isRoundTheClock ? null : at(stop.delivery_date, hours.closes, zone);
}
