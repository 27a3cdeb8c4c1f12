import type { Translate } from '../../i18n/messageKey';
/** "6 h 05", "45 min": a duration of work. */
export function minutesInWords(minutes: number, translate: Translate): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return translate('scheduling.minutes', { minutes: rest });
  return translate('scheduling.hours', { hours, minutes: String(rest).padStart(2, '0') });
}

/** "12.4 km"; whole ones from 100 on. */
export function kilometresInWords(metres: number, language: string, translate: Translate): string {
  const km = metres / 1000;
  const digits = km < 100 ? 1 : 0;
  const number = km.toLocaleString(`${language}-US`, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return translate('scheduling.km', { number });
}
