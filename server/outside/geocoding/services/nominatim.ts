import type { Point } from '../../../../src/domain/addresses/distance';
import type { FoundAddress, ParsedLine } from '../../../../src/domain/addresses/foundAddress';
import { stateCodeOf } from '../../../../src/domain/addresses/states';
import { formattedOf, type Geocoder, type ParseHints } from '../geocoder';
import { linePartsOf } from '../lineParts';
import { askService, type ServiceSettings } from './askService';
import { Pace } from './pace';

/** https://nominatim.org/release-docs/latest/api/Search/ and …/Reverse/, format jsonv2. */
interface NominatimPlace {
  lat: string;
  lon: string;
  display_name: string;
  error?: string;
  address?: Partial<Record<string, string>>;
}

export interface NominatimSettings extends ServiceSettings {
  /** Whom the service's operator can write to, as its usage policy asks. */
  email: string | null;
}

const PUBLIC_HOST = 'nominatim.openstreetmap.org';
/** The public server's usage policy: at most one request a second. Milliseconds. */
const PUBLIC_PAUSE = 1_000;
/** About 50 km to each side: prefers, excludes nothing. Degrees. */
const VIEW = 0.5;

/** OpenStreetMap's geocoder. */
export class NominatimGeocoder implements Geocoder {
  readonly #pace: Pace;

  constructor(private readonly settings: NominatimSettings) {
    this.#pace = new Pace(new URL(settings.url).hostname === PUBLIC_HOST ? PUBLIC_PAUSE : 0);
  }

  async parse(line: string, hints: ParseHints): Promise<ParsedLine | null> {
    const parts = linePartsOf(line);
    // Nominatim finds houses, not apartments: with one in the text it often finds nothing.
    const text = parts?.number
      ? [`${parts.number} ${parts.street ?? ''}`, parts.city, parts.state, parts.zip]
          .filter(Boolean)
          .join(', ')
      : line;
    const [first] = await this.search(text, hints.centers[0] ?? null, 1);
    if (!first?.street || !first.zip) return null;
    const address = { ...first, number: first.number ?? parts?.number ?? null };
    return {
      address: { ...address, formatted_address: formattedOf(address) },
      extra_info: parts?.unit ?? null,
    };
  }

  async search(text: string, near: Point | null, offering: number): Promise<FoundAddress[]> {
    const answer = await this.#ask('/search', {
      q: text,
      limit: String(offering),
      countrycodes: 'us',
      ...(near ? { viewbox: viewbox(near), bounded: '0' } : {}),
    });
    return Array.isArray(answer) ? (answer as NominatimPlace[]).map(toFound) : [];
  }

  async reverse({ latitude, longitude }: Point, zoom: number): Promise<FoundAddress | null> {
    const answer = (await this.#ask('/reverse', {
      lat: String(latitude),
      lon: String(longitude),
      zoom: String(zoom),
    })) as NominatimPlace;
    return answer.error === undefined ? toFound(answer) : null;
  }

  async #ask(path: string, query: Readonly<Record<string, string>>): Promise<unknown> {
    await this.#pace.turn();
    const { email } = this.settings;
    return askService(
      this.settings,
      path,
      { ...query, format: 'jsonv2', addressdetails: '1', ...(email ? { email } : {}) },
      // The policy refuses what a library sends by itself. US spelling of the names.
      { 'user-agent': 'rx-dispatch/2.5.4', 'accept-language': 'en-US' },
    );
  }
}

function viewbox({ latitude, longitude }: Point): string {
  return [longitude - VIEW, latitude + VIEW, longitude + VIEW, latitude - VIEW].join(',');
}

function toFound(place: NominatimPlace): FoundAddress {
  const { address = {} } = place;
  const number = address.house_number ?? null;
  const city = address.city ?? address.town ?? address.village ?? address.hamlet ?? address.municipality;
  const state = stateCodeOf(address['ISO3166-2-lvl4']?.replace('US-', '') ?? address.state ?? '');
  const found = {
    number,
    street: address.road?.toUpperCase() ?? null,
    city: city?.toUpperCase() ?? null,
    state: state ?? null,
    zip: address.postcode?.slice(0, 5) ?? null,
    latitude: Number(place.lat),
    longitude: Number(place.lon),
    // Without a house number it is a street, a quarter or a town.
    is_approximate: number === null,
  };
  return { ...found, formatted_address: formattedOf(found) || place.display_name };
}
