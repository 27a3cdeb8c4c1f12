import { officeTexts as english } from '../../i18n/en/officeTexts';
import { officeTexts as spanish } from '../../i18n/es/officeTexts';
import { officeTexts as arabic } from '../../i18n/ar/officeTexts';
import { leftToRight, type Language } from '../../domain/wire/languages';

/** By the recipient's language, which need not be the screen's. */
export const OFFICE_TEXTS = { en: english, es: spanish, ar: arabic };

export type FirstText = keyof typeof english.begin;
export const FIRST_TEXTS = Object.keys(english.begin) as FirstText[];

/** A ready-made text with its values; null while one of them is not known. */
export function firstText(
  name: FirstText,
  language: Language,
  values: Readonly<Record<string, string | null>>,
): string | null {
  const words = OFFICE_TEXTS[language].begin[name];
  const isWhole = [...words.matchAll(/%\{(\w+)\}/g)].every(([, value = '']) => values[value]);
  return isWhole
    ? words.replace(/%\{(\w+)\}/g, (_, value: string) => {
        const text = values[value] ?? '';
        return value === 'phone' ? leftToRight(text, language) : text;
      })
    : null;
}
