/** Result of a geocoder, with the names of spec §7's address parser. */
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
  /** The position is the centre of an area (a ZIP code, a street), not an address. */
  is_approximate: boolean;
}

export interface ParsedLine {
  address: FoundAddress;
  /** The rest of the line: apartment, suite, box. Null when there is none. */
  extra_info: string | null;
}
