import { isReversed } from '../build/turns';
import { BACKWARD, FORWARD, VISITORS } from '../extract/readExtract';
import { MinHeap } from '../minHeap';
import type { Roads } from '../roads';
import { arrivingSeeds, copiesInto, leavingSeeds, type Seed } from './seeds';
import type { Snapped } from './snap';

/** A directed street for visitors, and a node at its other end. */
interface Step {
  directed: number;
  node: number;
}

type Steps = ReadonlyMap<number, readonly Step[]>;

function push(steps: Map<number, Step[]>, from: number, step: Step): void {
  const known = steps.get(from);
  if (known) known.push(step);
  else steps.set(from, [step]);
}

/** The streets for visitors by the nodes of the turn graph at which they begin, and at which they end. */
function stepsOf(roads: Roads): { onward: Steps; back: Steps } {
  const { edges, turns } = roads;
  const [onward, back] = [new Map<number, Step[]>(), new Map<number, Step[]>()];
  for (let edge = 0; edge < edges.from.length; edge++) {
    const directions = edges.directions[edge] as number;
    if ((directions & VISITORS) === 0) continue;
    for (const [bit, directed] of [
      [FORWARD, edge * 2],
      [BACKWARD, edge * 2 + 1],
    ] as const) {
      if ((directions & bit) === 0) continue;
      const crossing = (isReversed(directed) ? edges.to : edges.from)[edge] as number;
      const end = turns.arrivals[directed] as number;
      for (const begin of [crossing, ...copiesInto(roads, crossing, directed)]) {
        push(onward, begin, { directed, node: end });
        push(back, end, { directed, node: begin });
      }
    }
  }
  return { onward, back };
}

/** A seed by its node of the turn graph, and the street by which the search came there. */
interface Reached extends Seed {
  graphNode: number;
}

/**
 * Where ways begin and end. Streets for visitors are no part of the hierarchy: a way may begin in them and end in them,
 * and never leads through. So a place in them has as many beginnings as there are crossings that can be reached from it
 * over such streets alone; there are a few of them around any place.
 */
export class ClosedStreets {
  #steps: { onward: Steps; back: Steps } | null = null;
  #nodes: Int32Array | null = null;

  constructor(private readonly roads: Roads) {}

  leaving(place: Snapped): Seed[] {
    const seeds = leavingSeeds(this.roads, place);
    if (!this.#isClosed(place)) return seeds;
    this.#steps ??= stepsOf(this.roads);
    return this.#spread(seeds, this.#steps.onward, (streets, directed) => [...streets, directed]);
  }

  arriving(place: Snapped): Seed[] {
    const seeds = arrivingSeeds(this.roads, place);
    if (!this.#isClosed(place)) return seeds;
    this.#steps ??= stepsOf(this.roads);
    return this.#spread(seeds, this.#steps.back, (streets, directed) => [directed, ...streets]);
  }

  #isClosed({ edge }: Snapped): boolean {
    return ((this.roads.edges.directions[edge] as number) & VISITORS) !== 0;
  }

  /** Dijkstra over the streets for visitors around a place. */
  #spread(
    seeds: readonly Seed[],
    steps: Steps,
    join: (streets: readonly number[], directed: number) => readonly number[],
  ): Seed[] {
    const { edges, hierarchy } = this.roads;
    this.#nodes ??= nodesOf(this.roads);
    const best = new Map<number, Reached>();
    const heap = new MinHeap();
    const reach = (next: Reached) => {
      const known = best.get(next.graphNode);
      if (known && known.time <= next.time) return;
      best.set(next.graphNode, next);
      heap.push(next.time, next.graphNode);
    };
    for (const seed of seeds) reach({ ...seed, graphNode: this.#nodes[seed.node] as number });
    while (heap.size > 0) {
      const [time, from] = [heap.firstKey, heap.firstNode];
      heap.pop();
      const here = best.get(from);
      if (!here || here.time < time) continue;
      for (const { directed, node } of steps.get(from) ?? []) {
        const edge = directed >> 1;
        reach({
          graphNode: node,
          node: hierarchy.ranks[node] as number,
          time: here.time + (edges.times[edge] as number),
          length: here.length + (edges.lengths[edge] as number),
          streets: join(here.streets, directed),
        });
      }
    }
    return [...best.values()];
  }
}

/** Number in the graph by number in the hierarchy. */
function nodesOf({ hierarchy: { ranks } }: Roads): Int32Array {
  const nodes = new Int32Array(ranks.length);
  ranks.forEach((rank, node) => (nodes[rank] = node));
  return nodes;
}
