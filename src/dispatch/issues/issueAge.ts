import { fromWire } from '../../domain/time/dates';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number) => String(value).padStart(2, '0');

/**
 * "4:07", "1:04:07", after a day "2 d 5 h": the age of an issue. `days` and `hours` are the language's
 * abbreviations.
 */
export function ageOnClock(since: string, now: Date, unit: { days: string; hours: string }): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - fromWire(since).getTime()) / 1000));
  if (seconds >= DAY)
    return `${Math.floor(seconds / DAY)} ${unit.days} ${Math.floor((seconds % DAY) / HOUR)} ${unit.hours}`;
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = two(seconds % MINUTE);
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
