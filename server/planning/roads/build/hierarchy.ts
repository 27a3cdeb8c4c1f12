import { VISITORS } from '../extract/readExtract';
import { MinHeap } from '../minHeap';
import { Contraction } from './contraction';
import { RemainingGraph } from './remainingGraph';
import type { StreetGraph } from './streetGraph';
import { edgeOf, type TurnGraph } from './turns';

/** Arcs to more important nodes, by the less important one. */
export interface UpArcs {
  /** First arc of a node, and one more entry behind the last. */
  starts: Int32Array;
  /** The more important node. */
  ends: Int32Array;
  /** Tenths of a second. */
  times: Int32Array;
  /** Decimetres. */
  lengths: Int32Array;
  /**
   * What an arc stands for: -1 - directed street; or, of a shortcut, its first arc (one of `backward`) and its second
   * (one of `forward`), which meet at a less important node.
   */
  firsts: Int32Array;
  seconds: Int32Array;
}

/**
 * A contraction hierarchy (Geisberger et al. 2008). Nodes are numbered by importance, so that a search, which only goes
 * up, ends among numbers that are close together in memory.
 */
export interface Hierarchy {
  /** Number in the hierarchy by number in the graph. */
  ranks: Int32Array;
  /** Arcs that leave a node. */
  forward: UpArcs;
  /** Arcs that come to a node. */
  backward: UpArcs;
}

const NONE = -1;
/** Shares of what makes a node important: shortcuts that it would need, and how deep the hierarchy is under it. */
const WEIGHT = { made: 2, gone: 1, depth: 2 } as const;

function connectStreets(graph: RemainingGraph, { edges }: StreetGraph, { arcs }: TurnGraph): void {
  for (let arc = 0; arc < arcs.from.length; arc++) {
    const [from, to, directed] = [arcs.from[arc], arcs.to[arc], arcs.directed[arc]] as [
      number,
      number,
      number,
    ];
    const edge = edgeOf(directed);
    // Streets for visitors are searched at the two ends of a way alone (`closedStreets.ts`).
    if (from === to || (edges.directions[edge] as number) & VISITORS) continue;
    graph.connect(from, to, edges.times[edge] as number, edges.lengths[edge] as number, -1 - directed, -1);
  }
}

/** Contracts every node, the least important first. @returns the order */
function contractAll(graph: RemainingGraph, nodes: number, onProgress: (share: number) => void): Int32Array {
  const contraction = new Contraction(graph, nodes);
  const depths = new Int32Array(nodes);
  const queue = new MinHeap();
  const importance = (node: number) => {
    const { made, gone } = contraction.trial(node);
    return WEIGHT.made * made - WEIGHT.gone * gone + WEIGHT.depth * (depths[node] as number);
  };
  for (let node = 0; node < nodes; node++) queue.push(importance(node), node);
  const order = new Int32Array(nodes);
  for (let done = 0; queue.size > 0;) {
    const node = queue.firstNode;
    queue.pop();
    const now = importance(node);
    if (queue.size > 0 && now > queue.firstKey) {
      queue.push(now, node);
      continue;
    }
    const depth = (depths[node] as number) + 1;
    const deepen = (neighbour: number) => (depths[neighbour] = Math.max(depths[neighbour] as number, depth));
    for (let arc = graph.firstOut(node); arc !== NONE; arc = graph.nextOut(arc)) deepen(graph.to.get(arc));
    for (let arc = graph.firstIn(node); arc !== NONE; arc = graph.nextIn(arc)) deepen(graph.from.get(arc));
    contraction.contract(node);
    order[done++] = node;
    if (done % 4096 === 0) onProgress(done / nodes);
  }
  return order;
}

/** Puts the arcs beside their less important node. `places` tells where each arc of the graph went. */
function upArcs(
  graph: RemainingGraph,
  nodes: number,
  picked: readonly number[],
  lowOf: (arc: number) => number,
  highOf: (arc: number) => number,
  places: Int32Array,
): UpArcs {
  const starts = new Int32Array(nodes + 1);
  for (const arc of picked) starts[lowOf(arc) + 1] = (starts[lowOf(arc) + 1] as number) + 1;
  for (let node = 0; node < nodes; node++)
    starts[node + 1] = (starts[node + 1] as number) + (starts[node] as number);
  const next = starts.slice();
  const sorted = new Int32Array(picked.length);
  for (const arc of picked) {
    const at = next[lowOf(arc)] as number;
    next[lowOf(arc)] = at + 1;
    sorted[at] = arc;
    places[arc] = at;
  }
  return {
    starts,
    ends: sorted.map(highOf),
    times: sorted.map((arc) => graph.times.get(arc)),
    lengths: sorted.map((arc) => graph.lengths.get(arc)),
    firsts: sorted.map((arc) => graph.firsts.get(arc)),
    seconds: sorted.map((arc) => graph.seconds.get(arc)),
  };
}

export function hierarchy(
  streets: StreetGraph,
  turns: TurnGraph,
  onProgress: (share: number) => void,
): Hierarchy {
  const graph = new RemainingGraph(turns.nodes);
  connectStreets(graph, streets, turns);
  const order = contractAll(graph, turns.nodes, onProgress);
  const ranks = new Int32Array(turns.nodes);
  order.forEach((node, rank) => (ranks[node] = rank));
  const from = (arc: number) => ranks[graph.from.get(arc)] as number;
  const to = (arc: number) => ranks[graph.to.get(arc)] as number;
  const places = new Int32Array(graph.from.length);
  const arcs = Array.from({ length: graph.from.length }, (_, arc) => arc);
  const upward = arcs.filter((arc) => from(arc) < to(arc));
  const downward = arcs.filter((arc) => from(arc) > to(arc));
  const forward = upArcs(graph, turns.nodes, upward, from, to, places);
  const backward = upArcs(graph, turns.nodes, downward, to, from, places);
  for (const { firsts, seconds } of [forward, backward])
    for (let arc = 0; arc < firsts.length; arc++) {
      if ((firsts[arc] as number) < 0) continue;
      firsts[arc] = places[firsts[arc] as number] as number;
      seconds[arc] = places[seconds[arc] as number] as number;
    }
  return { ranks, forward, backward };
}
