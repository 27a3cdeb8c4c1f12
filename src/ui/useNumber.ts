import { useCallback } from 'react';
import { useLanguage } from '../providers/LanguageProvider';

/** Writes counts with the separators of this country, in either language: "5,000". */
export function useNumber(): (value: number) => string {
  const language = useLanguage();
  return useCallback((value) => value.toLocaleString(`${language}-US`), [language]);
}
