import type { DrivenLeg } from './drivenLegs';
import type { CheckedCorrection, CheckedTimes } from './holdOut';
import type { LearnedTimes } from './learnedTimes';

/** A group of legs: how long they were to take, and took. Seconds, means. */
interface ComparedLegs {
  legs: number;
  planned: number;
  took: number;
}

/** What was learned of a CDP, judged on days that it was not learned from. */
export interface ComparedCdp extends Pick<CheckedTimes, 'days' | 'runs' | 'before' | 'after'> {
  cdp: number;
  checks: CheckedCorrection[];
}

/** Planned beside real, as a person reads it. */
export interface ComparedTimes {
  legs: number;
  /** How far arrivals were off on days that were not learned from, without and with what is used. Seconds, means. */
  error_before: number;
  error_after: number;
  /** Left out by what was learned before kinds were judged. */
  cdps?: ComparedCdp[];
  hours: (ComparedLegs & { cdp: number; hour: number })[];
  /** Places that were visited often; `extra`: seconds that a visit takes longer. */
  places: { place: string; legs: number; extra: number }[];
}

/** How many places a person reads. */
const MOST_PLACES = 40;

export function compareTimes(
  legs: readonly DrivenLeg[],
  learned: LearnedTimes,
  checked: ReadonlyMap<number, CheckedTimes>,
): ComparedTimes {
  const hours = new Map<string, ComparedTimes['hours'][number]>();
  const visits = new Map<string, number>();
  for (const { cdp, hour, drive, visit, took, place } of legs) {
    visits.set(place, (visits.get(place) ?? 0) + 1);
    const key = `${cdp} ${hour}`;
    const group = hours.get(key) ?? { cdp, hour, legs: 0, planned: 0, took: 0 };
    hours.set(key, group);
    group.legs += 1;
    group.planned += drive + visit;
    group.took += took;
  }
  const mean = (sum: number, count: number) => (count === 0 ? 0 : Math.round(sum / count));
  const all = [...checked.values()];
  const runs = all.reduce((sum, each) => sum + each.runs, 0);
  const meanOfRuns = (of: 'before' | 'after') =>
    mean(
      all.reduce((sum, each) => sum + each[of] * each.runs, 0),
      runs,
    );
  return {
    legs: legs.length,
    error_before: meanOfRuns('before'),
    error_after: meanOfRuns('after'),
    cdps: [...checked].map(([cdp, { checks, days, runs: count, before, after }]) => ({
      cdp,
      checks,
      days,
      runs: count,
      before,
      after,
    })),
    hours: [...hours.values()]
      .map((group) => ({
        ...group,
        planned: mean(group.planned, group.legs),
        took: mean(group.took, group.legs),
      }))
      .sort((a, b) => a.cdp - b.cdp || a.hour - b.hour),
    places: Object.entries(learned.places)
      .map(([place, extra]) => ({ place, legs: visits.get(place) ?? 0, extra }))
      .sort((a, b) => Math.abs(b.extra) - Math.abs(a.extra))
      .slice(0, MOST_PLACES),
  };
}
