import type { UpArcs } from '../build/hierarchy';
import { MinHeap } from '../minHeap';
import type { Seed } from './seeds';

/** A Dijkstra that only goes up in the hierarchy: some hundred nodes, however far it is. */
export class UpwardSearch {
  readonly #heap = new MinHeap();
  readonly #reached: Int32Array;
  readonly #settled: Int32Array;
  #search = 0;
  /** Of the nodes that the last search reached. Tenths of a second; decimetres. */
  readonly times: Int32Array;
  readonly lengths: Int32Array;
  /** Arc over which a node was reached; -1 - index of the seed where it began. */
  readonly arcs: Int32Array;
  readonly #before: Int32Array;
  /** Nodes that the last search settled: the first `count`. */
  readonly found: Int32Array;
  count = 0;

  /**
   * @param up arcs that are followed
   * @param down arcs of the other direction: a node that is faster over a higher one is not followed
   */
  constructor(
    private readonly up: UpArcs,
    private readonly down: UpArcs,
  ) {
    const nodes = up.starts.length - 1;
    this.#reached = new Int32Array(nodes);
    this.#settled = new Int32Array(nodes);
    this.times = new Int32Array(nodes);
    this.lengths = new Int32Array(nodes);
    this.arcs = new Int32Array(nodes);
    this.#before = new Int32Array(nodes);
    this.found = new Int32Array(nodes);
  }

  isSettled(node: number): boolean {
    return this.#settled[node] === this.#search;
  }

  /** The arcs from where the search began to a node, and which seed that was. */
  pathTo(node: number): { arcs: number[]; seed: number } {
    const arcs: number[] = [];
    let at = node;
    let arc = this.arcs[at] as number;
    while (arc >= 0) {
      arcs.push(arc);
      at = this.#before[at] as number;
      arc = this.arcs[at] as number;
    }
    return { arcs: arcs.reverse(), seed: -1 - arc };
  }

  run(seeds: readonly Seed[]): void {
    const { up, times, lengths, arcs, found } = this;
    const [heap, reached, settled, before] = [this.#heap, this.#reached, this.#settled, this.#before];
    const search = ++this.#search;
    heap.clear();
    let count = 0;
    for (let index = 0; index < seeds.length; index++) {
      const { node, time, length } = seeds[index] as Seed;
      if (reached[node] === search && (times[node] as number) <= time) continue;
      reached[node] = search;
      times[node] = time;
      lengths[node] = length;
      arcs[node] = -1 - index;
      heap.push(time, node);
    }
    while (heap.size > 0) {
      const node = heap.firstNode;
      const time = heap.firstKey;
      heap.pop();
      if (settled[node] === search || time > (times[node] as number) || this.#isStalled(node, time)) continue;
      settled[node] = search;
      found[count++] = node;
      const end = up.starts[node + 1] as number;
      for (let arc = up.starts[node] as number; arc < end; arc++) {
        const head = up.ends[arc] as number;
        const there = time + (up.times[arc] as number);
        if (reached[head] === search && (times[head] as number) <= there) continue;
        reached[head] = search;
        times[head] = there;
        lengths[head] = (lengths[node] as number) + (up.lengths[arc] as number);
        arcs[head] = arc;
        before[head] = node;
        heap.push(there, head);
      }
    }
    this.count = count;
  }

  #isStalled(node: number, time: number): boolean {
    const { down, times } = this;
    const end = down.starts[node + 1] as number;
    for (let arc = down.starts[node] as number; arc < end; arc++) {
      const higher = down.ends[arc] as number;
      if (this.#reached[higher] !== this.#search) continue;
      if ((times[higher] as number) + (down.times[arc] as number) < time) return true;
    }
    return false;
  }
}
