import polyglotI18nProvider from 'ra-i18n-polyglot';
import { messages as en } from '../../../src/i18n/en/all';
import { messages as es } from '../../support/spanish';

/** The words of the screens, so that one story can be told in either language. */
export function wordsOf(language: 'English' | 'Español') {
  const messages = language === 'Español' ? es : en;
  const { translate } = polyglotI18nProvider(() => messages, language === 'Español' ? 'es' : 'en');
  return (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
    translate(key, { ...values });
}
