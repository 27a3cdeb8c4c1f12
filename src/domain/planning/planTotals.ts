import type { ManifestView } from '../runs/dispatchView';
import type { Pace } from '../addresses/travelTime';
import { runFacts } from '../runs/runFacts';

/** Totals of the runs of a day. */
export interface PlanTotals {
  readonly runs: number;
  readonly drivers: number;
  readonly stops: number;
  readonly workMinutes: number;
  readonly metres: number;
  readonly missedWindows: number;
  readonly overtimeRuns: number;
  readonly withoutDriver: number;
}

export function planTotals(runs: readonly ManifestView[], pace: Pace): PlanTotals {
  const facts = runs.map((run) => runFacts(run, pace));
  const sum = (value: (each: (typeof facts)[number]) => number) =>
    facts.reduce((total, each) => total + value(each), 0);
  return {
    runs: runs.length,
    drivers: new Set(runs.flatMap(({ employee_id: id }) => id ?? [])).size,
    stops: sum(({ stops }) => stops),
    workMinutes: sum(({ workMinutes }) => workMinutes ?? 0),
    metres: sum(({ metres }) => metres),
    missedWindows: sum(({ missedWindows }) => missedWindows.length),
    overtimeRuns: facts.filter(({ overtimeMinutes }) => overtimeMinutes > 0).length,
    withoutDriver: runs.filter(({ employee_id: id }) => id === null).length,
  };
}
