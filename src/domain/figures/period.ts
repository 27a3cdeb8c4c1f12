import { addDays, clampDate, daysBetween } from '../time/dates';
import { reportBounds } from '../wire/reportPeriod';
import { addMeasures, noMeasures, type Measures } from './measures';

/** Days, both included, YYYY-MM-DD. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const PRESETS = ['last7', 'last28', 'last90', 'thisMonth'] as const;
export type Preset = (typeof PRESETS)[number];
export const FIRST_PRESET: Preset = 'last28';

/** Longest period: figures of years are weeks beside weeks of the years before. */
export const MOST_DAYS = 366;
/** Up to here a trend has a point per day, beyond it one per week. */
const MOST_DAILY = 31;
const DAYS_OF: Readonly<Record<Exclude<Preset, 'thisMonth'>, number>> = { last7: 7, last28: 28, last90: 90 };

/** The days of a preset, today among them. */
export function presetPeriod(preset: Preset, today: string): Period {
  if (preset === 'thisMonth') return { from: `${today.slice(0, 7)}-01`, to: today };
  return { from: addDays(today, 1 - DAYS_OF[preset]), to: today };
}

/** Number of days of a period. */
export function lengthOf({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}

/** As many days directly before. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -lengthOf(period)), to: addDays(period.from, -1) };
}

export type PeriodProblem = 'order' | 'bounds' | 'tooLong';

/** Why there are no figures of a period; null when there are. @param today the operation's */
export function periodProblem(period: Period, today: string): PeriodProblem | null {
  const { min, max } = reportBounds(today);
  if (period.from > period.to) return 'order';
  if (clampDate(period.from, min, max) !== period.from || clampDate(period.to, min, max) !== period.to)
    return 'bounds';
  return lengthOf(period) > MOST_DAYS ? 'tooLong' : null;
}

export interface DayFigures extends Measures {
  readonly delivery_date: string;
}

/** Some days of a period beside the same days of the period before. */
export interface TrendPoint extends Period {
  readonly now: Measures;
  readonly before: Measures;
}

/** The days of a period in order, one or seven at a time, with the same part of the period before. */
export function trendOf(period: Period, days: readonly DayFigures[]): TrendPoint[] {
  const length = lengthOf(period);
  const step = length <= MOST_DAILY ? 1 : 7;
  const points = Array.from({ length: Math.ceil(length / step) }, (_, index) => ({
    from: addDays(period.from, index * step),
    to: clampDate(addDays(period.from, index * step + step - 1), null, period.to),
    now: noMeasures(),
    before: noMeasures(),
  }));
  const before = periodBefore(period);
  for (const day of days) {
    const isBefore = day.delivery_date < period.from;
    const first = isBefore ? before.from : period.from;
    const point = points[Math.floor(daysBetween(first, day.delivery_date) / step)];
    if (point) addMeasures(isBefore ? point.before : point.now, day);
  }
  return points;
}
