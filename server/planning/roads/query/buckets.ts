import type { SearchSpace } from './searchSpaces';

/** No way leads there. */
export const NO_WAY = -1;

/** Row by row; NO_WAY where there is none. Tenths of a second; decimetres. */
export interface RoadMatrix {
  times: Int32Array;
  lengths: Int32Array;
}

/** Searches of one side by node, among which those of the other side look for where they meet. */
export class Buckets {
  /** First entry of a node, and one more behind the last. */
  readonly #starts: Int32Array;
  /** Three numbers an entry, side by side: index of the search, time, length. */
  #entries = new Int32Array(0);

  constructor(nodes: number) {
    this.#starts = new Int32Array(nodes + 1);
  }

  fill(spaces: readonly (SearchSpace | null)[]): void {
    const starts = this.#starts.fill(0);
    let count = 0;
    for (const space of spaces) {
      if (!space) continue;
      count += space.length;
      for (let at = 0; at < space.length; at += 3) {
        const node = (space[at] as number) + 1;
        starts[node] = (starts[node] as number) + 1;
      }
    }
    for (let node = 1; node < starts.length; node++)
      starts[node] = (starts[node] as number) + (starts[node - 1] as number);
    const next = starts.slice();
    const entries = new Int32Array(count);
    spaces.forEach((space, index) => {
      if (!space) return;
      for (let at = 0; at < space.length; at += 3) {
        const node = space[at] as number;
        const entry = next[node] as number;
        next[node] = entry + 1;
        entries[entry * 3] = index;
        entries[entry * 3 + 1] = space[at + 1] as number;
        entries[entry * 3 + 2] = space[at + 2] as number;
      }
    });
    this.#entries = entries;
  }

  /** The fastest meeting of a search with each one inside, written to the cells `first`, `first + step` and so on. */
  meet(space: SearchSpace, { times, lengths }: RoadMatrix, first: number, step: number): void {
    const entries = this.#entries;
    const starts = this.#starts;
    for (let i = 0; i < space.length; i += 3) {
      const node = space[i] as number;
      const time = space[i + 1] as number;
      const length = space[i + 2] as number;
      const end = (starts[node + 1] as number) * 3;
      for (let at = (starts[node] as number) * 3; at < end; at += 3) {
        const cell = first + (entries[at] as number) * step;
        const whole = time + (entries[at + 1] as number);
        const best = times[cell] as number;
        if (best !== NO_WAY && best <= whole) continue;
        times[cell] = whole;
        lengths[cell] = length + (entries[at + 2] as number);
      }
    }
  }
}
