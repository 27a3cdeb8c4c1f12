import type { Point } from '../../../src/domain/addresses/distance';
import type { FoundAddress, ParsedLine } from '../../../src/domain/addresses/foundAddress';

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
