import type { Point } from '../../src/domain/distance';

/** What a geocoder knows of a place: the names of spec §7's address parser. */
export interface FoundAddress {
  /** House number. */
  number: string | null;
  street: string | null;
  city: string | null;
  /** Two letters. */
  state: string | null;
  zip: string | null;
  latitude: number | null;
  longitude: number | null;
  formatted_address: string;
  /** The position is the middle of an area (a ZIP code, a street), not a door. */
  is_approximate: boolean;
}

export interface ParsedLine {
  address: FoundAddress;
  /** What stands in the line beside the street: apartment, suite, box. Null when there is nothing. */
  extra_info: string | null;
}

export interface ParseHints {
  /** Where the people of this operation live: of two equal names the nearer one is meant. */
  centers: readonly Point[];
  /** Whether a misspelt city is put right. */
  typos: boolean;
}

/** The port behind which the addresses of the world are. No name of a person ever goes through it. */
export interface Geocoder {
  /** One line of text as the fields of an address; null when it is none. */
  parse(line: string, hints: ParseHints): Promise<ParsedLine | null>;
  /** At most `offering` places for a text, the likeliest first. */
  search(text: string, near: Point | null, offering: number): Promise<FoundAddress[]>;
  /** What lies at a point; `zoom` 18 is a building, 10 a city. Null where nothing is known. */
  reverse(point: Point, zoom: number): Promise<FoundAddress | null>;
}

/** "4711 OAK ST, SAN DIEGO, CA 92103" of what is known. */
export function formattedOf(found: Omit<FoundAddress, 'formatted_address'>): string {
  const street = [found.number, found.street].filter(Boolean).join(' ');
  const place = [found.state, found.zip].filter(Boolean).join(' ');
  return [street, found.city, place].filter(Boolean).join(', ');
}
