import { anneal, type AnnealHooks, type AnnealSettings } from './anneal';
import type { Clock } from './clock';
import { coarsen, expand } from './coarsen';
import type { Model } from './model';
import { Neighbours } from './neighbours';
import { Random } from './random';
import { Recreate } from './recreate';
import { reduceFleet } from './reduceFleet';
import { StringRuin, type RuinSettings } from './ruin';
import { keepPossible, startFromSteps } from './startPlan';
import { SearchState } from './searchState';

interface SearchSettings extends AnnealSettings, RuinSettings {
  /** Chance that a position is passed over. Default 0.02. */
  blink: number;
  /** Above this many tasks only positions beside `insertionNeighbours` tasks are looked at. Default 200. */
  neighbourLimitAbove: number;
  insertionNeighbours: number;
  /** Part of the time in which chains of stops are planned in place of stops (`coarsen.ts`). Default 0.25. */
  chainShare: number;
  /** Temperature at the end of that, and at the start of what follows, in mean ways. Defaults 0.1 and 1. */
  chainEnd: number;
  chainedStart: number;
  /** How many near tasks a ruin may walk over to find its strings. Default 120. */
  ruinNeighbours: number;
}

export const DEFAULT_SETTINGS: SearchSettings = {
  startTemperature: 3,
  endTemperature: 0.05,
  meanRemoved: 10,
  longestString: 10,
  splitChance: 0.5,
  splitGrowth: 0.01,
  blink: 0.02,
  neighbourLimitAbove: 200,
  insertionNeighbours: 40,
  ruinNeighbours: 120,
  chainShare: 0.25,
  chainEnd: 0.1,
  chainedStart: 1,
};

interface SearchResult {
  /** Nodes of each vehicle, in order. */
  routes: number[][];
  /** Cost of the routes, and of the units left out. */
  cost: number;
  iterations: number;
}

/** What a search is asked for besides the plan of least cost. */
interface SearchGoal {
  /** First as few vehicles as possible, then cost. Takes up to `fleetShare` of the time. */
  fewestVehicles: boolean;
}

/** Part of the time that may go into emptying vehicles. */
const FLEET_SHARE = 0.6;

function prepare(model: Model, seed: number, settings: SearchSettings) {
  const random = new Random(seed);
  const state = new SearchState(model);
  const isLarge = model.tasks > settings.neighbourLimitAbove;
  const beside = new Neighbours(model, isLarge ? settings.insertionNeighbours : model.tasks);
  const around = isLarge ? new Neighbours(model, settings.ruinNeighbours) : beside;
  const ruin = new StringRuin(state, around, random, settings);
  const recreate = new Recreate(state, random, settings.blink, beside);
  return { random, state, ruin, recreate };
}

/** Part of a clock that ends at `share` of it. */
function until(clock: Clock, share: number): Clock {
  return { share: (done) => clock.share(done) / share, every: clock.every };
}

/** Part of a clock that begins at `share` of it, after `done` iterations. */
function since(clock: Clock, share: number, done: number): Clock {
  const left = 1 - share;
  return { share: (more) => (left > 0 ? (clock.share(done + more) - share) / left : 1), every: clock.every };
}

/** First with chains of stops in place of stops: a day so large has its towns shared out sooner. Answers the iterations. */
function searchChains(
  state: SearchState,
  seed: number,
  clock: Clock,
  hooks: AnnealHooks,
  settings: SearchSettings,
): number {
  const coarse = coarsen(state.model, () => hooks.shouldStop());
  if (!coarse) return 0;
  const { random, state: chains, ruin, recreate } = prepare(coarse.model, seed, settings);
  const { chainShare, chainEnd } = settings;
  const own: AnnealHooks = {
    shouldStop: () => hooks.shouldStop(),
    onBest: (cost, share, routes, unassigned) =>
      hooks.onBest(cost + coarse.inside, share * chainShare, routes, unassigned),
  };
  startFromSteps(chains);
  recreate.build('far', own);
  const cooling = { ...settings, endTemperature: chainEnd };
  const iterations = anneal(chains, ruin, recreate, random, until(clock, chainShare), cooling, own);
  state.restore(expand(coarse, chains.snapshot()));
  keepPossible(state);
  return iterations;
}

/** Searches from the vehicles' steps (or from nothing) until the clock ends; one thread, repeatable by seed and clock. */
export function search(
  model: Model,
  seed: number,
  clock: Clock,
  hooks: AnnealHooks,
  goal: SearchGoal = { fewestVehicles: false },
  settings: SearchSettings = DEFAULT_SETTINGS,
): SearchResult {
  const { random, state, ruin, recreate } = prepare(model, seed, settings);
  startFromSteps(state);
  let iterations = goal.fewestVehicles ? 0 : searchChains(state, seed, clock, hooks, settings);
  const start = iterations > 0 ? settings.chainedStart : settings.startTemperature;
  recreate.build('far', hooks);
  if (goal.fewestVehicles)
    iterations += reduceFleet(state, ruin, recreate, random, until(clock, FLEET_SHARE), hooks);
  const share = clock.share(iterations);
  const own = { ...settings, startTemperature: start };
  iterations += anneal(state, ruin, recreate, random, since(clock, share, iterations), own, hooks);
  return { routes: state.snapshot(), cost: state.total, iterations };
}
