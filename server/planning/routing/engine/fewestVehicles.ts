import { anneal, type AnnealHooks } from './anneal';
import { since, until, type Clock } from './clock';
import { reduceFleet } from './reduceFleet';
import type { Searcher, SearchSettings } from './searcher';
import type { SearchState } from './searchState';

/** Part of the time that may go into emptying vehicles, and part of what is left of a round for doing so again. */
const FLEET_SHARE = 0.5;
const AGAIN_SHARE = 0.4;
/** Up to so many tasks there is time for several rounds; they end at different distances. */
const SEVERAL_ROUNDS_UP_TO = 300;
const ROUNDS = 3;

/** Part of what is left of a clock after `done` iterations. */
function ofTheRest(clock: Clock, share: number, done: number): Clock {
  return until(since(clock, clock.share(done), done), share);
}

/** Leaves as many vehicles open as are used, and `spare` of each type. */
function closeEmpty({ isClosed, model, routes }: SearchState, spare: number): void {
  for (const vehicles of model.vehiclesOfType) {
    let left = spare;
    for (const v of vehicles) isClosed[v] = (routes.count[v] as number) > 0 || left-- > 0 ? 0 : 1;
  }
}

/**
 * From the plan in `state`, with `spare` vehicles more: makes it short, empties it of them once more, and makes that
 * short. Begins the last part from the plan given when the vehicles cannot be emptied again. Answers the iterations.
 */
function oneRound(
  { state, ruin, recreate, random }: Searcher,
  spare: number,
  clock: Clock,
  hooks: AnnealHooks,
  settings: SearchSettings,
): number {
  // Plans with more vehicles cost less than the answer will, so they are not reported.
  const quiet = { shouldStop: () => hooks.shouldStop(), onBest: () => undefined };
  const { freeShare, freeEnd, reducedStart } = settings;
  const given = state.snapshot();
  const fewest = state.usedCount;
  closeEmpty(state, spare);
  const free = { ...settings, endTemperature: freeEnd };
  let done = anneal(state, ruin, recreate, random, ofTheRest(clock, freeShare, 0), free, quiet);
  done += reduceFleet(state, ruin, recreate, random, ofTheRest(clock, AGAIN_SHARE, done), hooks, fewest);
  const isAgain = state.usedCount <= fewest;
  if (!isAgain) {
    state.restore(given);
    closeEmpty(state, 0);
  }
  const last = isAgain ? { ...settings, startTemperature: reducedStart } : settings;
  return done + anneal(state, ruin, recreate, random, ofTheRest(clock, 1, done), last, hooks);
}

/**
 * Vehicles first. Emptying vehicles leaves a plan in disorder, and among the few complete plans of so few vehicles a
 * search from there is caught soon. So the plan gets vehicles back, is made short, and is emptied of them once more: near
 * a good plan of more vehicles is a good one of few. With one vehicle more the plan stays nearest; from some plans of
 * as many vehicles as they like the way back is easier. The best of the rounds counts.
 */
export function searchFewest(
  searcher: Searcher,
  clock: Clock,
  hooks: AnnealHooks,
  settings: SearchSettings,
): number {
  const { state, ruin, recreate, random } = searcher;
  recreate.build('far', hooks);
  let done = reduceFleet(state, ruin, recreate, random, until(clock, FLEET_SHARE), hooks);
  if (state.absentCount > 0)
    return done + anneal(state, ruin, recreate, random, ofTheRest(clock, 1, done), settings, hooks);
  const rounds = state.model.tasks <= SEVERAL_ROUNDS_UP_TO ? ROUNDS : 1;
  let best = { plan: state.snapshot(), cost: Infinity };
  for (let round = 0; round < rounds && !hooks.shouldStop(); round++) {
    const part = ofTheRest(clock, 1 / (rounds - round), done);
    done += oneRound(searcher, round % 2 === 0 ? 1 : Infinity, part, hooks, settings);
    if (state.total < best.cost) best = { plan: state.snapshot(), cost: state.total };
    state.restore(best.plan);
  }
  return done;
}
