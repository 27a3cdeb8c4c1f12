import type { Model } from './model';

/** Entries at most; 32 bytes each. */
const MOST_ENTRIES = 2_000_000;

/**
 * The cheapest place of each unit on each route, kept while the route stays as it is. Most steps of a search are undone,
 * and an undone route gets its old version back: what was found out about it is then still right.
 */
export class InsertionCache {
  readonly #width: number;
  /**
   * Four numbers per entry, side by side for the processor's cache: version of the route (unique over all routes), cost,
   * and the places `after` (-1: none that costs less than `cost`) and `mateAfter`.
   */
  readonly entries: Float64Array;

  constructor({ units, vehicles }: Model) {
    // With more vehicles than columns some share one, and lose each other's entries.
    this.#width = Math.max(1, Math.min(vehicles, Math.floor(MOST_ENTRIES / Math.max(1, units))));
    this.entries = new Float64Array(4 * units * this.#width);
  }

  /** Where the entry begins. */
  at(unit: number, route: number): number {
    const width = this.#width;
    return 4 * (unit * width + (route < width ? route : route % width));
  }
}
