import type { Measures } from './measures';

/** The part of a whole, 0 to 1; null of nothing. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** The figures that a person compares; null: nothing to divide by. Each from sums, never from averages of averages. */
export const RATIOS = {
  /** Of those that had a promise. */
  onTime: (sums: Measures) => share(sums.on_time, sums.measured),
  /** Of those that ended. */
  failed: (sums: Measures) => share(sums.failed, sums.failed + sums.delivered),
  /** Visits per delivery; the few with more than three count as three. */
  visits: (sums: Measures) =>
    share(sums.first_visit + 2 * sums.second_visit + 3 * sums.later_visit, sums.delivered),
  minutes: (sums: Measures) => share(sums.timed_seconds / 60, sums.timed),
  overtime: (sums: Measures) => share(sums.overtime_seconds / 60, sums.runs),
  empty: (sums: Measures) => share(sums.empty_metres, sums.metres),
} as const satisfies Record<string, (sums: Measures) => number | null>;

export type Ratio = keyof typeof RATIOS;

/** Whether more of it is better. */
export const MORE_IS_BETTER: Readonly<Record<Ratio, boolean>> = {
  onTime: true,
  failed: false,
  visits: false,
  minutes: false,
  overtime: false,
  empty: false,
};

export interface Trend {
  readonly direction: 'up' | 'down' | 'same';
  readonly isBetter: boolean | null;
  /** Now less before, in the unit of the ratio. */
  readonly difference: number;
}

/** Less than half of the last digit that the page shows is no change: a tenth of a percent or of a minute, a hundredth of a visit. */
const NOISE: Readonly<Record<Ratio, number>> = {
  onTime: 0.0005,
  failed: 0.0005,
  visits: 0.005,
  minutes: 0.05,
  overtime: 0.05,
  empty: 0.0005,
};

/** A figure against the period before; null when one of them is missing. */
export function trendOfRatio(name: Ratio, now: Measures, before: Measures): Trend | null {
  const [value, former] = [RATIOS[name](now), RATIOS[name](before)];
  if (value === null || former === null) return null;
  const difference = value - former;
  if (Math.abs(difference) < NOISE[name]) return { direction: 'same', isBetter: null, difference };
  return {
    direction: difference > 0 ? 'up' : 'down',
    isBetter: difference > 0 === MORE_IS_BETTER[name],
    difference,
  };
}
