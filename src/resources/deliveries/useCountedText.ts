import { useTranslateAny } from '../../i18n/useT';
import { useLanguage } from '../../providers/LanguageProvider';
import { timeText } from '../../providers/measures';
import { LOCALES } from '../../domain/wire/languages';

const VISITS: Readonly<Record<string, string>> = { 1: 'first', 2: 'second', 3: 'later' };

/** What a value of one of the counted fields is called, as the charts of the dashboards call it. */
export function useCountedText(field: string): (value: string) => string {
  const translateAny = useTranslateAny();
  const language = useLanguage();
  switch (field) {
    case 'counted_hour':
      return (hour) => timeText(`${hour.padStart(2, '0')}:00`);
    case 'counted_weekday': {
      const names = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' });
      // 4 January 1970 was a Sunday.
      return (day) => names.format(new Date(Date.UTC(1970, 0, 4 + Number(day))));
    }
    case 'counted_visits':
      return (visits) => translateAny(`dashboards.visits.${VISITS[visits] ?? 'later'}`);
    default:
      return (reason) => translateAny(`dashboards.reasons.${reason}`);
  }
}
