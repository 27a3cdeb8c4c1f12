/** How far a search is: by time or by iterations. `share` runs from 0 to 1. */
export interface Clock {
  share(iterations: number): number;
}

/** `budgetMs` of a clock that counts milliseconds (wall time, or CPU time in benchmarks). */
export function timeClock(now: () => number, budgetMs: number): Clock {
  const start = now();
  return { share: () => (now() - start) / budgetMs };
}

/** A fixed number of iterations: the same seed gives the same plan on every machine. */
export function iterationClock(iterations: number): Clock {
  return { share: (done) => done / iterations };
}
