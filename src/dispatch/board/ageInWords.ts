import dayjs from 'dayjs';
import 'dayjs/locale/es';
import relativeTime from 'dayjs/plugin/relativeTime';
import { fromWire } from '../../domain/dates';

dayjs.extend(relativeTime);

/** "2 minutes ago", "hace 2 minutos": the age of a wire timestamp, in the person's language. */
export function ageInWords(wire: string, now: Date, language: string): string {
  return dayjs(fromWire(wire)).locale(language).from(now);
}
