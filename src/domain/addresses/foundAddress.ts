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
