import { formatDateInput, isDate } from './dates';

/** How a date is written: 11/20/2026, 20/11/2026 or 2026-11-20. The wire stays YYYY-MM-DD. */
export const DATE_ORDERS = ['mdy', 'dmy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export function isDateOrder(value: unknown): value is DateOrder {
  return DATE_ORDERS.some((order) => order === value);
}

/** A day for reading. Throws RangeError when it is none. */
export function dateText(date: string, order: DateOrder): string {
  const monthFirst = formatDateInput(date);
  if (order === 'mdy') return monthFirst;
  if (order === 'ymd') return date;
  const [month, day, year] = monthFirst.split('/');
  return `${day}/${month}/${year}`;
}

const PATTERNS: Record<DateOrder, RegExp> = {
  mdy: /^(?<month>\d{2})\/(?<day>\d{2})\/(?<year>\d{4})$/,
  dmy: /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/,
  ymd: /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
};

/** Typed text as `YYYY-MM-DD`; null when it is not a valid day in this order (spec §5). */
export function parseDateText(text: string, order: DateOrder): string | null {
  const parts = PATTERNS[order].exec(text.trim())?.groups;
  const date = parts ? `${parts.year}-${parts.month}-${parts.day}` : '';
  return isDate(date) ? date : null;
}

const WIDTHS: Record<DateOrder, readonly number[]> = { mdy: [2, 2, 4], dmy: [2, 2, 4], ymd: [4, 2, 2] };

/** Digits as they are typed, with their separators: `1120` → `11/20`. A pasted `2026-11-20` is the same day in any order. */
export function maskDate(typed: string, order: DateOrder): string {
  if (isDate(typed.trim())) return dateText(typed.trim(), order);
  const digits = typed.replace(/\D/g, '');
  const parts: string[] = [];
  let start = 0;
  for (const width of WIDTHS[order]) {
    parts.push(digits.slice(start, start + width));
    start += width;
  }
  return parts.filter((part) => part !== '').join(order === 'ymd' ? '-' : '/');
}
