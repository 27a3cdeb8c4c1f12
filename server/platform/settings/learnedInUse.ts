import type { LearnedTimes } from '../../../src/domain/planning/learnedTimes';
import type { Actor } from '../plugins/actor';

/** What this process corrects times by; null: nothing was learned, or a person has switched it off. */
let current: LearnedTimes | null = null;

export function learnedInUse(): LearnedTimes | null {
  return current;
}

export function putLearnedInUse(learned: LearnedTimes | null): void {
  current = learned;
}

/** What a person's browser corrects by: drivers plan nothing, and places of other CDPs are nobody else's. */
export function learnedFor({ is_driver, cdp_id }: Pick<Actor, 'is_driver' | 'cdp_id'>): LearnedTimes | null {
  if (!current || is_driver) return null;
  if (cdp_id === null) return current;
  const own = <T>(values: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(values).filter(([cdp]) => cdp === String(cdp_id)));
  const { drives, drivers, stops } = current;
  return { drives: own(drives), drivers, stops: own(stops), places: {} };
}
