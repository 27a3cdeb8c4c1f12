import { monthDays } from '../billing/billingPeriod';
import { clampDate } from '../time/dates';

/** "Minimum Jan 2022 (day before)" (spec §5): the first day that a report can be about. */
export const REPORTS_FIRST_DATE = '2021-12-31';

/** Bounds of a report's date, both included. `today` is the operation's, from `dateInZone`. */
export function reportBounds(today: string): { min: string; max: string } {
  return { min: REPORTS_FIRST_DATE, max: today };
}

/** Whether reports exist for this day. */
export function isReportDate(date: string, today: string): boolean {
  return clampDate(date, REPORTS_FIRST_DATE, today) === date;
}

/**
 * First and last day of a billing month (`YYYY-MM`), the last one no later than today; null for a month
 * before January 2022, a future month, or other text.
 */
export function billingPeriod(month: string, today: string): { from_date: string; to_date: string } | null {
  const days = monthDays(month, today);
  return days && { from_date: days.from, to_date: clampDate(days.to, null, today) };
}
