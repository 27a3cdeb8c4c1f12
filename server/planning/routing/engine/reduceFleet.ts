import { meanWay, seedTask, STOP_EVERY, type AnnealHooks } from './anneal';
import type { Clock } from './clock';
import type { Random } from './random';
import type { Recreate } from './recreate';
import type { StringRuin } from './ruin';
import type { SearchState } from './searchState';

const LOOK_EVERY = 64;
// In mean ways between stops: temperature while the number of vehicles shrinks; what leaving a unit out costs, and what
// it costs more for each step in which it was left out.
const TEMPERATURE = 0.2;
const ABSENT = 2;
const PER_COUNT = 0.01;
/** Given up after this share of the time without success, or after twice as long as it took so far: what is longer. */
const TIME_SHARE_WITHOUT_SUCCESS = 0.4;

/** The fewest vehicles that loads allow: sum over the largest capacity, per dimension. */
function leastVehicles(state: SearchState): number {
  const { model } = state;
  let least = model.units > 0 ? 1 : 0;
  if (model.loadMode !== 'total') return least;
  for (let d = 0; d < model.dimensions; d++) {
    let sum = 0;
    let largest = 0;
    for (let task = 0; task < model.tasks; task++)
      sum +=
        (model.fromStart[task * model.dimensions + d] as number) +
        (model.taken[task * model.dimensions + d] as number);
    for (let v = 0; v < model.vehicles; v++)
      largest = Math.max(largest, model.capacity[v * model.dimensions + d] as number);
    if (largest > 0) least = Math.max(least, Math.ceil(sum / largest - 1e-9));
  }
  return least;
}

/**
 * Empties one vehicle after the other while all units still find a place. Units without a place wait in the absent set
 * and keep count of how often they were left there (Christiaens and Vanden Berghe 2020, §4.3). The paper takes a plan
 * whenever its sum of counts is smaller, whatever it costs, so that long routes stay in disorder and never get short
 * enough for one more stop. Here the counts are a price on top of the cost and one annealing criterion judges both:
 * the hard units come back in because they get dear, and routes stay short meanwhile. Ends at the lower bound of loads,
 * with the clock, or at `enough` vehicles, which are known to be possible; leaves the last complete plan in `state`, other vehicles closed.
 */
export function reduceFleet(
  state: SearchState,
  ruin: StringRuin,
  recreate: Recreate,
  random: Random,
  clock: Clock,
  hooks: AnnealHooks,
  enough = 0,
): number {
  const { model, routes } = state;
  if (model.tasks === 0) return 0;
  const counts = new Float64Array(model.units);
  const least = Math.max(enough, leastVehicles(state));
  let complete: number[][] | undefined;
  let iterations = 0;
  let reducedAt = 0;
  const way = meanWay(state);
  const sum = () => {
    let total = 0;
    for (let k = 0; k < state.absentCount; k++)
      total += ABSENT + PER_COUNT * (counts[state.absent[k] as number] as number);
    return total * way;
  };
  for (;;) {
    if (state.absentCount === 0) {
      complete = state.snapshot();
      if (state.usedCount <= least || !closeOne(state, counts)) break;
      reducedAt = clock.share(iterations);
    }
    if (iterations % Math.min(LOOK_EVERY, clock.every) === 0) {
      const share = clock.share(iterations);
      const isHopeless =
        enough === 0 && complete && share - reducedAt > Math.max(TIME_SHARE_WITHOUT_SUCCESS, 2 * reducedAt);
      if (share >= 1 || isHopeless || hooks.shouldStop()) break;
    }
    if (iterations % STOP_EVERY === 0 && hooks.shouldStop()) break;
    iterations++;
    const before = state.cost + sum();
    ruin.ruin(seedTask(state, random));
    state.settle();
    recreate.recreate();
    const after = state.cost + sum();
    for (let k = 0; k < state.absentCount; k++) {
      const unit = state.absent[k] as number;
      counts[unit] = (counts[unit] as number) + 1;
    }
    const isTaken =
      state.absentCount === 0 || after < before - TEMPERATURE * way * Math.log(1 - random.next());
    if (isTaken) state.commit();
    else state.rollback();
  }
  // Without a complete plan every vehicle stays open: what is left out matters more than how many are used.
  if (!complete) return iterations;
  state.restore(complete);
  for (let v = 0; v < model.vehicles; v++) state.isClosed[v] = routes.count[v] === 0 ? 1 : 0;
  return iterations;
}

/** Empties the vehicle whose units were left out least, and keeps it closed. False when every vehicle has locked tasks. */
function closeOne(state: SearchState, counts: Float64Array): boolean {
  const { model, routes } = state;
  let best = -1;
  let least = Infinity;
  for (let k = 0; k < state.usedCount; k++) {
    const route = state.used[k] as number;
    let weight = 0;
    for (const task of routes.tasksOf(route))
      weight +=
        model.lockedNode[task] === 1 ? Infinity : 1 + (counts[model.unitOf[task] as number] as number);
    if (weight < least) {
      least = weight;
      best = route;
    }
  }
  if (best < 0) return false;
  state.touch(best);
  for (const task of routes.tasksOf(best)) state.removeTask(task);
  state.settle();
  state.commit();
  for (let v = 0; v < model.vehicles; v++) if (routes.count[v] === 0) state.isClosed[v] = 1;
  return true;
}
