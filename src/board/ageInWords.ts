import dayjs from 'dayjs';
import 'dayjs/locale/es';
import relativeTime from 'dayjs/plugin/relativeTime';
import { fromWire } from '../domain/time/dates';

dayjs.extend(relativeTime);

/**
 * "2 minutes ago", "hace 2 minutos": the age of a wire timestamp in the user's language. The board's clock
 * ticks rarely, so a new timestamp can be later than the clock; its age is then 0, not "in a few seconds".
 */
export function ageInWords(wire: string, now: Date, language: string): string {
  const at = Math.min(fromWire(wire).getTime(), now.getTime());
  return dayjs(at).locale(language).from(now);
}
