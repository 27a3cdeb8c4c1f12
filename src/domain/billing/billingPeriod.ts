import { addDays, dateInZone, fromWire } from '../time/dates';
import { isBlank, type Problem, type Problems } from '../wire/problem';

/** Longest reason of a correction. */
export const CORRECTION_REASON_MAX = 500;
/** Largest correction, either way, in cents. */
export const MOST_CORRECTION_CENTS = 10_000_000;

/** As of the billing report (spec §5). */
const FIRST_MONTH = '2022-01';
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** First and last day of a month that can be billed, YYYY-MM; null for another text, and for a month that is to come. */
export function monthDays(month: string, today: string): { from: string; to: string } | null {
  if (!MONTH.test(month) || month < FIRST_MONTH || month > today.slice(0, 7)) return null;
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** The months that can be billed, newest first. */
export function billingMonths(today: string): string[] {
  const months: string[] = [];
  for (let month = today.slice(0, 7); monthDays(month, today);) {
    months.push(month);
    month = addDays(`${month}-01`, -1).slice(0, 7);
  }
  return months;
}

export interface PeriodToClose {
  readonly state: 'open' | 'closed';
  readonly to_date: string;
  readonly calculated_at: string | null;
}

/** Why a period cannot be closed, as the end of the address of a sentence; null when it can. */
export type ClosingObstacle = 'closed' | 'notCalculated' | 'notOver' | 'calculatedEarly' | 'earlierOpen';

/**
 * @param hasEarlierOpen a period of the client before this one is open: its differences would be lost
 * @param zone of the operation: where its days begin
 */
export function closingObstacle(
  period: PeriodToClose,
  hasEarlierOpen: boolean,
  now: Date,
  zone: string,
): ClosingObstacle | null {
  if (period.state === 'closed') return 'closed';
  if (period.calculated_at === null) return 'notCalculated';
  if (period.to_date >= dateInZone(now, zone)) return 'notOver';
  // The invoice would lack the days after it.
  if (dateInZone(fromWire(period.calculated_at), zone) <= period.to_date) return 'calculatedEarly';
  return hasEarlierOpen ? 'earlierOpen' : null;
}

/** A correction needs an amount other than nothing, and a reason. */
export function correctionProblems({ cents, reason }: { cents: number | null; reason: string }): Problems {
  const problems: Record<string, Problem> = {};
  if (cents === null || cents === 0 || Math.abs(cents) > MOST_CORRECTION_CENTS)
    problems.amount = { message: 'validation.correction' };
  if (isBlank(reason)) problems.reason = { message: 'validation.required' };
  return problems;
}
