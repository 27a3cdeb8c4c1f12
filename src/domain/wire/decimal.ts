/** Decimal numbers as strings with a fixed number of places ("12.345"), so that no place is lost on the way. */

const MAX_WHOLE_DIGITS = 9;

/**
 * The number in storage and wire format: "12.5" with three places is "12.500". Null when it is no number, or has more
 * places than it may. Thousands may be grouped by commas.
 */
export function parseDecimal(input: string | number, places: number): string | null {
  const text = String(input).trim();
  const found = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(text);
  if (!found) return null;
  const [, sign = '', grouped = '', fraction = ''] = found;
  const whole = grouped.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const kept = fraction.replace(/0+$/, '');
  if (whole.length > MAX_WHOLE_DIGITS || kept.length > places) return null;
  const digits = places > 0 ? `${whole}.${kept.padEnd(places, '0')}` : whole;
  return Number(digits) === 0 ? digits : `${sign}${digits}`;
}

/** The number rounded to these places, in the same format. */
export function toDecimal(value: number, places: number): string {
  // Adds what binary fractions lose: 1.005 is 1.00499… inside.
  const rounded = Math.round((value + Math.sign(value) * Number.EPSILON * Math.abs(value)) * 10 ** places);
  return (rounded / 10 ** places).toFixed(places);
}
