import { normaliseAddressQuery, type AddressFields } from './addressPosition';

/** "Apt. 4" and "#4" are the same unit: only letters, digits and spaces are compared. */
function comparable(text: string | null | undefined): string {
  return normaliseAddressQuery(text)
    .replace(/\b(APARTMENT|APT|UNIT|SUITE|STE)\b|#/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The same address, whichever field contains the unit; gate code and comment are ignored. */
export function isSameAddress(a: AddressFields, b: AddressFields): boolean {
  const doorOf = ({ address, address_1, city, state, zipcode }: AddressFields) =>
    [comparable(`${address ?? ''} ${address_1 ?? ''}`), comparable(city), state, zipcode].join('|');
  return doorOf(a) === doorOf(b);
}

/** The first of a participant's other addresses that equals this one. */
export function duplicateOf<T extends AddressFields & { readonly id: number }>(
  address: AddressFields,
  others: readonly T[],
  ownId: number | null,
): T | undefined {
  return others.find((other) => other.id !== ownId && isSameAddress(address, other));
}
