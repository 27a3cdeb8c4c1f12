import dayjs from 'dayjs';
import 'dayjs/locale/es';
import relativeTime from 'dayjs/plugin/relativeTime';
import { fromWire } from '../domain/time/dates';

dayjs.extend(relativeTime);

/**
 * "2 minutes ago", "hace 2 minutos": the age of a wire timestamp, in the person's language. The board's clock ticks only
 * now and then, so what has just been heard can be ahead of it: that is no age of "in a few seconds".
 */
export function ageInWords(wire: string, now: Date, language: string): string {
  const at = Math.min(fromWire(wire).getTime(), now.getTime());
  return dayjs(at).locale(language).from(now);
}
