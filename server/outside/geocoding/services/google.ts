import type { Point } from '../../../../src/domain/addresses/distance';
import type { FoundAddress, ParsedLine } from '../../../../src/domain/addresses/foundAddress';
import { formattedOf, type Geocoder, type ParseHints } from '../geocoder';
import { linePartsOf } from '../lineParts';
import { askService, GeocoderFailure, type ServiceSettings } from './askService';

/** https://developers.google.com/maps/documentation/geocoding/requests-geocoding */
interface GoogleAnswer {
  status: string;
  results: GoogleResult[];
}
interface GoogleResult {
  formatted_address: string;
  geometry: { location: { lat: number; lng: number }; location_type: string };
  address_components: { long_name: string; short_name: string; types: string[] }[];
}

export interface GoogleSettings extends ServiceSettings {
  key: string;
}

/** About 50 km to each side: prefers, excludes nothing. Degrees. */
const VIEW = 0.5;
/** `zoom` of a reverse geocode: from here on a building is asked for. */
const BUILDING_ZOOM = 17;

/** Google's Geocoding API. */
export class GoogleGeocoder implements Geocoder {
  constructor(private readonly settings: GoogleSettings) {}

  async parse(line: string, hints: ParseHints): Promise<ParsedLine | null> {
    const [first] = await this.search(line, hints.centers[0] ?? null, 1);
    if (!first?.street || !first.zip) return null;
    return { address: first, extra_info: linePartsOf(line)?.unit ?? null };
  }

  async search(text: string, near: Point | null, offering: number): Promise<FoundAddress[]> {
    const results = await this.#ask({
      address: text,
      components: 'country:US',
      ...(near ? { bounds: bounds(near) } : {}),
    });
    return results.slice(0, offering).map(toFound);
  }

  async reverse({ latitude, longitude }: Point, zoom: number): Promise<FoundAddress | null> {
    const [first] = await this.#ask({
      latlng: `${latitude},${longitude}`,
      ...(zoom >= BUILDING_ZOOM ? { result_type: 'street_address|premise|subpremise|route' } : {}),
    });
    return first ? toFound(first) : null;
  }

  async #ask(query: Readonly<Record<string, string>>): Promise<GoogleResult[]> {
    const answer = (await askService(this.settings, '/maps/api/geocode/json', {
      ...query,
      language: 'en',
      key: this.settings.key,
    })) as GoogleAnswer;
    if (answer.status === 'OK') return answer.results;
    if (answer.status === 'ZERO_RESULTS') return [];
    // Google reports errors with status 200: OVER_QUERY_LIMIT, REQUEST_DENIED, INVALID_REQUEST, UNKNOWN_ERROR.
    throw new GeocoderFailure(`${new URL(this.settings.url).host}: ${String(answer.status)}`);
  }
}

function bounds({ latitude, longitude }: Point): string {
  return `${latitude - VIEW},${longitude - VIEW}|${latitude + VIEW},${longitude + VIEW}`;
}

function toFound({ geometry, address_components }: GoogleResult): FoundAddress {
  const part = (...types: string[]) =>
    address_components.find((component) => types.some((type) => component.types.includes(type)))?.short_name;
  const upper = (text: string | undefined) => text?.toUpperCase() ?? null;
  const found = {
    number: upper(part('street_number')),
    street: upper(part('route')),
    city: upper(part('locality', 'postal_town', 'sublocality')),
    state: part('administrative_area_level_1') ?? null,
    zip: part('postal_code') ?? null,
    latitude: geometry.location.lat,
    longitude: geometry.location.lng,
    // RANGE_INTERPOLATED lies between two known houses, the others in the middle of something.
    is_approximate: geometry.location_type !== 'ROOFTOP',
  };
  return { ...found, formatted_address: formattedOf(found) };
}
