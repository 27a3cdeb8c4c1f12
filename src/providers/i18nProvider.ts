import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'ra-core';
import type { messages as english } from '../i18n/en/all';
import { languageOf, writeLanguage } from '../i18n/language';
import { missingWords, oneForm } from '../i18n/missingWords';
import { LANGUAGES, type Language } from '../i18n/messages';

const loaders: Record<Language, () => Promise<typeof english>> = {
  en: () => import('../i18n/en/all').then(({ messages }) => messages),
  es: () => import('../i18n/es/all').then(({ messages }) => messages),
};

/** Names of the languages in themselves, as the language switch shows them. */
const NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

/**
 * Translations for react-admin and the app's screens. The first language is awaited here, the other one is
 * loaded on request; a change is written to the language cookie.
 */
export async function createI18nProvider(first: Language): Promise<I18nProvider> {
  const messages = await loaders[first]();
  writeLanguage(first);
  const provider = polyglotI18nProvider(
    (locale) => {
      const language = languageOf(locale) ?? 'en';
      return language === first ? messages : loaders[language]();
    },
    first,
    LANGUAGES.map((locale) => ({ locale, name: NAMES[locale] })),
    { onMissingKey: missingWords(messages) },
  );
  return {
    ...provider,
    translate: (key, args) => oneForm(key, provider.translate(key, args)),
    changeLocale: async (locale: string) => {
      const language = languageOf(locale) ?? 'en';
      await provider.changeLocale(language);
      writeLanguage(language);
    },
  };
}
