import type { Clock } from './clock';
import type { Recreate } from './recreate';
import type { Random } from './random';
import type { StringRuin } from './ruin';
import type { SearchState } from './searchState';

export interface AnnealSettings {
  /** Temperatures at the start and the end, as a share of the mean cost of one way between stops. */
  startTemperature: number;
  endTemperature: number;
}

/** The clock and the stop signal are looked at every so many iterations: an iteration of a large plan takes longer. */
const LOOK_EVERY = 256;
const LOOK_EVERY_LARGE = 64;
const LARGE_TASKS = 300;
/** The stop signal also in between: the first iterations of a large plan take milliseconds each. */
export const STOP_EVERY = 8;

export interface AnnealHooks {
  /** Called with each plan that is the best so far, at most every `LOOK_EVERY` iterations. */
  onBest(cost: number, share: number, routes: number, unassigned: number): void;
  /** True to stop now. */
  shouldStop(): boolean;
}

/** Mean cost of a way between two stops of the plan; 1 for a plan without any. */
export function meanWay(state: SearchState): number {
  const ways = state.placed + state.usedCount;
  let cost = 0;
  for (let k = 0; k < state.usedCount; k++) cost += state.routes.cost[state.used[k] as number] as number;
  return ways > 0 && cost > 0 ? cost / ways : 1;
}

/** The longest way between two stops. Ways from starts and to ends are longer and are not representative. */
function longestWay({ routes: { arcCost, next }, model: { tasks } }: SearchState): number {
  let longest = 0;
  for (let i = 0; i < tasks; i++)
    if ((arcCost[i] as number) > longest && (next[i] as number) < tasks) longest = arcCost[i] as number;
  return longest;
}

/**
 * Simulated annealing over ruin and recreate: a worse plan is kept with a chance that shrinks as the temperature falls
 * exponentially with time. Leaves the best plan in `state`; answers the iterations done.
 */
export function anneal(
  state: SearchState,
  ruin: StringRuin,
  recreate: Recreate,
  random: Random,
  clock: Clock,
  settings: AnnealSettings,
  hooks: AnnealHooks,
): number {
  const { model } = state;
  if (model.tasks === 0) return 0;
  const lookEvery = Math.min(model.tasks > LARGE_TASKS ? LOOK_EVERY_LARGE : LOOK_EVERY, clock.every);
  const way = meanWay(state);
  const start = settings.startTemperature * way;
  const cooling = Math.log(settings.endTemperature / settings.startTemperature);
  let temperature = start;
  let best = state.total;
  state.saveBest();
  let bestRoutes = state.usedCount;
  let bestAbsent = state.absentCount;
  let isNewBest = false;
  let iterations = 0;
  state.commit();
  for (;;) {
    if (iterations % lookEvery === 0) {
      const share = clock.share(iterations);
      if (isNewBest) hooks.onBest(best, share, bestRoutes, bestAbsent);
      isNewBest = false;
      if (share >= 1 || hooks.shouldStop()) break;
      temperature = start * Math.exp(cooling * share);
      recreate.longestWay = longestWay(state);
    }
    if (iterations % STOP_EVERY === 0 && hooks.shouldStop()) break;
    iterations++;
    const before = state.total;
    ruin.ruin(seedTask(state, random));
    state.settle();
    recreate.recreate();
    const after = state.total;
    if (after < before - temperature * Math.log(1 - random.next())) {
      if (after < best - 1e-9) {
        best = after;
        state.saveBest();
        bestRoutes = state.usedCount;
        bestAbsent = state.absentCount;
        isNewBest = true;
      }
      state.commit();
    } else state.rollback();
  }
  state.restoreBest();
  return iterations;
}

/** A random task; when some are left out, half of the time one of those, so that room is made where it is needed. */
export function seedTask(state: SearchState, random: Random): number {
  const { model, absentCount } = state;
  if (absentCount === 0 || random.next() < 0.5) return random.below(model.tasks);
  const unit = state.absent[random.below(absentCount)] as number;
  const mate = model.unitMate[unit] as number;
  return mate >= 0 && random.next() < 0.5 ? mate : (model.unitNode[unit] as number);
}
