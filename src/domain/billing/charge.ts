import { METRES_PER_MILE } from '../planning/distanceText';
import { EVENT_STATUS, isSuccessfulStatus } from '../stops/eventStatus';
import { CHARGES, type Charges, type ChargeName, type Prices } from './prices';

/** What of a delivery its price depends on. */
export interface BillableDelivery {
  readonly id: number;
  readonly delivery_event_status_id: number;
  /** Visits, the one that delivered among them. */
  readonly attempts: number;
  readonly is_rush: boolean;
  readonly refrigeration_needed: boolean;
  /** Its bag came back to the CDP. */
  readonly is_returned: boolean;
  /** On roads, from the CDP to the address; 0 for an unknown one. */
  readonly metres: number;
  /** At the address; of several deliveries at one door, of the one that has the stop. */
  readonly waiting_seconds: number;
}

/** Refused or not met at the address. What is missing or damaged is nobody's visit, and is not charged. */
const NOT_DELIVERED: ReadonlySet<number> = new Set([
  EVENT_STATUS.rejected,
  EVENT_STATUS.failed,
  EVENT_STATUS.collectFailed,
]);

/** Halves go away from zero, so that a charge and its reversal are the same amount. */
export function roundCents(cents: number): number {
  return Math.sign(cents) * Math.floor(Math.abs(cents) + 0.5) + 0;
}

export const NO_CHARGES: Charges = Object.fromEntries(CHARGES.map((name) => [name, 0])) as Record<
  ChargeName,
  number
>;

export function totalOf(charges: Charges): number {
  return CHARGES.reduce((sum, name) => sum + charges[name], 0);
}

/** What one is more than the other, part by part. */
export function differenceOf(now: Charges, before: Charges): Charges {
  return Object.fromEntries(CHARGES.map((name) => [name, now[name] - before[name]])) as Charges;
}

/** Whether a delivery arrived or was tried at the address. */
export function isCharged({ delivery_event_status_id: status }: BillableDelivery): boolean {
  return isSuccessfulStatus(status) || NOT_DELIVERED.has(status);
}

/**
 * What a client pays for one delivery. Each part is rounded by itself to whole cents, so that an invoice is the sum of
 * what its lines say.
 *
 * @param isFirstAtDoor of the client's deliveries that one run brings to this address
 */
export function chargesOf(delivery: BillableDelivery, prices: Prices, isFirstAtDoor: boolean): Charges {
  if (!isCharged(delivery)) return NO_CHARGES;
  const isDelivered = isSuccessfulStatus(delivery.delivery_event_status_id);
  const visits = Math.max(1, delivery.attempts);
  const minutes = Math.max(0, delivery.waiting_seconds / 60 - prices.freeMinutes);
  const when = (is: boolean, cents: number) => (is ? cents : 0);
  return {
    base: when(isDelivered, prices.base),
    stop: when(isFirstAtDoor, prices.stop),
    miles: roundCents((delivery.metres / METRES_PER_MILE) * prices.miles),
    attempts: (isDelivered ? visits - 1 : visits) * prices.attempts,
    rush: when(isDelivered && delivery.is_rush, prices.rush),
    refrigerated: when(isDelivered && delivery.refrigeration_needed, prices.refrigerated),
    returns: when(delivery.is_returned, prices.returns),
    waiting: roundCents(minutes * prices.waiting),
  };
}
