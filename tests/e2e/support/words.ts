import polyglotI18nProvider from 'ra-i18n-polyglot';
import { messages as en } from '../../../src/i18n/en/all';
import { messages as ar } from '../../support/arabic';
import { messages as es } from '../../support/spanish';

/** Names of the languages, as their switch has them. */
export const SPOKEN = { English: 'en', Español: 'es', العربية: 'ar' } as const;
export type Spoken = keyof typeof SPOKEN;

const WORDS = { en, es, ar } as const;

/** The words of the screens, so that one story can be told in each language. */
export function wordsOf(language: Spoken) {
  const { translate } = polyglotI18nProvider(() => WORDS[SPOKEN[language]], SPOKEN[language]);
  return (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    translate(key, { ...values });
}
