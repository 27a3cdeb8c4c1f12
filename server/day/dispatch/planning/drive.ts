import { runTimes, type TimedRun } from '../../../../src/domain/runs/runTimes';
import type { Pace } from '../../../../src/domain/addresses/travelTime';
import type { Matrix } from '../../../planning/routing/format/problem';

/** An order as it is driven, Unix seconds: the product's one arithmetic of time in the optimizer's units. */
export interface Drive {
  /** By id of the stop. */
  begins: Map<number, number>;
  finish: number;
  /** Driving. */
  seconds: number;
  metres: number;
}

/** @param begin when the driver continues, Unix seconds: the finish of a run without stops */
export function driveRun(run: TimedRun, now: Date, pace: Pace, begin: number): Drive {
  const { stops, finish, seconds, metres } = runTimes(run, now, pace);
  return {
    begins: new Map([...stops].map(([id, { arrival }]) => [id, arrival / 1000])),
    finish: finish === null ? begin : finish / 1000,
    seconds,
    metres,
  };
}

/** Seconds that the driver has already driven when planning begins; null when the starting place is unknown. */
export type Head = number | null;

/**
 * Adjusts the ways from the current positions of drivers: shortened by the time already driven, and zero where the
 * position is unknown.
 *
 * @param heads by row of the matrices
 */
export function withHeads(
  { durations, distances }: { durations: Matrix; distances: Matrix },
  heads: ReadonlyMap<number, Head>,
): { durations: Matrix; distances: Matrix } {
  const none = (row: ArrayLike<number>) => new Float64Array(row.length);
  return {
    durations: durations.map((row, index) => {
      const head = heads.get(index);
      if (head === undefined) return row;
      return head === null ? none(row) : Float64Array.from(row, (way) => Math.max(0, way - head));
    }),
    distances: distances.map((row, index) => (heads.get(index) === null ? none(row) : row)),
  };
}
