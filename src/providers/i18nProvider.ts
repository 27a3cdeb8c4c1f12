import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { writeLanguage } from '../i18n/language';
import { missingWords, oneForm } from '../i18n/missingWords';
import { SET_OF } from '../i18n/messageSets';
import { loadMessages, whenOpened } from './messageSets';
import { dateOrder } from './measures';
import { readableArgs } from './readableArgs';
import { VALIDATION } from '../resources/schema/messages';
import { type Language, languageOf, LANGUAGES } from '../domain/wire/languages';

/** Names of the languages in themselves, as the language switch shows them. */
const NAMES: Record<Language, string> = { en: 'English', es: 'Español', ar: 'العربية' };

/** The same sentences with their times, dates and durations as the reader has them. */
export function readable(provider: I18nProvider): I18nProvider {
  const dateForm = () => ({ format: provider.translate(`screens.form.dateOrders.${dateOrder()}`) });
  return {
    ...provider,
    translate: (key, args: Record<string, unknown> | undefined) =>
      oneForm(
        key,
        provider.translate(key, key === VALIDATION.date ? dateForm() : args && readableArgs(args)),
      ),
  };
}

/**
 * Translations for react-admin and the app's screens. The first language is awaited here, the other one is
 * loaded on request; a change is written to the language cookie. `prepare` fetches what else a language needs.
 */
export async function createI18nProvider(
  first: Language,
  prepare: (language: Language) => Promise<void> = () => Promise.resolve(),
): Promise<I18nProvider> {
  const load = async (language: Language) => {
    const [words] = await Promise.all([loadMessages(language), prepare(language)]);
    return words;
  };
  let messages = await load(first);
  writeLanguage(first);
  const provider = polyglotI18nProvider(
    () => messages,
    first,
    LANGUAGES.map((locale) => ({ locale, name: NAMES[locale] })),
    { onMissingKey: missingWords({ ...messages, ...SET_OF }) },
  );
  const languageNow = () => languageOf(provider.getLocale()) ?? 'en';
  // One change after the other: of two at once, the slower one would have the last word.
  let last: Promise<unknown> = Promise.resolve();
  const say = (language: () => Language): Promise<void> => {
    const change = last.then(async () => {
      const wanted = language();
      messages = await load(wanted);
      await provider.changeLocale(wanted);
    });
    last = change.catch(() => undefined);
    return change;
  };
  whenOpened(() => say(languageNow));
  return {
    ...readable(provider),
    changeLocale: async (locale: string) => {
      const language = languageOf(locale) ?? 'en';
      await say(() => language);
      writeLanguage(language);
    },
  };
}
