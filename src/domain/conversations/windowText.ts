import { clockText, type Clock } from '../time/clock';
import { COMMA, LOCALES, type Language } from '../wire/languages';

interface Window {
  readonly delivery_date: string;
  readonly delivery_start_time: string | null;
  readonly delivery_end_time: string | null;
}

/** "Mon, Nov 23, 9:00 AM - 12:00 PM": day and window as a recipient reads them in a text message. A dash would double its price: it
 * is no character of the short alphabet. */
export function windowText(window: Window, language: Language, clock: Clock): string {
  const { delivery_date, delivery_start_time: start, delivery_end_time: end } = window;
  // The day is already that of the place: it is not moved by a zone.
  const day = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${delivery_date}T12:00:00Z`));
  const times = [start, end].map((time) => (time ? clockText(time, clock, language) : ''));
  const [from, to] = times;
  return [day, from && to ? `${from} - ${to}` : from || to].filter(Boolean).join(COMMA[language]);
}
