import type { Point } from '../../domain/addresses/distance';
import type { FoundAddress, ParsedLine } from '../../domain/addresses/foundAddress';
import { DEFAULT_CENTER, REVERSE_GEOCODE_ZOOM } from '../../domain/addresses/mapDefaults';
import { request } from '../../providers/http';

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
  const { status, data } = await request<{ data?: ParsedLine[] } | null>('/parser/address/parse', {
    method: 'POST',
    body: { query, ...PARSER_SETTINGS },
    toast: false,
  });
  const first = data?.data?.[0];
  return { status, parsed: status !== 206 && first?.address ? first : null };
}

/** Forward search of the maps service; POSTed, so that the address is in no URL. */
export async function searchPlaces(
  text: string,
  near: Point | null,
  signal: AbortSignal,
): Promise<FoundAddress[]> {
  const { data } = await request<{ data: FoundAddress[] }>('/geocoding/search', {
    method: 'POST',
    body: { text, ...near, offering: OFFERING },
    toast: false,
    signal,
  });
  return data.data;
}

/** What lies at a point; null where nothing is known. */
export async function reverseGeocode(
  { latitude, longitude }: Point,
  signal: AbortSignal,
): Promise<FoundAddress | null> {
  const { data } = await request<{ data: FoundAddress | null }>('/geocoding/reverse', {
    method: 'POST',
    body: { lat: latitude, lng: longitude, zoom: REVERSE_GEOCODE_ZOOM },
    toast: false,
    signal,
  });
  return data.data;
}
