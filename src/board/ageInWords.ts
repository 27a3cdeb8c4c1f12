import { LOCALES, type Language } from '../domain/wire/languages';
import { fromWire } from '../domain/time/dates';

/** Largest first; minutes of each. */
const UNITS = [
  ['year', 525_600],
  ['month', 43_200],
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/**
 * "2 minutes ago", "hace 2 minutos", "قبل دقيقتين": the age of a wire timestamp in the user's language. The board's clock
 * ticks rarely, so a new timestamp can be later than the clock; its age is then 0, not "in a minute". Short, "hace 2 min", where
 * a column has little room.
 */
export function ageInWords(
  wire: string,
  now: Date,
  language: Language,
  style: Intl.RelativeTimeFormatStyle = 'long',
): string {
  const minutes = Math.max(0, Math.round((now.getTime() - fromWire(wire).getTime()) / 60_000));
  const format = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto', style });
  const [unit, size] = UNITS.find(([, least]) => minutes >= least) ?? ['second', 1];
  return format.format(-Math.floor(minutes / size), unit);
}
