/** Phone numbers of the United States: 10 digits stored, 000-000-0000 typed, (000) 000-0000 shown (spec §5, §9). */

export const PHONE_DIGITS = 10;
export const COUNTRY_CODE = '+1';
export const PHONE_TYPES = ['mobile', 'land'] as const;
export type PhoneType = (typeof PHONE_TYPES)[number];

const STORED = /^\d{10}$/;

export function isStoredPhone(text: string): boolean {
  return STORED.test(text);
}

/** "landline" is another client's term for "land"; null for other text. */
export function phoneType(text: string): PhoneType | null {
  if (text === 'landline') return 'land';
  return PHONE_TYPES.find((type) => type === text) ?? null;
}

/** The 10 digits of a number in any usual spelling, with or without +1; null when it is not a number. */
export function toStoredPhone(text: string): string | null {
  if (!/^[\d\s().+-]*$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  // A plus sign requires a country code.
  if (text.trim().startsWith('+') && digits.length !== 11) return null;
  return STORED.test(national) ? national : null;
}

/** 000-000-0000 and similar: placeholders for a required number. */
export function isPlaceholderPhone(text: string): boolean {
  return /^(\d)\1{9}$/.test(toStoredPhone(text) ?? '');
}

/** The number that can be called or texted, as it is stored; null when there is none, or a placeholder stands for one. */
export function realPhone(stored: string | null | undefined): string | null {
  return stored && !isPlaceholderPhone(stored) ? stored : null;
}

/** The first of them that can be called or texted: a person's mobile, then the default phone. */
export function firstRealPhone(...stored: readonly (string | null | undefined)[]): string | null {
  return stored.find((each) => realPhone(each) !== null) ?? null;
}

/** The field's text while the user types: digits in the mask 111-111-1111, other characters dropped. */
export function maskPhone(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, PHONE_DIGITS);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((part) => part !== '').join('-');
}

/** "(619) 555-0100"; text that is not a stored number is returned unchanged. */
export function formatPhone(stored: string): string {
  if (!STORED.test(stored)) return stored;
  return `(${stored.slice(0, 3)}) ${stored.slice(3, 6)}-${stored.slice(6)}`;
}

/** The target of a call link. */
export function phoneHref(stored: string): string {
  return `tel:${COUNTRY_CODE}${stored}`;
}

/**
 * i18n key of the problem with a typed or stored number, or null. `other` is the number that it must differ
 * from ("Use another phone"), in any spelling.
 */
export function phoneProblem(
  text: string | null | undefined,
  { required = false, other }: { required?: boolean; other?: string | null } = {},
): 'validation.required' | 'validation.phone' | 'validation.anotherPhone' | null {
  if (!text?.trim()) return required ? 'validation.required' : null;
  const stored = toStoredPhone(text);
  if (stored === null) return 'validation.phone';
  return other && stored === toStoredPhone(other) ? 'validation.anotherPhone' : null;
}

/** Initial mode of a phone selector: select if there is a phone to select (spec §4). */
export function firstSelectorMode(hasUrl: boolean, phoneCount: number): 'SELECT' | 'ADD' {
  return hasUrl && phoneCount > 0 ? 'SELECT' : 'ADD';
}
