import {
  format,
  getFormatFromId,
  getFormatInfo,
  TOKEN_COLOR,
  TOKEN_DURATION,
  TOKEN_ESCAPED,
  TOKEN_LOCALE,
  TOKEN_MINUS,
  TOKEN_PAREN,
  TOKEN_SPACE,
  TOKEN_STRING,
  TOKEN_ZERO,
  tokenize,
} from 'numfmt';
import { DAY_MS } from '../../../../../src/domain/time/durations';
import { serialTime } from '../../../../../src/domain/time/readTime';

/** How a number of a sheet is meant. */
export type NumberKind =
  | { kind: 'plain' }
  | { kind: 'date' }
  | { kind: 'dateTime' }
  | { kind: 'time' }
  | { kind: 'percent' }
  /** "00000-0000": a code that is kept as a number and shown by this pattern. */
  | { kind: 'code'; pattern: string };

const PLAIN: NumberKind = { kind: 'plain' };

/** What the pattern of a code has: digits that are always shown, and what stands between them. */
const OF_CODES: ReadonlySet<string> = new Set([
  TOKEN_ZERO,
  TOKEN_MINUS,
  TOKEN_SPACE,
  TOKEN_PAREN,
  TOKEN_ESCAPED,
  TOKEN_STRING,
  TOKEN_COLOR,
  TOKEN_LOCALE,
]);
/** Custom formats have these numbers; those below are Excel's own and need not be named in a workbook. */
const FIRST_CUSTOM = 164;

/** What a format code such as "dd/mm/yyyy hh:mm" or "00000" means; Excel's own format of this number without one. */
export function kindOfFormat(id: number, code: string | undefined): NumberKind {
  if (code === undefined && id >= FIRST_CUSTOM) return PLAIN;
  const pattern = code ?? getFormatFromId(id);
  const [numbers = ''] = pattern.split(';');
  const tokens = tokenize(numbers);
  const isCode = tokens.filter(({ type }) => type === TOKEN_ZERO).length > 1;
  if (isCode && tokens.every(({ type }) => OF_CODES.has(type))) return { kind: 'code', pattern: numbers };
  const { type } = getFormatInfo(pattern);
  // "[ss]" counts seconds; the library takes it for a date.
  if (type === 'date' && tokens.some((token) => token.type === TOKEN_DURATION)) return { kind: 'time' };
  if (type === 'percent' || type === 'date' || type === 'time') return { kind: type };
  return type === 'datetime' ? { kind: 'dateTime' } : PLAIN;
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
  if (kind.kind === 'code') return Number.isInteger(value) ? format(kind.pattern, value) : plainNumber(value);
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
