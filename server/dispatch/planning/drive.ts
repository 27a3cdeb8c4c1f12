import type { Matrix, TimeWindow } from '../../routing/format/problem';

/** One thing to do on the way. */
export interface DriveStep {
  id: number;
  /** Row of the matrices; null: wherever the driver is then (a break). */
  place: number | null;
  /** Seconds at the place. */
  service: number;
  /** When it may begin. */
  window: TimeWindow;
}

interface Ways {
  durations: Matrix;
  distances: Matrix;
  /** Rows where the way begins and ends; `START` and `END` when left out. */
  from?: number;
  to?: number;
}

/** An order as it is driven: nobody arrives before a window opens, and whoever is late is late. Unix seconds. */
export interface Drive {
  /** By id of the step. */
  begins: Map<number, number>;
  finish: number;
  /** Driving. */
  seconds: number;
  metres: number;
}

/** Rows of the matrices: where the driver is now, and where the way ends. */
export const START = 0;
export const END = 1;

export function drive(
  steps: readonly DriveStep[],
  begin: number,
  { durations, distances, from = START, to: last = END }: Ways,
): Drive {
  const begins = new Map<number, number>();
  let clock = begin;
  let here = from;
  let seconds = 0;
  let metres = 0;
  const go = (to: number) => {
    const way = durations[here]?.[to] ?? 0;
    clock += way;
    seconds += way;
    metres += distances[here]?.[to] ?? 0;
    here = to;
  };
  for (const { id, place, service, window } of steps) {
    if (place !== null) go(place);
    clock = Math.max(clock, window[0]);
    begins.set(id, clock);
    clock += service;
  }
  go(last);
  return { begins, finish: Math.ceil(clock), seconds, metres };
}
