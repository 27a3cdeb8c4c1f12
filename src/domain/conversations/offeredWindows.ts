import { addDays, dateInZone, wallTimeToUtc } from '../time/dates';
import { HOUR_MS } from '../time/durations';
import { timeToSeconds } from '../time/timeOfDay';
import { isoWeekday, type ShiftTimes } from '../runs/runCalendar';

/** A window that a recipient can choose. */
export interface OfferedWindow {
  /** YYYY-MM-DD where it is delivered. */
  readonly delivery_date: string;
  /** HH:mm:ss there. */
  readonly delivery_start_time: string;
  readonly delivery_end_time: string;
}

interface Delivery {
  readonly delivery_date: string;
  readonly delivery_start_time: string | null;
  readonly delivery_end_time: string | null;
}

interface Rules {
  /** Hours of its run. */
  readonly hours: ShiftTimes;
  readonly time_zone: string;
  /** The bag is in the vehicle: another day would need it back first. */
  readonly isAboard: boolean;
  /** Days on which the pharmacy delivers, as ISO weekdays. */
  readonly weekdays: readonly number[];
  readonly now: Date;
}

/** Of a window. */
const WINDOW_HOURS = 3;
/** A driver needs to hear of it in time. */
const NOTICE_MS = HOUR_MS;
const DAYS_AHEAD = 3;
const MOST_WINDOWS = 6;

function time(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00:00`;
}

/** Whole windows within the hours of a shift. A shift over midnight ends with the day: nobody waits at night. */
function windowsOfDay({ start_time, end_time }: ShiftTimes): Omit<OfferedWindow, 'delivery_date'>[] {
  const first = Math.ceil(timeToSeconds(start_time) / 3600);
  const end = timeToSeconds(end_time) / 3600;
  const last = end <= first ? 23 : Math.floor(end);
  const windows = [];
  for (let hour = first; hour + WINDOW_HOURS <= last; hour += WINDOW_HOURS)
    windows.push({ delivery_start_time: time(hour), delivery_end_time: time(hour + WINDOW_HOURS) });
  return windows;
}

/**
 * Windows that a recipient may choose instead of the present one: within the hours of the run, an hour ahead at least, on
 * the days on which the pharmacy delivers. A bag that is in the vehicle can only come later on the same day.
 */
export function offeredWindows(
  delivery: Delivery,
  { hours, time_zone, isAboard, weekdays, now }: Rules,
): OfferedWindow[] {
  const today = dateInZone(now, time_zone);
  const first = delivery.delivery_date > today ? delivery.delivery_date : today;
  const count = isAboard ? 1 : DAYS_AHEAD + 1;
  const days = Array.from({ length: count }, (_, index) => addDays(first, index)).filter(
    (date) => date === delivery.delivery_date || weekdays.includes(isoWeekday(date)),
  );
  // A day that has passed cannot be changed any more; what is aboard belongs to its day.
  const allowed = isAboard ? days.filter((date) => date === delivery.delivery_date) : days;
  return allowed
    .flatMap((delivery_date) => windowsOfDay(hours).map((window) => ({ delivery_date, ...window })))
    .filter(
      (window) =>
        wallTimeToUtc(window.delivery_date, window.delivery_start_time, time_zone).getTime() >=
          now.getTime() + NOTICE_MS && !isPresent(window, delivery),
    )
    .slice(0, MOST_WINDOWS);
}

function isPresent(window: OfferedWindow, delivery: Delivery): boolean {
  return (
    window.delivery_date === delivery.delivery_date &&
    window.delivery_start_time === delivery.delivery_start_time &&
    window.delivery_end_time === delivery.delivery_end_time
  );
}

export function isSameWindow(a: OfferedWindow, b: OfferedWindow): boolean {
  return isPresent(a, b);
}
