import type { Neighbours } from './neighbours';
import type { Random } from './random';
import type { SearchState } from './searchState';

/** Parameters of the ruin (Christiaens and Vanden Berghe 2020, §5.1). */
export interface RuinSettings {
  /** Mean number of tasks removed. Default 10. */
  meanRemoved: number;
  /** The longest string removed from one route. Tasks; default 10. */
  longestString: number;
  /** Chance of keeping a part inside the string. Default 0.5. */
  splitChance: number;
  /** Chance that the kept part grows by one more task. Default 0.99 of stopping, so 0.01. */
  splitGrowth: number;
}

/** Removes adjacent strings: rows of consecutive stops from routes near a seed task, one string per route. */
export class StringRuin {
  readonly #state: SearchState;
  readonly #near: Neighbours;
  readonly #random: Random;
  readonly #settings: RuinSettings;
  readonly #positions: Int32Array;

  constructor(state: SearchState, near: Neighbours, random: Random, settings: RuinSettings) {
    this.#state = state;
    this.#near = near;
    this.#random = random;
    this.#settings = settings;
    this.#positions = new Int32Array(state.model.tasks + 2);
  }

  /** Takes strings around a seed off their routes; the units removed are in `state.removed`. */
  ruin(seed: number): void {
    const state = this.#state;
    const { routeOf, count } = state.routes;
    const { meanRemoved, longestString } = this.#settings;
    const mean = state.placed / Math.max(1, state.usedCount);
    const mostLength = Math.min(longestString, mean);
    const mostStrings = (4 * meanRemoved) / (1 + mostLength) - 1;
    const strings = Math.floor(1 + this.#random.next() * mostStrings);
    let done = 0;
    const base = this.#near.rowOf(seed);
    for (let k = -1; k < this.#near.count && done < strings; k++) {
      const task = k < 0 ? seed : (this.#near.list[base + k] as number);
      const route = routeOf[task] as number;
      if (route < 0 || state.isTouched(route) || state.model.lockedVehicle[route] === 1) continue;
      const size = count[route] as number;
      const most = Math.min(size, mostLength);
      const length = Math.floor(1 + this.#random.next() * most);
      state.touch(route);
      this.#removeString(task, route, size, Math.min(length, size));
      done++;
    }
  }

  #removeString(task: number, route: number, size: number, length: number): void {
    const { next } = this.#state.routes;
    const positions = this.#positions;
    let at = 0;
    let n = 0;
    for (let i = next[this.#state.routes.startOf(route)] as number; n < size; i = next[i] as number) {
      if (i === task) at = n;
      positions[n++] = i;
    }
    let kept = 0;
    if (length > 1 && length < size && this.#random.next() < this.#settings.splitChance) {
      kept = 1;
      while (length + kept < size && this.#random.next() < this.#settings.splitGrowth) kept++;
    }
    const span = length + kept;
    const lowest = Math.max(0, at - span + 1);
    const highest = Math.min(at, size - span);
    const from = lowest + this.#random.below(highest - lowest + 1);
    const keptFrom = kept === 0 ? span : 1 + this.#random.below(length - 1);
    for (let k = 0; k < span; k++) {
      if (k >= keptFrom && k < keptFrom + kept) continue;
      this.#state.removeTask(positions[from + k] as number);
    }
  }
}
