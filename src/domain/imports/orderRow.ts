import {
  BLOCKED_SPECIAL_CHARACTERS,
  CLIENT_CODE,
  hasBlockedCharacters,
  normaliseText,
  ORDER_NUMBER_MAX,
} from '../wire/formats';
import { parseMoney } from '../money/money';
import { isPlaceholderPhone, toStoredPhone } from '../people/phone';
import { saysNothing } from './placeholders';
import { isBlank, type Problem, type Problems } from '../wire/problem';
import { isTimeOfDay } from '../time/timeOfDay';
import { restrictionProblems } from '../time/timeRestriction';

/** Flags of an order (spec §1), as written in the column `flags`. */
export const ORDER_FLAGS = [
  'rush',
  'priority',
  'refrigerated',
  'leave_at_door',
  'male_driver',
  'female_driver',
] as const;
export type OrderFlag = (typeof ORDER_FLAGS)[number];

/** The columns of an order file, in the order of the sample; all but the last five are required. */
export const ORDER_COLUMNS = [
  'order_number',
  'client_code',
  'participant_name',
  'phone_number',
  'address',
  'delivery_start_time',
  'delivery_end_time',
  'flags',
  'copayment_amount',
  'comments',
] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];
/** A row as written: text by column. */
export type OrderRow = Partial<Record<OrderColumn, string | null>>;

/** An order in wire and storage format. */
export interface Order {
  order_number: string;
  /** 3 letters of the client and 6 digits (spec §5). */
  client_code: string;
  participant_name: string;
  /** 10 digits. */
  phone_number: string;
  /** One line: street, city, state, ZIP code. */
  address: string;
  /** HH:mm:ss in the zone of the CDP. */
  delivery_start_time: string | null;
  delivery_end_time: string | null;
  flags: OrderFlag[];
  /** Decimal string, US dollars. */
  copayment_amount: string | null;
  comments: string | null;
}

const REQUIRED: readonly OrderColumn[] = [
  'order_number',
  'client_code',
  'participant_name',
  'phone_number',
  'address',
];
const MAX_LENGTH: Partial<Record<OrderColumn, number>> = {
  order_number: ORDER_NUMBER_MAX,
  participant_name: 120,
  address: 200,
  comments: 500,
};
const SPECIAL: Problem = {
  message: 'validation.textCharacters',
  args: { characters: BLOCKED_SPECIAL_CHARACTERS },
};
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([AaPp][Mm])?$/;

/** "9:30", "09:30:00" and "2:30 PM" as HH:mm:ss; other text is returned unchanged and the rule refuses it. */
function toTime(text: string): string {
  const match = CLOCK.exec(text);
  if (!match) return text;
  const [, hours = '', minutes, seconds = '00', half] = match;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`;
}

function flagsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[\s,;|]+/);
  return [...new Set(words.filter(Boolean))];
}

function isFlag(word: string): word is OrderFlag {
  return ORDER_FLAGS.some((flag) => flag === word);
}

/** The row in storage format. Only for a row without problems: unparsed values are left out. */
export function orderFrom(row: OrderRow): Order {
  const text = (column: OrderColumn) => row[column]?.trim() ?? '';
  const optional = (column: OrderColumn, read: (text: string) => string | null) => {
    const cell = text(column);
    return cell === '' ? null : read(cell);
  };
  return {
    order_number: text('order_number').toUpperCase(),
    client_code: text('client_code').toUpperCase(),
    participant_name: normaliseText(text('participant_name')),
    phone_number: toStoredPhone(text('phone_number')) ?? '',
    address: normaliseText(text('address')),
    delivery_start_time: optional('delivery_start_time', toTime),
    delivery_end_time: optional('delivery_end_time', toTime),
    flags: flagsOf(text('flags')).filter(isFlag),
    copayment_amount: optional('copayment_amount', parseMoney),
    comments: optional('comments', (comments) => comments),
  };
}

/** "11/22/2026", "2026-11-22", "22-Nov": an order number like 11-22 that a spreadsheet converted. */
const LIKE_A_DATE =
  /^(?:\d{1,2}([-/.])\d{1,2}\1(?:19|20)\d{2}|(?:19|20)\d{2}([-/.])\d{1,2}\2\d{1,2}|\d{1,2}[- ]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[- ]?(?:\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[- ]\d{1,4})(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/i;

/** The problem of a required value that is replaced by a placeholder. */
function standInProblem(column: OrderColumn, text: string): Problem | null {
  if (!REQUIRED.includes(column)) return null;
  if (saysNothing(text) || (column === 'phone_number' && isPlaceholderPhone(text)))
    return { message: 'orders.placeholder', args: { text: text.slice(0, 40) } };
  return column === 'order_number' && LIKE_A_DATE.test(text)
    ? { message: 'orders.dateForNumber', args: { text } }
    : null;
}

function problemOf(column: OrderColumn, text: string): Problem | null {
  const standIn = standInProblem(column, text);
  if (standIn) return standIn;
  const max = MAX_LENGTH[column];
  if (max !== undefined && text.length > max) return { message: 'validation.maxLength', args: { max } };
  switch (column) {
    case 'client_code':
      return CLIENT_CODE.test(text) ? null : { message: 'validation.clientCode' };
    case 'phone_number':
      return toStoredPhone(text) ? null : { message: 'validation.phone' };
    case 'copayment_amount':
      return parseMoney(text) === null ? { message: 'validation.money' } : null;
    case 'delivery_start_time':
    case 'delivery_end_time':
      return isTimeOfDay(toTime(text)) ? null : { message: 'validation.time' };
    case 'flags':
      return flagsOf(text).every(isFlag)
        ? null
        : { message: 'orders.unknownFlag', args: { flags: ORDER_FLAGS.join(', ') } };
    case 'participant_name':
      if (splitName(text) === null) return { message: 'orders.fullName' };
      return hasBlockedCharacters(text) ? SPECIAL : null;
    default:
      return hasBlockedCharacters(text) ? SPECIAL : null;
  }
}

/**
 * The problems of a row, by column, with the same rules in browser and server. Only the server can check
 * whether the ZIP code exists, the order is known or the client code belongs to another participant.
 */
export function orderProblems(row: OrderRow): Problems {
  const problems: Record<string, Problem> = {};
  for (const column of ORDER_COLUMNS) {
    const cell = row[column];
    if (isBlank(cell)) {
      if (REQUIRED.includes(column)) problems[column] = { message: 'validation.required' };
      continue;
    }
    const problem = problemOf(column, cell?.trim() ?? '');
    if (problem) problems[column] = problem;
  }
  if (problems.delivery_start_time || problems.delivery_end_time) return problems;
  const { delivery_start_time, delivery_end_time } = orderFrom(row);
  return { ...problems, ...restrictionProblems({ delivery_start_time, delivery_end_time }, false, 'any') };
}

export interface PersonName {
  first_name: string;
  middle_name: string | null;
  last_name: string;
}

/** "ANA MARÍA LÓPEZ" and "LÓPEZ, ANA MARÍA"; null for a single word. The stored name is in upper case. */
export function splitName(text: string): PersonName | null {
  const [left = '', right] = normaliseText(text)
    .split(',')
    .map((part) => part.trim());
  const words = (right === undefined ? left : right).split(' ').filter(Boolean);
  const last_name = right === undefined ? (words.pop() ?? '') : left;
  const [first_name, ...middle] = words;
  if (!first_name || !last_name) return null;
  return { first_name, middle_name: middle.join(' ') || null, last_name };
}
