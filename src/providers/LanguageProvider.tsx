import { I18nContext, useI18nProvider, type I18nProvider } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { type Language, languageOf } from '../domain/wire/languages';
import { hasSaidErased } from './erasedWord';

const SetLanguageContext = createContext<(language: Language) => Promise<void>>(() => Promise.resolve());

/**
 * Translations of the app. react-admin's own provider remounts the page when the language changes, and typed
 * input is lost; here the components render again and keep their state.
 */
export function LanguageProvider({
  i18nProvider,
  children,
}: {
  i18nProvider: I18nProvider;
  children: ReactNode;
}) {
  // A new object per language makes the context's consumers render.
  const [value, setValue] = useState(i18nProvider);
  const client = useQueryClient();
  const setLanguage = useCallback(
    async (language: Language) => {
      await i18nProvider.changeLocale(language);
      setValue({ ...i18nProvider });
      if (hasSaidErased()) void client.invalidateQueries();
    },
    [i18nProvider, client],
  );
  return (
    <I18nContext.Provider value={value}>
      <SetLanguageContext.Provider value={setLanguage}>{children}</SetLanguageContext.Provider>
    </I18nContext.Provider>
  );
}

/** The language on screen. */
export function useLanguage(): Language {
  return languageOf(useI18nProvider().getLocale()) ?? 'en';
}

/** Changes it; rejects when the translations cannot be loaded. */
export function useSetLanguage(): (language: Language) => Promise<void> {
  return useContext(SetLanguageContext);
}
