import { EVENT_STATUS, isOpenStatus } from '../stops/eventStatus';
import { fromCents, parseMoney, sumMoney, toCents } from './money';
import { isBlank, type Problem, type Problems } from '../wire/problem';

/** Longest reason for a difference. */
export const CASH_REASON_MAX = 500;

interface CopayStop {
  readonly delivery_event_status_id: number;
  /** Decimal string; null: none. */
  readonly copayment_amount: string | null;
  readonly copayment_method: string | null;
}

/** Decimal strings, US dollars. */
export interface CashFigures {
  /** Copayments of all completed deliveries: the amount that recipients owed. */
  expected: string;
  /** The part paid by card: nothing to hand over. */
  by_card: string;
  /** The part paid by cash and checks, which the driver hands over. */
  to_hand_over: string;
  /** Copayments of deliveries that are still open. */
  outstanding: string;
}

const owed = (stops: readonly CopayStop[]) => sumMoney(stops.map((stop) => stop.copayment_amount ?? '0.00'));

/** Invariant: every delivered copayment is expected, and is either paid by card or handed over. */
export function cashFigures(stops: readonly CopayStop[]): CashFigures {
  const delivered = stops.filter((stop) => stop.delivery_event_status_id === EVENT_STATUS.successful);
  const isCard = (stop: CopayStop) => stop.copayment_method === 'card';
  return {
    expected: owed(delivered),
    by_card: owed(delivered.filter(isCard)),
    to_hand_over: owed(delivered.filter((stop) => !isCard(stop))),
    outstanding: owed(stops.filter((stop) => isOpenStatus(stop.delivery_event_status_id))),
  };
}

/** The missing amount, "5.00"; negative for a surplus. Amounts in the format of `cashFigures`. */
export function shortBy(toHandOver: string, counted: string): string {
  return fromCents((toCents(toHandOver) ?? 0) - (toCents(counted) ?? 0));
}

/** Problems of a cash-up: a valid amount is required, and a reason for a difference. */
export function cashUpProblems(
  { counted_amount, reason }: { counted_amount: string | null; reason: string | null },
  toHandOver: string,
): Problems {
  const problems: Record<string, Problem> = {};
  const counted = counted_amount === null ? null : parseMoney(counted_amount);
  if (counted === null) problems.counted_amount = { message: 'validation.money' };
  else if (shortBy(toHandOver, counted) !== '0.00' && isBlank(reason))
    problems.reason = { message: 'cashUp.problems.reason' };
  return problems;
}

export interface CashTotals extends CashFigures {
  /** Sum of the counted amounts. */
  counted: string;
  drivers: number;
  /** How many of them are counted. */
  countedDrivers: number;
}

/** Sum of a day's drivers. */
export function cashTotals(
  drivers: readonly (CashFigures & { readonly cash_up: { readonly counted_amount: string } | null })[],
): CashTotals {
  const sum = (field: keyof CashFigures) => sumMoney(drivers.map((driver) => driver[field]));
  const counts = drivers.flatMap(({ cash_up: counted }) => counted ?? []);
  return {
    expected: sum('expected'),
    by_card: sum('by_card'),
    to_hand_over: sum('to_hand_over'),
    outstanding: sum('outstanding'),
    counted: sumMoney(counts.map(({ counted_amount: amount }) => amount)),
    drivers: drivers.length,
    countedDrivers: counts.length,
  };
}
