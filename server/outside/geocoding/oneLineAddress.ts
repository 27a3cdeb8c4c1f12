import { fullAddress } from '../../../src/domain/people/fullName';
import type { Problem } from '../../../src/domain/wire/problem';
import { linePartsOf } from './lineParts';
import { positionInZip } from './streets';
import { zipTable } from './zipTable';

/** An address whose position is only that of its street, or its ZIP code's middle: good for choosing a run, not for finding a door. */
export interface ReadAddress {
  address: string;
  address_1: string | null;
  city: string;
  state: string;
  zipcode: string;
  full_address: string;
  latitude: number;
  longitude: number;
  is_approximate: true;
}

type Reading = { address: ReadAddress } | { problem: Problem };

/** Reads a line such as "1234 OAK ST APT 5, SAN DIEGO, CA 92103" and checks its ZIP code against the state. */
export async function readOneLineAddress(line: string): Promise<Reading> {
  const parts = linePartsOf(line);
  if (!parts?.number || !parts.street || !parts.city)
    return { problem: { message: 'orders.addressUnreadable' } };
  if (!parts.zip) return { problem: { message: 'orders.zipMissing' } };
  const place = (await zipTable()).place(parts.zip);
  if (!place?.position) return { problem: { message: 'orders.zipUnknown', args: { zipcode: parts.zip } } };
  if (parts.state && parts.state !== place.state) {
    return { problem: { message: 'orders.zipElsewhere', args: { zipcode: parts.zip, state: place.state } } };
  }
  const read = {
    address: `${parts.number} ${parts.street}`,
    address_1: parts.unit,
    city: parts.city,
    state: place.state,
    zipcode: place.zipcode,
  };
  const position = positionInZip(place.position, () => parts.street);
  return { address: { ...read, ...position, full_address: fullAddress(read), is_approximate: true } };
}
