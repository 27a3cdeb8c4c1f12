import parser from 'parse-address';
import type { Problem } from '../../src/domain/problem';
import { zipPlace } from './zipPlace';

/** An address with a position that is only its ZIP code's middle: good for choosing a run, not for finding a door. */
export interface ReadAddress {
  address: string;
  address_1: string | null;
  city: string;
  state: string;
  zipcode: string;
  full_address: string;
  latitude: number;
  longitude: number;
}

type Reading = { address: ReadAddress } | { problem: Problem };

/** Reads a line such as "1234 OAK ST APT 5, SAN DIEGO, CA 92103" and checks its ZIP code against the state. */
export async function readOneLineAddress(line: string): Promise<Reading> {
  const parts = parser.parseLocation(line);
  if (!parts?.number || !parts.street || !parts.city)
    return { problem: { message: 'orders.addressUnreadable' } };
  if (!parts.zip) return { problem: { message: 'orders.zipMissing' } };
  const place = await zipPlace(parts.zip);
  if (!place) return { problem: { message: 'orders.zipUnknown', args: { zipcode: parts.zip } } };
  const state = (parts.state ?? place.state).toUpperCase();
  if (state !== place.state) {
    return { problem: { message: 'orders.zipElsewhere', args: { zipcode: parts.zip, state: place.state } } };
  }
  const street = [parts.number, parts.prefix, parts.street, parts.type, parts.suffix];
  const address = street.filter(Boolean).join(' ').toUpperCase();
  const unit = [parts.sec_unit_type, parts.sec_unit_num].filter(Boolean).join(' ').toUpperCase();
  const city = parts.city.toUpperCase();
  const { zipcode, latitude, longitude } = place;
  const full_address = [address, unit, city, `${state} ${zipcode}`].filter(Boolean).join(', ');
  return {
    address: { address, address_1: unit || null, city, state, zipcode, full_address, latitude, longitude },
  };
}
