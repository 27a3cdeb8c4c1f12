import { groupBy } from '../wire/groupBy';
import type { DrivenLeg } from './drivenLegs';
import { CORRECTIONS, fitTimes, fittedSeconds, type Correction, type FittedTimes } from './learnTimes';

/** Days are parted into so many groups; each is judged by what was learned from the others. */
const FOLDS = 5;
/** Fewer days or runs prove nothing. */
const FEWEST = { days: 4, runs: 4 } as const;
/** How many times as large as its own uncertainty an improvement has to be, and seconds of an arrival. */
const SURE = { errors: 2, seconds: 3 } as const;

/** A kind of correction, judged on days that it was not learned from. */
export interface CheckedCorrection {
  kind: Correction;
  /** How far arrivals were off without it and with it, beside what is corrected already. Seconds, means. */
  before: number;
  after: number;
  isUsed: boolean;
}

/** What was learned of a CDP, and what proves it. */
export interface CheckedTimes {
  fitted: FittedTimes;
  checks: CheckedCorrection[];
  days: number;
  runs: number;
  /** How far arrivals were off on days that were not learned from, without and with what is used. Seconds, means. */
  before: number;
  after: number;
}

/** Mean error of the arrivals of each run: an error of one leg is one of all that follow. */
function errorsOfRuns(
  runs: ReadonlyMap<number, readonly DrivenLeg[]>,
  expected: (leg: DrivenLeg) => number,
): Map<number, number> {
  const errors = new Map<number, number>();
  for (const [run, legs] of runs) {
    let [off, sum] = [0, 0];
    for (const leg of legs) {
      off += leg.took - expected(leg);
      sum += Math.abs(off);
    }
    errors.set(run, sum / legs.length);
  }
  return errors;
}

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / values.length;

/** Whether runs are nearer to their plan than before by more than chance. */
function isBetter(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): boolean {
  const won = [...before].map(([run, error]) => error - (after.get(run) ?? error));
  const mean = meanOf(won);
  const variance = meanOf(won.map((each) => (each - mean) ** 2));
  return mean >= SURE.seconds && mean > SURE.errors * Math.sqrt(variance / Math.max(1, won.length - 1));
}

/**
 * Learns from the legs of one CDP. A kind of correction is put to use when arrivals of days that it was not learned from
 * become better, one kind on top of the other. Yields between its steps, so that others have their turn.
 */
export function* checkedTimes(legs: readonly DrivenLeg[]): Generator<void, CheckedTimes> {
  const runs = groupBy(legs, (leg) => leg.run);
  const days = [...new Set(legs.map(({ day }) => day))].sort();
  const foldOf = new Map(days.map((day, index) => [day, index % FOLDS]));
  const folds = Array.from({ length: FOLDS }, (_, fold) => ({
    learned: legs.filter(({ day }) => foldOf.get(day) !== fold),
    judged: new Map([...runs].filter(([, [first]]) => first && foldOf.get(first.day) === fold)),
  })).filter(({ judged }) => judged.size > 0);

  const judge = function* (kinds: ReadonlySet<Correction>): Generator<void, Map<number, number>> {
    const errors = new Map<number, number>();
    for (const { learned, judged } of folds) {
      const fitted = fitTimes(learned, kinds);
      for (const [run, error] of errorsOfRuns(judged, (leg) => fittedSeconds(leg, fitted)))
        errors.set(run, error);
      yield;
    }
    return errors;
  };

  const used = new Set<Correction>();
  const checks: CheckedCorrection[] = [];
  const plain = errorsOfRuns(runs, (leg) => leg.drive + leg.visit);
  let now = plain;
  const mean = (errors: ReadonlyMap<number, number>) => meanOf([...errors.values()]);
  const isEnough = days.length >= FEWEST.days && runs.size >= FEWEST.runs;
  for (const kind of isEnough ? CORRECTIONS : []) {
    const errors = yield* judge(new Set([...used, kind]));
    const isUsed = isBetter(now, errors);
    checks.push({ kind, before: Math.round(mean(now)), after: Math.round(mean(errors)), isUsed });
    if (!isUsed) continue;
    used.add(kind);
    now = errors;
  }
  return {
    fitted: fitTimes(legs, used),
    checks,
    days: days.length,
    runs: runs.size,
    before: Math.round(mean(plain)),
    after: Math.round(mean(now)),
  };
}
