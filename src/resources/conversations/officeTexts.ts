import { officeTexts as english } from '../../i18n/en/officeTexts';
import { officeTexts as spanish } from '../../i18n/es/officeTexts';

/** By the recipient's language, which need not be the screen's. */
export const OFFICE_TEXTS = { en: english, es: spanish } as const;

export type FirstText = keyof typeof english.begin;
export const FIRST_TEXTS = Object.keys(english.begin) as FirstText[];

/** A ready-made text with its values; null while one of them is not known. */
export function firstText(
  name: FirstText,
  language: 'en' | 'es',
  values: Readonly<Record<string, string | null>>,
): string | null {
  const words = OFFICE_TEXTS[language].begin[name];
  const isWhole = [...words.matchAll(/%\{(\w+)\}/g)].every(([, value = '']) => values[value]);
  return isWhole ? words.replace(/%\{(\w+)\}/g, (_, value: string) => values[value] ?? '') : null;
}
