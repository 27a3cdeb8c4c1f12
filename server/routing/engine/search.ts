import { anneal, type AnnealHooks, type AnnealSettings } from './anneal';
import type { Clock } from './clock';
import type { Model } from './model';
import { nearest } from './neighbours';
import { Random } from './random';
import { Recreate } from './recreate';
import { reduceFleet } from './reduceFleet';
import { StringRuin, type RuinSettings } from './ruin';
import { startFromSteps } from './startPlan';
import { SearchState } from './searchState';

interface SearchSettings extends AnnealSettings, RuinSettings {
  /** Chance that a position is passed over. Default 0.02. */
  blink: number;
  /** Above this many tasks only positions beside `insertionNeighbours` tasks are looked at. Default 200. */
  neighbourLimitAbove: number;
  insertionNeighbours: number;
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
  const beside = nearest(model, isLarge ? settings.insertionNeighbours : model.tasks);
  const around = isLarge ? nearest(model, settings.ruinNeighbours) : beside;
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
  return { share: (more) => (clock.share(done + more) - share) / (1 - share), every: clock.every };
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
  recreate.build('far', hooks);
  let iterations = 0;
  if (goal.fewestVehicles)
    iterations = reduceFleet(state, ruin, recreate, random, until(clock, FLEET_SHARE), hooks);
  const share = clock.share(iterations);
  iterations += anneal(state, ruin, recreate, random, since(clock, share, iterations), settings, hooks);
  return { routes: state.snapshot(), cost: state.total, iterations };
}
