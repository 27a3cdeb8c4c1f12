import { isWithinTypos } from '../typos';
import type { Point } from '../../../../src/domain/addresses/distance';
import type { FoundAddress, ParsedLine } from '../../../../src/domain/addresses/foundAddress';
import { stateCodeOf } from '../../../../src/domain/addresses/states';
import { formattedOf, type Geocoder, type ParseHints } from '../geocoder';
import { linePartsOf } from '../lineParts';
import { positionInZip, streetNear } from '../streets';
import { zipTable, type ZipPlace, type ZipTable } from '../zipTable';

/** Further from the middle of every ZIP code than this there is no address of ours. Metres. */
const REACH = 80_000;
/** Farther from a street a point is not at it. Metres. */
const STREET_REACH = 60;
/** Below this zoom a city was asked for. */
const STREET_ZOOM = 16;

/**
 * The geocoder without a network: reads a line by its grammar, knows the middle of every ZIP code, and with roads where
 * a street is. It never knows a door, so that each of its positions is approximate.
 */
export class EmbeddedGeocoder implements Geocoder {
  async parse(line: string, hints: ParseHints): Promise<ParsedLine | null> {
    const parts = linePartsOf(line);
    if (!parts?.number || !parts.street) return null;
    const table = await zipTable();
    const place = parts.zip ? table.place(parts.zip) : onlyPlaceIn(table, parts.city, parts.state);
    if (!place || (parts.state && parts.state !== place.state)) return null;
    const city = cityOf(parts.city, place, hints.typos);
    return {
      address: foundAt(place, { number: parts.number, street: parts.street, city }),
      extra_info: parts.unit,
    };
  }

  /** Without roads no street is known: a place is then the middle of a ZIP code and says no more. */
  async search(text: string, near: Point | null, offering: number): Promise<FoundAddress[]> {
    const table = await zipTable();
    const parts = linePartsOf(text);
    const zip = parts?.zip ?? /\b\d{5}\b(?=\D*$)/.exec(text)?.[0];
    const place = zip ? table.place(zip) : null;
    const places = place ? [place] : placesIn(table, ...cityAndState(text));
    const street = parts?.street ?? null;
    return byDistance(places, near)
      .slice(0, offering)
      .map((one) => foundAt(one, hasStreet(one, street) ? { number: parts?.number ?? null, street } : {}));
  }

  async reverse(point: Point, zoom: number): Promise<FoundAddress | null> {
    const nearest = (await zipTable()).nearest(point, REACH);
    if (!nearest) return null;
    // The place is the one that was asked for; which door it is, is not known.
    const near = zoom >= STREET_ZOOM ? streetNear(point, STREET_REACH) : null;
    const found = { ...foundAt(nearest), street: near?.name.toUpperCase() ?? null };
    return { ...found, ...point, formatted_address: formattedOf(found) };
  }
}

function foundAt(
  place: ZipPlace,
  known: Partial<Pick<FoundAddress, 'number' | 'street' | 'city'>> = {},
): FoundAddress {
  const position = place.position && positionInZip(place.position, () => known.street ?? null);
  const found = {
    number: known.number ?? null,
    street: known.street ?? null,
    city: known.city ?? place.city,
    state: place.state,
    zip: place.zipcode,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    is_approximate: true,
  };
  return { ...found, formatted_address: formattedOf(found) };
}

/** Whether the roads know the street in this ZIP code. */
function hasStreet({ position }: ZipPlace, street: string | null): boolean {
  return position !== null && street !== null && positionInZip(position, () => street) !== position;
}

/** A ZIP code has one city in the table and often more in life: another name stays, a misspelt one is put right. */
function cityOf(written: string | null, place: ZipPlace, typos: boolean): string {
  if (!written) return place.city;
  return typos && isWithinTypos(written, place.city) ? place.city : written;
}

/** "San Diego, CA" and "San Diego"; of a longer line its end. */
function cityAndState(text: string): [city: string | null, state: string | null] {
  const pieces = text.split(',').map((piece) => piece.trim().toUpperCase());
  const state = stateCodeOf(pieces.at(-1) ?? '');
  return [pieces.at(state ? -2 : -1) ?? null, state ?? null];
}

function placesIn(table: ZipTable, city: string | null, state: string | null): ZipPlace[] {
  if (!city) return [];
  return [...table].filter((place) => place.city === city && (!state || place.state === state));
}

/** Without a ZIP code, a city of one ZIP code is clear; of several, none is guessed. */
function onlyPlaceIn(table: ZipTable, city: string | null, state: string | null): ZipPlace | null {
  const places = state ? placesIn(table, city, state) : [];
  return places.length === 1 ? (places[0] ?? null) : null;
}

function byDistance(places: ZipPlace[], near: Point | null): ZipPlace[] {
  if (!near) return places;
  // Squared degrees, east and west shortened: enough to order by, and quick for 40,000.
  const shrink = Math.cos((near.latitude * Math.PI) / 180);
  const distance = ({ position }: ZipPlace) =>
    position === null
      ? Infinity
      : (position.latitude - near.latitude) ** 2 + ((position.longitude - near.longitude) * shrink) ** 2;
  return places
    .map((place) => ({ place, far: distance(place) }))
    .sort((a, b) => a.far - b.far)
    .map(({ place }) => place);
}
