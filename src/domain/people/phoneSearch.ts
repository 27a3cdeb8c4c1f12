/** Minimum length of a search text (spec §5). */
const MIN_DIGITS = 3;

/**
 * The digits of a text that may be a phone number ("619-555", "(619) 55"); null if it has letters or too few
 * digits. A leading 1 of eleven digits is the country code, which is not stored.
 */
export function phoneDigits(text: string): string | null {
  if (!/^[\d\s().+-]*$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS || digits.length > 11) return null;
  return digits.length === 11 ? (digits.startsWith('1') ? digits.slice(1) : null) : digits;
}
