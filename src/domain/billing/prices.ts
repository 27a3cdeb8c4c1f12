import { toCents } from '../money/money';
import type { Problem } from '../wire/problem';

/** What a delivery is charged for, in the order of an invoice. */
export const CHARGES = [
  /** A delivery that arrived. */
  'base',
  /** The stop at an address: one for all deliveries of a client that a run brings there. */
  'stop',
  'miles',
  /** A visit that did not deliver. */
  'attempts',
  'rush',
  'refrigerated',
  /** A bag that came back. */
  'returns',
  /** Minutes at the address beyond the free ones. */
  'waiting',
] as const;
export type ChargeName = (typeof CHARGES)[number];

/** Whole cents by what they are charged for. */
export type Charges = Readonly<Record<ChargeName, number>>;

/** Prices of a client, in whole cents: each delivery, stop, mile, visit, bag and minute. */
export interface Prices extends Charges {
  readonly freeMinutes: number;
}

/** The fields of a price list that are prices, as they are stored. */
export const PRICE_FIELDS = {
  base: 'base_price',
  stop: 'stop_price',
  miles: 'mile_price',
  attempts: 'attempt_price',
  rush: 'rush_price',
  refrigerated: 'refrigerated_price',
  returns: 'return_price',
  waiting: 'waiting_price',
} as const satisfies Record<ChargeName, string>;

export type StoredPrices = Readonly<Record<(typeof PRICE_FIELDS)[ChargeName], string>> & {
  readonly waiting_free_minutes: number;
};

/** The prices of a stored list. */
export function pricesOf(stored: StoredPrices): Prices {
  const cents = (name: ChargeName) => toCents(stored[PRICE_FIELDS[name]]) ?? 0;
  return {
    base: cents('base'),
    stop: cents('stop'),
    miles: cents('miles'),
    attempts: cents('attempts'),
    rush: cents('rush'),
    refrigerated: cents('refrigerated'),
    returns: cents('returns'),
    waiting: cents('waiting'),
    freeMinutes: stored.waiting_free_minutes,
  };
}

interface Validity {
  readonly valid_from?: unknown;
  readonly valid_to?: unknown;
}

/** A price list ends on the day that it begins or later. */
export function validityProblems({ valid_from, valid_to }: Validity): { valid_to?: Problem } {
  return typeof valid_from === 'string' && typeof valid_to === 'string' && valid_to < valid_from
    ? { valid_to: { message: 'validation.range' } }
    : {};
}

/** Whether a list is the one of a day. Days as text sort as days. */
export function isValidOn(list: { valid_from: string; valid_to: string | null }, day: string): boolean {
  return list.valid_from <= day && (list.valid_to === null || day <= list.valid_to);
}
