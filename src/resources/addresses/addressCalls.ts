import { parseAddressCall, reverseAddressCall, searchAddressCall } from '../../contract/addresses/geocoding';
import type { Point } from '../../domain/addresses/distance';
import type { FoundAddress, ParsedLine } from '../../domain/addresses/foundAddress';
import { DEFAULT_CENTER, REVERSE_GEOCODE_ZOOM } from '../../domain/addresses/mapDefaults';
import { callApi, readApi } from '../../providers/callApi';

/** Places offered for a text (spec §7). */
const OFFERING = 3;

/** What every request to the parser is extended with (spec §7). */
const PARSER_SETTINGS = {
  unique_address_service: true,
  geocode_service: 'default',
  centers: [DEFAULT_CENTER],
  typos: true,
};

/** POST parser/address/parse: HTTP status and what was read. 206 is failure, and so is an answer without an address. */
export async function parseLine(query: string): Promise<{ status: number; parsed: ParsedLine | null }> {
  const body = { query, ...PARSER_SETTINGS };
  const { status, data } = await callApi(parseAddressCall, { body }, { toast: false });
  const first = data?.data?.[0];
  return { status, parsed: status !== 206 && first?.address ? first : null };
}

/** Forward search of the maps service; POSTed, so that the address is in no URL. */
export async function searchPlaces(
  text: string,
  near: Point | null,
  signal: AbortSignal,
): Promise<FoundAddress[]> {
  const body = { text, ...near, offering: OFFERING };
  return (await readApi(searchAddressCall, { body }, { signal })).data;
}

/** What lies at a point; null where nothing is known. */
export async function reverseGeocode(
  { latitude, longitude }: Point,
  signal: AbortSignal,
): Promise<FoundAddress | null> {
  const body = { lat: latitude, lng: longitude, zoom: REVERSE_GEOCODE_ZOOM };
  return (await readApi(reverseAddressCall, { body }, { signal })).data;
}
