import { DAY_MS } from '../time/durations';
import { isDate } from '../time/dates';

const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'jan ene',
    'feb',
    'mar',
    'apr abr',
    'may',
    'jun',
    'jul',
    'aug ago',
    'sep',
    'oct',
    'nov',
    'dec dic',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 1])),
);
const CLOCK_BEHIND = /[ T]+\d{1,2}:\d{2}(?::\d{2})?.*$/;
/** Days of Excel's calendar from 2009 to 2064. */
const SERIAL = /^(4\d{4}|5\d{4})(?:\.\d+)?$/;
const SERIAL_EPOCH_MS = Date.UTC(1899, 11, 30);

function dateOf(year: number, month: number, day: number): string | null {
  const full = year < 100 ? 2000 + year : year;
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${full}-${two(month)}-${two(day)}`;
  return isDate(date) ? date : null;
}

/**
 * "11/24/2026", "2026-11-24 00:00", "24-Nov-26", "24 de noviembre de 2026" and 46350 as a date; null for
 * other text. Month before day, the US order, unless the first number can only be a day.
 */
export function readDate(text: string): string | null {
  const bare = text.trim().replace(CLOCK_BEHIND, '').replace(/,/g, ' ').toLowerCase();
  const [, serial] = SERIAL.exec(bare) ?? [];
  if (serial) return new Date(SERIAL_EPOCH_MS + Number(serial) * DAY_MS).toISOString().slice(0, 10);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(bare) ?? /^(20\d{2})(\d{2})(\d{2})$/.exec(bare);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(bare);
  if (parts) {
    const [first, second, year] = parts.slice(1).map(Number) as [number, number, number];
    return first > 12 ? dateOf(year, second, first) : dateOf(year, first, second);
  }
  const words = bare.split(/[\s/.-]+|\bde\b/).filter(Boolean);
  const month = words.map((word) => MONTHS[word.slice(0, 3)]).find((found) => found !== undefined);
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const [day, year] = numbers;
  if (month === undefined || numbers.length !== 2 || words.length !== 3 || !day || year === undefined)
    return null;
  return dateOf(year, month, day);
}
