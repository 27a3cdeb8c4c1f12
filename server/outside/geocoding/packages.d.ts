// Types of the two packages that bring none; only what we use.
declare module 'zipcodes' {
  export interface ZipEntry {
    zip: string;
    latitude: number;
    longitude: number;
    city: string;
    state: string;
    country: string;
  }
  const zipcodes: { lookup(zip: string): ZipEntry | undefined; codes: Record<string, ZipEntry> };
  export default zipcodes;
}

declare module 'parse-address' {
  export interface ParsedAddress {
    number?: string;
    prefix?: string;
    street?: string;
    type?: string;
    suffix?: string;
    sec_unit_type?: string;
    sec_unit_num?: string;
    city?: string;
    state?: string;
    zip?: string;
    street1?: string;
    street2?: string;
  }
  const parser: { parseLocation(address: string): ParsedAddress | null };
  export default parser;
}
