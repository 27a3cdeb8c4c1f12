import type { AnnealSettings } from './anneal';
import type { Model } from './model';
import { Neighbours } from './neighbours';
import { Random } from './random';
import { Recreate } from './recreate';
import { StringRuin, type RuinSettings } from './ruin';
import { SearchState } from './searchState';

export interface SearchSettings extends AnnealSettings, RuinSettings {
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
  /** With fewest vehicles: part of the time for the plan of one vehicle more. Default 0.25. */
  freeShare: number;
  /** Temperature at the end of that, and at the start of what follows the emptying, in mean ways. Defaults 0.3 and 1. */
  freeEnd: number;
  reducedStart: number;
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
  freeShare: 0.25,
  freeEnd: 0.3,
  reducedStart: 1,
};

/** What a search works with: its plan, and the steps that change it. */
export function prepare(model: Model, seed: number, settings: SearchSettings) {
  const random = new Random(seed);
  const state = new SearchState(model);
  const isLarge = model.tasks > settings.neighbourLimitAbove;
  const beside = new Neighbours(model, isLarge ? settings.insertionNeighbours : model.tasks);
  const around = isLarge ? new Neighbours(model, settings.ruinNeighbours) : beside;
  const ruin = new StringRuin(state, around, random, settings);
  const recreate = new Recreate(state, random, settings.blink, beside);
  return { random, state, ruin, recreate };
}

export type Searcher = ReturnType<typeof prepare>;
