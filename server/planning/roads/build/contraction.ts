import { MinHeap } from '../minHeap';
import type { RemainingGraph } from './remainingGraph';

const NONE = -1;
/** Nodes that a search for a way round looks at; more costs time, fewer makes more shortcuts than needed. */
const LOOK = { trial: 40, real: 250 } as const;

/** Contracts nodes: where the fastest way led over the node, a shortcut takes its place. */
export class Contraction {
  readonly #heap = new MinHeap();
  readonly #times: Int32Array;
  /** Search in which a node was reached last, so that nothing has to be cleared. */
  readonly #reached: Int32Array;
  readonly #settled: Int32Array;
  #search = 0;

  constructor(
    private readonly graph: RemainingGraph,
    nodes: number,
  ) {
    this.#times = new Int32Array(nodes);
    this.#reached = new Int32Array(nodes);
    this.#settled = new Int32Array(nodes);
  }

  /** Shortcuts that the contraction of a node would make, and arcs that would go. */
  trial(node: number): { made: number; gone: number } {
    const { graph } = this;
    let gone = 0;
    for (let arc = graph.firstOut(node); arc !== NONE; arc = graph.nextOut(arc)) gone++;
    for (let arc = graph.firstIn(node); arc !== NONE; arc = graph.nextIn(arc)) gone++;
    return { made: this.#bypass(node, LOOK.trial, false), gone };
  }

  /** Makes the shortcuts and takes the node out. */
  contract(node: number): void {
    this.#bypass(node, LOOK.real, true);
    this.graph.remove(node);
  }

  #bypass(node: number, look: number, isReal: boolean): number {
    const { graph } = this;
    let made = 0;
    let slowest = 0;
    for (let out = graph.firstOut(node); out !== NONE; out = graph.nextOut(out))
      slowest = Math.max(slowest, graph.times.get(out));
    for (let into = graph.firstIn(node); into !== NONE; into = graph.nextIn(into)) {
      const tail = graph.from.get(into);
      const time = graph.times.get(into);
      this.#lookRound(tail, node, time + slowest, look);
      for (let out = graph.firstOut(node); out !== NONE; out = graph.nextOut(out)) {
        const head = graph.to.get(out);
        if (head === tail) continue;
        const over = time + graph.times.get(out);
        if (this.#reached[head] === this.#search && (this.#times[head] as number) <= over) continue;
        made++;
        const length = graph.lengths.get(into) + graph.lengths.get(out);
        if (isReal) graph.connect(tail, head, over, length, into, out);
      }
    }
    return made;
  }

  /** Dijkstra from a node without another one, up to a time and a number of nodes. */
  #lookRound(from: number, without: number, most: number, look: number): void {
    const { graph } = this;
    const [heap, times, reached, settled] = [this.#heap, this.#times, this.#reached, this.#settled];
    const search = ++this.#search;
    heap.clear();
    heap.push(0, from);
    times[from] = 0;
    reached[from] = search;
    for (let left = look; heap.size > 0 && left > 0;) {
      const time = heap.firstKey;
      if (time > most) return;
      const node = heap.firstNode;
      heap.pop();
      if (settled[node] === search) continue;
      settled[node] = search;
      left--;
      for (let arc = graph.firstOut(node); arc !== NONE; arc = graph.nextOut(arc)) {
        const head = graph.to.get(arc);
        if (head === without) continue;
        const there = time + graph.times.get(arc);
        if (there > most || (reached[head] === search && (times[head] as number) <= there)) continue;
        times[head] = there;
        reached[head] = search;
        heap.push(there, head);
      }
    }
  }
}
