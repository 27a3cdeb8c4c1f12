/** How far a search is: by time or by iterations. `share` runs from 0 to 1. */
export interface Clock {
  share(iterations: number): number;
  /** It must be looked at after so many iterations at most. */
  readonly every: number;
}

/** Looks during a search of a given number of iterations, so that a short one cools as a long one does. */
const LOOKS = 64;

/** `budgetMs` of a clock that counts milliseconds (wall time, or CPU time in benchmarks). */
export function timeClock(now: () => number, budgetMs: number): Clock {
  const start = now();
  return { share: () => (now() - start) / budgetMs, every: Infinity };
}

/** A fixed number of iterations: the same seed gives the same plan on every machine. */
export function iterationClock(iterations: number): Clock {
  return { share: (done) => done / iterations, every: Math.max(1, Math.floor(iterations / LOOKS)) };
}

/** Part of a clock that ends at `share` of it. */
export function until(clock: Clock, share: number): Clock {
  return { share: (done) => clock.share(done) / share, every: clock.every };
}

/** Part of a clock that begins at `share` of it, after `done` iterations. */
export function since(clock: Clock, share: number, done: number): Clock {
  const left = 1 - share;
  return { share: (more) => (left > 0 ? (clock.share(done + more) - share) / left : 1), every: clock.every };
}
