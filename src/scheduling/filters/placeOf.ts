/** ", SAN DIEGO, CA 92101" at the end of a full address. */
const CITY_AND_ZIP = /(?:^|,\s*)([^,]+),\s*[A-Z]{2}\s+(\d{5})(?:-\d{4})?\s*$/i;

/** City in capitals and ZIP code of a full address; empty if it does not end with them. */
export function placeOf(address: string | null): { city: string; zip: string } {
  const found = CITY_AND_ZIP.exec(address ?? '');
  return { city: found?.[1]?.trim().toUpperCase() ?? '', zip: found?.[2] ?? '' };
}
