import type { Period } from '../figures/period';
import { addDays, dateInZone, timeInZone, weekday } from '../time/dates';

/** How often a schedule makes its report: of the day, the week (Monday to Sunday) or the month before. */
export const CADENCES = ['daily', 'weekly', 'monthly'] as const;
export type Cadence = (typeof CADENCES)[number];

/** How often a report can be made by itself: one of a day has no column that tells days apart. */
export function cadencesOf({ period }: { readonly period: 'day' | 'range' }): readonly Cadence[] {
  return period === 'day' ? ['daily'] : CADENCES;
}

/** The last whole day, week or month before a day. */
export function periodBeforeDay(cadence: Cadence, today: string): Period {
  if (cadence === 'daily') return { from: addDays(today, -1), to: addDays(today, -1) };
  if (cadence === 'weekly') {
    const monday = addDays(today, -((weekday(today) + 6) % 7));
    return { from: addDays(monday, -7), to: addDays(monday, -1) };
  }
  const last = addDays(`${today.slice(0, 7)}-01`, -1);
  return { from: `${last.slice(0, 7)}-01`, to: last };
}

/** The first day on which the report of a period can be made. */
function firstDayAfter({ to }: Period): string {
  return addDays(to, 1);
}

/**
 * The period whose report is due now: on the day after it, from the hour on. A server that was down makes it later, but no
 * older one: nobody wants five reports at once.
 */
export function duePeriod(
  { cadence, hour, time_zone }: { cadence: Cadence; hour: number; time_zone: string },
  now: Date,
): Period | null {
  const today = dateInZone(now, time_zone);
  const period = periodBeforeDay(cadence, today);
  const isEarly = today === firstDayAfter(period) && Number(timeInZone(now, time_zone).slice(0, 2)) < hour;
  return isEarly ? null : period;
}
