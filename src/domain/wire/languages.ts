/** The languages of screens, messages and documents (spec §1). */
export const LANGUAGES = ['en', 'es', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How days, months and numbers are written. The office and its recipients are in the US, and read Latin digits in every language. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es-US',
  ar: 'ar-u-nu-latn',
};

/** Which way the words of a language run. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** Between the parts of a sentence that is put together. */
export const COMMA: Readonly<Record<Language, string>> = { en: ', ', es: ', ', ar: '، ' };

/** U+2066 and U+2069: what is between them runs from left to right, and moves nothing beside it. */
const ISOLATE = ['\u2066', '\u2069'] as const;

/** A phone or a code within a text: among words that run from right to left its parts would change places. */
export function leftToRight(text: string, around: Language | 'ltr' | 'rtl'): string {
  const direction = around === 'ltr' || around === 'rtl' ? around : directionOf(around);
  if (direction === 'ltr' || text === '' || text.startsWith(ISOLATE[0])) return text;
  return ISOLATE.join(text);
}

/** The language of a stored or sent code, "es-US" too; the stored value "us" is read as English (spec §1). Null: not one of ours. */
export function languageOf(code: string | null | undefined): Language | null {
  const main = code?.trim().toLowerCase().split(/[-_]/)[0];
  if (main === 'us') return 'en';
  return LANGUAGES.find((language) => language === main) ?? null;
}

/** The one language of all who share a phone, else English. */
export function languageOfAll(people: readonly { readonly language: string }[]): Language {
  const [first, ...others] = people.map(({ language }) => languageOf(language));
  return first && others.every((language) => language === first) ? first : 'en';
}
