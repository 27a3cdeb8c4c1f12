import { anneal, type AnnealHooks } from './anneal';
import { since, until, type Clock } from './clock';
import { coarsen, expand } from './coarsen';
import { searchFewest } from './fewestVehicles';
import type { Model } from './model';
import { keepPossible, startFromSteps } from './startPlan';
import { DEFAULT_SETTINGS, prepare, type Searcher, type SearchSettings } from './searcher';
import type { SearchState } from './searchState';

interface SearchResult {
  /** Nodes of each vehicle, in order. */
  routes: number[][];
  /** Cost of the routes, and of the units left out. */
  cost: number;
  iterations: number;
}

/** What a search is asked for besides the plan of least cost. */
interface SearchGoal {
  /** First as few vehicles as possible, then cost. */
  fewestVehicles: boolean;
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

/** Cost alone: chains first on a large day, then stops from what the chains left, or from nothing. Answers the iterations. */
function searchCost(
  searcher: Searcher,
  seed: number,
  clock: Clock,
  hooks: AnnealHooks,
  settings: SearchSettings,
): number {
  const { state, ruin, recreate, random } = searcher;
  const iterations = searchChains(state, seed, clock, hooks, settings);
  const startTemperature = iterations > 0 ? settings.chainedStart : settings.startTemperature;
  recreate.build('far', hooks);
  const left = since(clock, clock.share(iterations), iterations);
  return iterations + anneal(state, ruin, recreate, random, left, { ...settings, startTemperature }, hooks);
}

/** Searches from the vehicles' steps (or from nothing) until the clock ends; one thread, repeatable by seed and clock. */
export function search(
  model: Model,
  seed: number,
  clock: Clock,
  hooks: AnnealHooks,
  goal: SearchGoal = { fewestVehicles: false },
  settings = DEFAULT_SETTINGS,
): SearchResult {
  const searcher = prepare(model, seed, settings);
  startFromSteps(searcher.state);
  const iterations = goal.fewestVehicles
    ? searchFewest(searcher, clock, hooks, settings)
    : searchCost(searcher, seed, clock, hooks, settings);
  return { routes: searcher.state.snapshot(), cost: searcher.state.total, iterations };
}
