import type { Translate } from '../../i18n/messageKey';
/** "6 h 05", "45 min": a duration of work. */
export function minutesInWords(minutes: number, translate: Translate): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return translate('scheduling.minutes', { minutes: rest });
  return translate('scheduling.hours', { hours, minutes: String(rest).padStart(2, '0') });
}
