import { addDays, dateInZone, timeInZone, wallTimeToUtc } from '../time/dates';

/** Nobody is woken: from nine in the evening to eight in the morning, on the clock of the recipient's place. */
const QUIET_FROM = '21:00:00';
const QUIET_TO = '08:00:00';

/** When the quiet hours that hold at this instant end; null: it is not quiet. */
export function quietUntil(now: Date, zone: string): Date | null {
  const time = timeInZone(now, zone);
  if (time >= QUIET_TO && time < QUIET_FROM) return null;
  const today = dateInZone(now, zone);
  return wallTimeToUtc(time >= QUIET_FROM ? addDays(today, 1) : today, QUIET_TO, zone);
}

/** The evening before: from six until the quiet hours begin. */
const REMINDER_FROM = '18:00:00';

/** The day whose recipients are reminded now, at this place; null: it is not evening there. */
export function dayToRemindOf(now: Date, zone: string): string | null {
  const time = timeInZone(now, zone);
  return time >= REMINDER_FROM && time < QUIET_FROM ? addDays(dateInZone(now, zone), 1) : null;
}

/** The next start of sending on a later day of the place: a budget of a day is spent. */
export function nextDaySends(now: Date, zone: string): Date {
  return wallTimeToUtc(addDays(dateInZone(now, zone), 1), QUIET_TO, zone);
}
