import type { Seed } from './seeds';
import type { Snapped } from './snap';
import type { UpwardSearch } from './upwardSearch';

/** What a search up from a place found: node, time and length, side by side. */
export type SearchSpace = Int32Array;

/** Numbers that are kept: the searches of some 8,000 places, 32 MB. */
const MOST_NUMBERS = 8_000_000;

/**
 * The searches of places that are asked for again and again, as those of a day are: a new stop then costs its own search
 * and a look at the others.
 */
export class SearchSpaces {
  readonly #kept = new Map<string, SearchSpace>();
  #numbers = 0;

  constructor(
    private readonly search: UpwardSearch,
    /** Where the ways of a place begin, or end. */
    private readonly seedsOf: (place: Snapped) => readonly Seed[],
  ) {}

  of(place: Snapped): SearchSpace {
    const key = `${place.edge} ${place.share} ${place.directions}`;
    const known = this.#kept.get(key);
    if (known) {
      // The last of the map is the one that was asked for last.
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const { search } = this;
    search.run(this.seedsOf(place));
    const space = new Int32Array(search.count * 3);
    for (let i = 0; i < search.count; i++) {
      const node = search.found[i] as number;
      space[i * 3] = node;
      space[i * 3 + 1] = search.times[node] as number;
      space[i * 3 + 2] = search.lengths[node] as number;
    }
    this.#kept.set(key, space);
    this.#numbers += space.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#numbers <= MOST_NUMBERS) break;
      this.#kept.delete(oldest);
      this.#numbers -= length;
    }
    return space;
  }
}
