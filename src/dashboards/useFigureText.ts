import { useMemo } from 'react';
import { useLanguage } from '../providers/LanguageProvider';
import { LOCALES } from '../domain/wire/languages';

/** In which unit a figure is written. */
export type Unit = 'count' | 'percent' | 'minutes' | 'ratio';

/** Figures as text in the language of the page; a dash for no figure. */
export function useFigureText() {
  const language = useLanguage();
  return useMemo(() => {
    const locale = LOCALES[language];
    const of = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
    const formats: Record<Unit, Intl.NumberFormat> = {
      count: of({}),
      percent: of({ style: 'percent', maximumFractionDigits: 1 }),
      minutes: of({ maximumFractionDigits: 1 }),
      ratio: of({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    };
    const signed = of({ maximumFractionDigits: 1, signDisplay: 'exceptZero' });
    const signedRatio = of({ maximumFractionDigits: 2, signDisplay: 'exceptZero' });
    const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    const days = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
    return {
      figure: (value: number | null, unit: Unit) => (value === null ? '–' : formats[unit].format(value)),
      /** With its sign; a share in points of percent. */
      difference: (value: number, unit: Unit) =>
        (unit === 'ratio' ? signedRatio : signed).format(unit === 'percent' ? value * 100 : value),
      /** 4 January 1970 was a Sunday. @param weekday 0 Sunday */
      weekday: (weekday: number) => weekdays.format(new Date(Date.UTC(1970, 0, 4 + weekday))),
      day: (date: string) => days.format(new Date(`${date}T00:00:00Z`)),
    };
  }, [language]);
}
export type FigureText = ReturnType<typeof useFigureText>;
