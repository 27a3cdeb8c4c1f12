/**
 * US dollars as decimal strings with two places ("12.50"); sums use whole cents, so there are no rounding
 * errors.
 */

/** Bounds and step of money fields (spec §5, §9). */
export const MONEY_MIN = '0.00';
export const MONEY_MAX = '100000.00';
export const MONEY_STEP = 0.01;
/** Prefix of the copayment field (spec §5). */
export const MONEY_PREFIX = 'USD $';

const PLAIN = /^-?\d+(?:\.\d{1,2})?$/;
const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const MAX_CENTS = 10_000_000;

/** Whole cents of a typed or stored amount; null when it is invalid or has more than two places. */
export function toCents(amount: string | number): number | null {
  const text = String(amount)
    .trim()
    .replace(/^(?:USD\s*)?\$\s*/i, '');
  if (!PLAIN.test(text) && !GROUPED.test(text)) return null;
  const [whole = '', fraction = ''] = text.replaceAll(',', '').replace('-', '').split('.');
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return null;
  return text.startsWith('-') && cents !== 0 ? -cents : cents;
}

/** "12.50" for 1250. */
export function fromCents(cents: number): string {
  const absolute = Math.abs(cents);
  const text = `${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
  return cents < 0 ? `-${text}` : text;
}

/** The amount in storage and wire format, "1234.50"; null when it is invalid or outside 0.00 to 100000.00. */
export function parseMoney(input: string | number): string | null {
  const cents = toCents(input);
  return cents === null || cents < 0 || cents > MAX_CENTS ? null : fromCents(cents);
}

const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * "$1,234.50"; sums may exceed a field's maximum and may be negative. Throws RangeError when it is not an
 * amount.
 */
export function formatMoney(amount: string | number): string {
  const cents = toCents(amount);
  if (cents === null) throw new RangeError(`Not an amount: ${amount}`);
  const [whole = '', fraction = ''] = fromCents(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}$${grouped(whole)}.${fraction}`;
}

const RATE = /^(\d+)(\.\d+)?$/;

/** "$0.158": the price of one mile or one message, to the places that it was worked out to; other text is unchanged. */
export function formatRate(rate: string): string {
  const [, whole, fraction = ''] = RATE.exec(rate) ?? [];
  return whole === undefined ? rate : `$${grouped(whole)}${fraction}`;
}

/** Sum as a decimal string. Throws RangeError when a value is not an amount. */
export function sumMoney(amounts: readonly (string | number)[]): string {
  return fromCents(amounts.reduce<number>((sum, amount) => sum + centsOrThrow(amount), 0));
}

function centsOrThrow(amount: string | number): number {
  const cents = toCents(amount);
  if (cents === null) throw new RangeError(`Not an amount: ${amount}`);
  return cents;
}
