import { clockText, type Clock } from './clock';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations';

/**
 * The only place that converts between time zones and the wire format (spec §9: UTC, Y-MM-DD HH:mm:ss).
 * Nothing here reads the machine's zone or clock. Zones are IANA names.
 */

const WIRE = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** Offsets change only at quarter hours, so one look-up serves the whole quarter. */
const QUARTER = 15 * MINUTE_MS;
/** More than a month of quarters per zone; a look-up costs 100 times a cache hit. */
const MOST_QUARTERS = 5_000;
/** A board reads thousands of times from a few days. */
const MOST_DAYS = 400;

interface Zone {
  readonly parts: Intl.DateTimeFormat;
  readonly abbreviation: Intl.DateTimeFormat;
  readonly offsets: Map<number, number>;
  readonly abbreviations: Map<number, string>;
}

const zones = new Map<string, Zone>();

function zoneOf(name: string): Zone {
  let zone = zones.get(name);
  if (!zone) {
    zone = {
      parts: new Intl.DateTimeFormat('en-US', {
        timeZone: name,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      }),
      abbreviation: new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'short' }),
      offsets: new Map(),
      abbreviations: new Map(),
    };
    zones.set(name, zone);
  }
  return zone;
}

function part(parts: readonly Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes): string {
  return parts.find((one) => one.type === type)?.value ?? '';
}

function computeOffset(zone: Zone, quarterStart: number): number {
  const parts = zone.parts.formatToParts(quarterStart);
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(part(parts, type));
  const wall = new Date(0);
  wall.setUTCFullYear(number('year'), number('month') - 1, number('day'));
  wall.setUTCHours(number('hour'), number('minute'), number('second'), 0);
  return wall.getTime() - quarterStart;
}

/** Offset from UTC in milliseconds: added to an instant, its UTC fields show the local time. */
function offsetAt(instant: number, zoneName: string): number {
  const zone = zoneOf(zoneName);
  const quarter = Math.floor(instant / QUARTER);
  let offset = zone.offsets.get(quarter);
  if (offset === undefined) {
    if (Number.isNaN(quarter)) throw new RangeError('Not an instant');
    if (zone.offsets.size >= MOST_QUARTERS) zone.offsets.clear();
    offset = computeOffset(zone, quarter * QUARTER);
    zone.offsets.set(quarter, offset);
  }
  return offset;
}

/** Milliseconds of a calendar day's UTC midnight, or NaN for a day that does not exist (30 February). */
function dayToMs(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : Number.NaN;
}

const days = new Map<string, number>();

/** The same of `YYYY-MM-DD`; NaN for any other text too. */
function dayTextToMs(date: string): number {
  const known = days.get(date);
  if (known !== undefined) return known;
  const match = DATE.exec(date);
  const ms = match ? dayToMs(Number(match[1]), Number(match[2]), Number(match[3])) : Number.NaN;
  if (days.size >= MOST_DAYS) days.clear();
  days.set(date, ms);
  return ms;
}

function dateToMs(date: string): number {
  const ms = dayTextToMs(date);
  if (Number.isNaN(ms)) throw new RangeError(`Not a date (YYYY-MM-DD): ${date}`);
  return ms;
}

function timeToMs(time: string): number {
  const match = TIME.exec(time);
  if (!match) throw new RangeError(`Not a time of day (HH:mm:ss): ${time}`);
  return (Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3] ?? 0)) * 1000;
}

// The range of allowed days: at the ends of the calendar the day before or after has no four-digit year.
const FIRST_DAY = '1850-01-01';
const LAST_DAY = '2399-12-31';

const isWithinReach = (text: string) => text >= FIRST_DAY && text.slice(0, 10) <= LAST_DAY;

/** Whether the text is an existing day as `YYYY-MM-DD`, from 1850 to 2399. */
export function isDate(text: string): boolean {
  return !Number.isNaN(dayTextToMs(text)) && isWithinReach(text);
}

/** Whether Intl supports the zone. */
export function isTimeZone(name: string): boolean {
  try {
    zoneOf(name);
    return true;
  } catch {
    // Intl has no other test.
    return false;
  }
}

/** An instant as the wire writes it: UTC `YYYY-MM-DD HH:mm:ss`; fractions of a second are cut. */
export function toWire(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ');
}

/** The instant of a wire timestamp. Throws RangeError on any other text. */
export function fromWire(text: string): Date {
  const ms = wireToMs(text);
  if (Number.isNaN(ms)) throw new RangeError(`Not a timestamp (YYYY-MM-DD HH:mm:ss, UTC): ${text}`);
  return new Date(ms);
}

function wireToMs(text: string): number {
  const match = WIRE.exec(text);
  if (!match) return Number.NaN;
  const [, day = '', hours, minutes, seconds] = match;
  return dayTextToMs(day) + (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
}

/** Whether the text is a wire timestamp of an existing instant, from 1850 to 2399. */
export function isWireTimestamp(text: string): boolean {
  return !Number.isNaN(wireToMs(text)) && isWithinReach(text);
}

/** The calendar day of an instant in a zone, `YYYY-MM-DD`. */
export function dateInZone(instant: Date, zone: string): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), zone)).toISOString().slice(0, 10);
}

/** The wall clock of an instant in a zone, `HH:mm:ss`. */
export function timeInZone(instant: Date, zone: string): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), zone)).toISOString().slice(11, 19);
}

/** The local time in a zone when the date is today there, else null. */
export function timeOfToday(date: string, zone: string, now = new Date()): string | null {
  return dateInZone(now, zone) === date ? timeInZone(now, zone) : null;
}

/** Hours to add to UTC, as `time_offset` of the wire: -7 in San Diego's summer, 5.5 in Kolkata. */
export function zoneOffsetHours(instant: Date, zone: string): number {
  return offsetAt(instant.getTime(), zone) / HOUR_MS;
}

/** The zone's abbreviation to show after a time: "PDT", "EST", "GMT+5:30". */
export function zoneAbbreviation(instant: Date, zone: string): string {
  const offset = offsetAt(instant.getTime(), zone);
  const { abbreviations, abbreviation } = zoneOf(zone);
  let text = abbreviations.get(offset);
  if (text === undefined) {
    text = part(abbreviation.formatToParts(instant), 'timeZoneName');
    abbreviations.set(offset, text);
  }
  return text;
}

/**
 * The instant of a local date and time in a zone. In the hour that spring skips, the time moves forward by
 * the hour (02:30 → 03:30); in the hour that autumn repeats, the first one counts.
 *
 * @param date `YYYY-MM-DD`
 * @param time `HH:mm:ss` or `HH:mm`
 * @throws RangeError when either is no such text or the zone is unknown
 */
export function wallTimeToUtc(date: string, time: string, zone: string): Date {
  const wall = dateToMs(date) + timeToMs(time);
  const before = offsetAt(wall - DAY_MS, zone);
  const after = offsetAt(wall + DAY_MS, zone);
  const hits = [wall - before, wall - after].filter((instant) => instant + offsetAt(instant, zone) === wall);
  return new Date(hits.length > 0 ? Math.min(...hits) : wall - before);
}

/** The first instant of a day in a zone. */
export function startOfDay(date: string, zone: string): Date {
  return wallTimeToUtc(date, '00:00:00', zone);
}

/** The day this number of days later (earlier when negative), `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(dateToMs(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one date to another, negative when it is earlier. */
export function daysBetween(from: string, to: string): number {
  return (dateToMs(to) - dateToMs(from)) / DAY_MS;
}

/** 0 Sunday … 6 Saturday. */
export function weekday(date: string): number {
  return new Date(dateToMs(date)).getUTCDay();
}

/** The next Monday-to-Friday day after this one. */
export function nextWorkday(date: string): string {
  const days: Partial<Record<number, number>> = { 5: 3, 6: 2 };
  return addDays(date, days[weekday(date)] ?? 1);
}

/** The date limited to the bounds, as in the date field (spec §5); either bound may be missing. */
export function clampDate(date: string, min?: string | null, max?: string | null): string {
  // ISO days sort as text.
  if (min && date < min) return min;
  if (max && date > max) return max;
  return date;
}

/** A day as the US writes it, MM/DD/YYYY. Throws RangeError when invalid. */
export function formatDateInput(date: string): string {
  dateToMs(date);
  return `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
}

const months = new Map<string, Intl.DateTimeFormat>();

/** A day as the history writes it, MMM/DD/Y (spec §2): "Nov/20/2026", in Spanish "nov/20/2026". */
export function formatDateForHistory(date: string, locale = 'en'): string {
  let month = months.get(locale);
  if (!month) {
    month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
    months.set(locale, month);
  }
  return `${month.format(dateToMs(date))}/${date.slice(8)}/${date.slice(0, 4)}`;
}

/** A time of day as the history writes it, hh:mm A (spec §2): "01:05 PM". */
export function formatTimeForHistory(time: string): string {
  const hour = Math.floor(timeToMs(time) / HOUR_MS);
  return `${String(hour % 12 || 12).padStart(2, '0')}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "10:05 PDT": a local time with its zone, for who may be in another. */
export function formatTimeWithZone(instant: Date, zone: string, clock: Clock = '24'): string {
  return `${clockText(timeInZone(instant, zone), clock)} ${zoneAbbreviation(instant, zone)}`;
}

/** " +1" for an instant after midnight of a run that belongs to the day before; empty on the day itself. */
function dayMark(instant: Date, zone: string, day: string): string {
  const days = daysBetween(day, dateInZone(instant, zone));
  return days > 0 ? ` +${days}` : '';
}

/** "01:10 +1": the same without the zone, for places that show it separately. */
export function timeOnDay(instant: Date, zone: string, day: string, clock: Clock = '24'): string {
  return clockText(timeInZone(instant, zone), clock) + dayMark(instant, zone, day);
}
