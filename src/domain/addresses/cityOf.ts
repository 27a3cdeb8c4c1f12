/**
 * The city of an address in one line ("1 OAK ST, APT 5, SAN DIEGO, CA 92103"), in capitals; null for another
 * format.
 */
export function cityOf(fullAddress: string | null): string | null {
  const city = /,\s*([^,]+?)\s*,\s*[A-Za-z]{2}\s+\d{5}(?:-\d{4})?\s*$/.exec(fullAddress ?? '')?.[1];
  return city?.toUpperCase() ?? null;
}
