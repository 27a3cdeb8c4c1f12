import { useCallback } from 'react';
import { LOCALES } from '../domain/wire/languages';
import { useLanguage } from '../providers/LanguageProvider';

/** "October 2026". */
export function useMonthText(): (month: string) => string {
  const language = useLanguage();
  return useCallback(
    (month) =>
      new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month.slice(0, 7)}-01T00:00:00Z`),
      ),
    [language],
  );
}
