import { normaliseAddressQuery } from '../addresses/addressPosition';
import { normaliseText } from '../wire/formats';
import type { DuplicateHow } from './inboxView';
import { splitName, type OrderRow } from './orderRow';
import { toStoredPhone } from '../people/phone';
import { isBlank } from '../wire/problem';

interface Ordered {
  values: OrderRow;
  /** YYYY-MM-DD */
  delivery_date: string | null;
}

export interface InboxLookUp {
  /** Null without an order number. */
  order_key: string | null;
  /** Equal for the same person at the same address. Null when either is missing. */
  place_key: string | null;
  client_code: string | null;
}

function personOf(values: OrderRow): string {
  const name = splitName(values.participant_name ?? '');
  return name ? `${name.first_name} ${name.last_name}` : normaliseText(values.participant_name ?? '');
}

/** Keys to find duplicates: entries with an equal key are compared. */
export function lookUpOf(values: OrderRow): InboxLookUp {
  const order = normaliseText(values.order_number ?? '');
  const code = normaliseText(values.client_code ?? '');
  const isPlaced = !isBlank(values.participant_name) && !isBlank(values.address);
  return {
    order_key: order || null,
    place_key: isPlaced ? `${personOf(values)}|${normaliseAddressQuery(values.address)}` : null,
    client_code: code || null,
  };
}

/**
 * Whether two orders of a client may be duplicates, with a score (0 to 1): the same order number, or the same
 * person at the same address on the same day.
 */
export function duplicateOf(a: Ordered, b: Ordered): { how: DuplicateHow; score: number } | null {
  const [one, other] = [lookUpOf(a.values), lookUpOf(b.values)];
  const isSameCode = one.client_code !== null && one.client_code === other.client_code;
  const isSamePlace = one.place_key !== null && one.place_key === other.place_key;
  if (one.order_key !== null && one.order_key === other.order_key) {
    const score = isSameCode && isSamePlace ? 1 : isSameCode || isSamePlace ? 0.95 : 0.7;
    return { how: 'order_number', score };
  }
  if (!isSamePlace || a.delivery_date !== b.delivery_date) return null;
  const phone = toStoredPhone(a.values.phone_number ?? '');
  const isSamePhone = phone !== null && phone === toStoredPhone(b.values.phone_number ?? '');
  return { how: 'person_address', score: isSameCode ? 0.8 : isSamePhone ? 0.7 : 0.5 };
}
