import {
  hasPosition,
  movesElsewhere,
  type AddressFields,
} from '../../../src/domain/addresses/addressPosition';
import type { Problems } from '../../../src/domain/wire/problem';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { Trx } from '../../platform/database/database';
import { zipProblem } from './addressBody';

type PlaceTable = 'cdps' | 'facilities' | 'locations';

async function storedPlace(trx: Trx, table: PlaceTable, id: number | null): Promise<AddressFields | null> {
  if (id === null) return null;
  const row = await trx
    .selectFrom(table)
    .select(['address', 'city', 'state', 'zipcode', 'latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * What is wrong with where a place is said to be: a ZIP code of another state, half a position, or a position that
 * stayed behind when the address moved (spec §4: "a changed address, city, state or zip makes it need a new position").
 */
export async function placeProblems(
  trx: Trx,
  table: PlaceTable,
  record: Readonly<Record<string, unknown>>,
  id: number | null,
): Promise<Problems> {
  const place: AddressFields = record;
  const zipcode = await zipProblem({ zipcode: String(record.zipcode), state: String(record.state) });
  const before = await storedPlace(trx, table, id);
  const isHalf = (place.latitude == null) !== (place.longitude == null);
  const stayed =
    before !== null &&
    hasPosition(place) &&
    before.latitude === place.latitude &&
    before.longitude === place.longitude;
  const isLeftBehind = stayed && movesElsewhere(before, place);
  return {
    ...(zipcode ? { zipcode } : {}),
    ...(isHalf || isLeftBehind ? { latitude: { message: VALIDATION.position } } : {}),
  };
}
