import { ADDRESS_LINE_2_MAX } from '../../../src/domain/addresses/addressPosition';
import { fullAddress } from '../../../src/domain/people/fullName';
import { normaliseText } from '../../../src/domain/wire/formats';
import type { PlaceParts } from '../../../src/domain/addresses/placeParts';
import type { Problem } from '../../../src/domain/wire/problem';
import { stateCodeOf } from '../../../src/domain/addresses/states';
import { linePartsOf } from './lineParts';
import type { ReadAddress } from './oneLineAddress';
import { positionInZip } from './streets';
import { zipTable } from './zipTable';

export type PlaceReading = { address: ReadAddress; remarks: Problem[] } | { problem: Problem };

const HAS_LETTERS = /\p{L}{2}|\p{L}.*\d|\d.*\p{L}/u;

/** Checks an address whose parts are known: they stay as they are, and only what is missing is taken from its ZIP code. */
export async function readPlaceByParts(parts: PlaceParts, defaultState: string): Promise<PlaceReading> {
  const [address, unit, city] = [parts.address, parts.address_1, parts.city].map(normaliseText);
  if (!address || !HAS_LETTERS.test(address)) return { problem: { message: 'orders.streetMissing' } };
  if (unit && unit.length > ADDRESS_LINE_2_MAX)
    return { problem: { message: 'orders.unitTooLong', args: { max: ADDRESS_LINE_2_MAX } } };
  if (parts.zipcode === '') return { problem: { message: 'orders.zipMissing' } };
  const place = (await zipTable()).place(parts.zipcode);
  if (!place?.position)
    return { problem: { message: 'orders.zipUnknown', args: { zipcode: parts.zipcode } } };
  const isStateGiven = parts.state !== '';
  const state = isStateGiven ? stateCodeOf(parts.state) : defaultState;
  if (!state)
    return { problem: { message: 'orders.stateUnknown', args: { text: parts.state.slice(0, 40) } } };
  if (isStateGiven && state !== place.state)
    return {
      problem: { message: 'orders.zipElsewhere', args: { zipcode: place.zipcode, state: place.state } },
    };
  const read = {
    address,
    address_1: unit || null,
    city: city || place.city,
    state: place.state,
    zipcode: place.zipcode,
  };
  const remarks: Problem[] = [
    ...(city ? [] : [{ message: 'importCheck.cityOfZip', args: { city: place.city } }]),
    ...(state === place.state
      ? []
      : [{ message: 'importCheck.stateOfZip', args: { state: place.state, zipcode: place.zipcode } }]),
  ];
  const full_address = fullAddress(read);
  const position = positionInZip(place.position, () => linePartsOf(address)?.street ?? null);
  return { address: { ...read, ...position, full_address, is_approximate: true }, remarks };
}
