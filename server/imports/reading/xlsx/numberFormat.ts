import { DAY_MS } from '../../../../src/domain/time/durations';
import { serialTime } from '../../../../src/domain/imports/importCells';

/** How a number of a sheet is meant. */
export type NumberKind =
  | { kind: 'plain' }
  | { kind: 'date' }
  | { kind: 'dateTime' }
  | { kind: 'time' }
  | { kind: 'percent' }
  /** "00000": shown with leading zeros, so many digits. */
  | { kind: 'padded'; digits: number };

const PLAIN: NumberKind = { kind: 'plain' };

/** Formats that a workbook need not name, by number. */
function builtIn(id: number): NumberKind {
  if (id === 9 || id === 10) return { kind: 'percent' };
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || (id >= 34 && id <= 36) || (id >= 50 && id <= 58)) {
    return { kind: 'date' };
  }
  if ((id >= 18 && id <= 21) || id === 32 || id === 33 || (id >= 45 && id <= 47)) return { kind: 'time' };
  return id === 22 ? { kind: 'dateTime' } : PLAIN;
}

/** What a format code such as "dd/mm/yyyy hh:mm" or "00000" means. */
export function kindOfFormat(id: number, code: string | undefined): NumberKind {
  if (code === undefined) return builtIn(id);
  // Quoted text, escaped characters, colours and conditions say nothing of the kind; only the part for numbers counts.
  const bare = (code.split(';')[0] ?? '')
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  if (/^0{2,}$/.test(bare)) return { kind: 'padded', digits: bare.length };
  if (bare.includes('%')) return { kind: 'percent' };
  if (/general|estándar/i.test(bare)) return PLAIN;
  const hasDate = /[yda]/i.test(bare.replace(/a\/?p(?:m\/pm)?|am\/pm/gi, ''));
  const hasTime = /[hs]/i.test(bare);
  if (hasDate) return { kind: hasTime ? 'dateTime' : 'date' };
  if (hasTime) return { kind: 'time' };
  return /m/i.test(bare) ? { kind: 'date' } : PLAIN;
}

/** Days from the first day of Excel's calendar to 1970; its invented 29 February 1900 is over by every date of an order. */
const EPOCH_1900 = 25_569;
const EPOCH_1904 = 24_107;

function dateText(serial: number, is1904: boolean): string {
  const days = Math.floor(serial) - (is1904 ? EPOCH_1904 : EPOCH_1900);
  return new Date(days * DAY_MS).toISOString().slice(0, 10);
}

/** A number without an exponent: 6.1955501E9 is 6195550100. Excel keeps 15 digits, so that 0.1 + 0.2 is 0.3. */
export function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(15));
  if (Number.isInteger(rounded) && Math.abs(rounded) < 1e21) return BigInt(rounded).toString();
  const text = String(rounded);
  return text.includes('e') ? rounded.toFixed(20).replace(/\.?0+$/, '') : text;
}

const MOST_DAYS = 2_958_466;

/** The text that stands for a number of a sheet. */
export function numberText(value: number, kind: NumberKind, is1904: boolean): string {
  const isDay = value >= 0 && value < MOST_DAYS;
  if (kind.kind === 'percent') return `${plainNumber(value * 100)}%`;
  if (kind.kind === 'padded') return plainNumber(value).padStart(kind.digits, '0');
  if (kind.kind === 'plain' || !isDay) return plainNumber(value);
  // A time alone may be kept under a date's format: its day is 0.
  if (kind.kind === 'time' || (value < 1 && kind.kind === 'dateTime')) return serialTime(value);
  const date = dateText(value, is1904);
  return kind.kind === 'date' ? date : `${date} ${serialTime(value)}`;
}

/** Of more digits than these Excel has kept only the first. */
const KEPT_DIGITS = 15;

export function lostDigits(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) >= 10 ** KEPT_DIGITS;
}
