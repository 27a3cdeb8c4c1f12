import { chargesOf, differenceOf, isCharged, NO_CHARGES, totalOf, type BillableDelivery } from './charge';
import { CHARGES, isValidOn, type Charges, type Prices } from './prices';

/** A delivery of a client with where it was brought. */
export interface DeliveryToBill extends BillableDelivery {
  readonly delivery_date: string;
  /** Null: it is on no run. */
  readonly delivery_manifest_id: number | null;
  readonly secuence: number | null;
  readonly destination_latitude: number | null;
  readonly destination_longitude: number | null;
}

/** Prices of a client for some days. */
export interface PriceList {
  readonly id: number;
  readonly valid_from: string;
  readonly valid_to: string | null;
  readonly prices: Prices;
}

/** A line of an invoice. */
export interface BilledDelivery {
  readonly delivery_event_id: number;
  readonly delivery_date: string;
  readonly price_list_id: number | null;
  readonly charges: Charges;
}

/** An address of a run; null for a delivery that shares none with another one. */
function doorOf(delivery: DeliveryToBill): string | null {
  const { delivery_manifest_id: run, destination_latitude: lat, destination_longitude: lng } = delivery;
  return run === null || lat === null || lng === null ? null : `${run}:${lat}:${lng}`;
}

/**
 * The first charged delivery at each door, with the seconds that the vehicle stood there: it has the stop and the waiting. Each
 * delivery at a door has a visit of its own, but the vehicle stood there once; the longest one counts.
 */
function firstAtDoors(deliveries: readonly DeliveryToBill[]): ReadonlyMap<number, number> {
  const doors = new Map<string, { first: DeliveryToBill; seconds: number }>();
  const alone = new Map<number, number>();
  const isBefore = (a: DeliveryToBill, b: DeliveryToBill) =>
    (a.secuence ?? 0) - (b.secuence ?? 0) || a.id - b.id;
  for (const delivery of deliveries) {
    if (!isCharged(delivery)) continue;
    const door = doorOf(delivery);
    if (door === null) {
      alone.set(delivery.id, delivery.waiting_seconds);
      continue;
    }
    const known = doors.get(door);
    doors.set(door, {
      first: known && isBefore(known.first, delivery) < 0 ? known.first : delivery,
      seconds: Math.max(known?.seconds ?? 0, delivery.waiting_seconds),
    });
  }
  return new Map([
    ...alone,
    ...[...doors.values()].map(({ first, seconds }) => [first.id, seconds] as const),
  ]);
}

/** What each delivery of a client costs now. All deliveries of a run to an address are given together. */
export function billDeliveries(
  deliveries: readonly DeliveryToBill[],
  lists: readonly PriceList[],
): BilledDelivery[] {
  const firsts = firstAtDoors(deliveries);
  return deliveries.map((delivery) => {
    const { id, delivery_date } = delivery;
    const list = lists.find((each) => isValidOn(each, delivery_date));
    return {
      delivery_event_id: id,
      delivery_date,
      price_list_id: list?.id ?? null,
      charges: list
        ? chargesOf({ ...delivery, waiting_seconds: firsts.get(id) ?? 0 }, list.prices, firsts.has(id))
        : NO_CHARGES,
    };
  });
}

/** Lines that cost something. */
export function withCharges(lines: readonly BilledDelivery[]): BilledDelivery[] {
  return lines.filter(({ charges }) => totalOf(charges) !== 0);
}

/**
 * What closed periods lack or have too much, now that deliveries have changed. A delivery that is no more costs nothing.
 *
 * @param billed what closed periods have charged for each delivery, all of them added up
 */
export function differencesOf(
  now: readonly BilledDelivery[],
  billed: ReadonlyMap<number, { delivery_date: string; charges: Charges }>,
): BilledDelivery[] {
  const known = new Map(now.map((line) => [line.delivery_event_id, line]));
  const ids = [...new Set([...known.keys(), ...billed.keys()])];
  return ids.flatMap((id) => {
    const line = known.get(id);
    const before = billed.get(id);
    const charges = differenceOf(line?.charges ?? NO_CHARGES, before?.charges ?? NO_CHARGES);
    // Parts that cancel each other out are a difference too: the invoice says what for.
    if (CHARGES.every((name) => charges[name] === 0)) return [];
    const delivery_date = line?.delivery_date ?? before?.delivery_date ?? '';
    return [{ delivery_event_id: id, delivery_date, price_list_id: line?.price_list_id ?? null, charges }];
  });
}
