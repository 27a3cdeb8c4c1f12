import { useCallback } from 'react';
import { useLanguage } from '../providers/LanguageProvider';
import { LOCALES } from '../domain/wire/languages';

/** Formats counts with this country's separators in both languages: "5,000". */
export function useNumber(): (value: number) => string {
  const language = useLanguage();
  return useCallback((value) => value.toLocaleString(LOCALES[language]), [language]);
}
