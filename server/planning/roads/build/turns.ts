import { growingInts } from '../growing';
import { BACKWARD, FORWARD, indexIn, type RawRoads } from '../extract/readExtract';
import type { StreetGraph } from './streetGraph';

// A turn depends on where the driver comes from, and a node of a graph does not know that. So a crossing with turn
// rules gets a copy for every street from which a turn is forbidden: who comes from there arrives at the copy, and the
// copy has only the streets that are allowed.

/**
 * A street in one direction: edge × 2, + 1 against the direction in which it is stored.
 */
export const edgeOf = (directed: number) => directed >> 1;
export const isReversed = (directed: number) => (directed & 1) === 1;

/** The graph in which every path keeps the turn rules. */
export interface TurnGraph {
  nodes: number;
  /** Crossing of each copy; copies have the numbers after the crossings, ascending by crossing. */
  copies: Int32Array;
  /** Node at which a directed street arrives; -1: it is not driven in this direction. */
  arrivals: Int32Array;
  /** One arc per directed street and node from which it may be driven into. */
  arcs: { from: Int32Array; to: Int32Array; directed: Int32Array };
  /** First of the directed streets that leave a copy, and one more entry behind the last. */
  leaveStarts: Int32Array;
  leaves: Int32Array;
  /** Copies for which a rule had to be ignored, as it left no way on. */
  ignored: number;
}

const tailOf = ({ edges }: StreetGraph, directed: number) =>
  (isReversed(directed) ? edges.to : edges.from)[edgeOf(directed)] as number;
const headOf = ({ edges }: StreetGraph, directed: number) =>
  (isReversed(directed) ? edges.from : edges.to)[edgeOf(directed)] as number;

function isDriven({ edges }: StreetGraph, directed: number): boolean {
  return ((edges.directions[edgeOf(directed)] as number) & (isReversed(directed) ? BACKWARD : FORWARD)) !== 0;
}

/** Directed streets by the crossing at one of their ends. */
function streetsAt(graph: StreetGraph, endOf: (graph: StreetGraph, directed: number) => number): number[][] {
  const streets: number[][] = Array.from({ length: graph.longitudes.length }, () => []);
  for (let directed = 0; directed < graph.edges.from.length * 2; directed++)
    if (isDriven(graph, directed)) streets[endOf(graph, directed)]?.push(directed);
  return streets;
}

/** For each arriving street with rules, the streets that may follow. */
function allowedTurns(
  graph: StreetGraph,
  { turns, ways, nodes }: Pick<RawRoads, 'turns' | 'ways' | 'nodes'>,
  crossingOf: (node: number) => number,
  leaving: readonly number[][],
) {
  const arriving = streetsAt(graph, headOf);
  const indexes = new Map(Array.from(ways.ids, (id, index) => [id, index]));
  const wayOf = (directed: number) => graph.edges.ways[edgeOf(directed)] as number;
  const allowed = new Map<number, Set<number>>();
  let ignored = 0;
  for (const rule of turns) {
    const node = indexIn(nodes.ids, rule.via);
    const via = node < 0 ? -1 : crossingOf(node);
    const from = new Set(rule.from.flatMap((id) => indexes.get(id) ?? []));
    const to = new Set(rule.to.flatMap((id) => indexes.get(id) ?? []));
    for (const arrival of arriving[via] ?? []) {
      if (!from.has(wayOf(arrival))) continue;
      const back = arrival ^ 1;
      const isNamed = (directed: number) => to.has(wayOf(directed)) && (directed !== back || rule.isUTurn);
      const before = allowed.get(arrival) ?? new Set(leaving[via]);
      const after = new Set([...before].filter((directed) => isNamed(directed) === rule.isOnly));
      // A rule that leaves no way on, or names streets outside the area, would make a trap.
      if (after.size === 0) ignored++;
      else if (after.size < before.size) allowed.set(arrival, after);
    }
  }
  // Who may not turn does not turn round instead, neither here nor at the next crossing, unless nothing else is left.
  const restricted = [...allowed];
  const withoutUTurn = (arrival: number) => {
    const streets = allowed.get(arrival) ?? new Set(leaving[headOf(graph, arrival)]);
    if (streets.size < 2 || !streets.delete(arrival ^ 1)) return;
    allowed.set(arrival, streets);
  };
  for (const [arrival, streets] of restricted) {
    withoutUTurn(arrival);
    streets.forEach(withoutUTurn);
  }
  return { allowed, ignored };
}

/** @param crossingOf crossing at a node of the extract; -1: there is none */
export function turnGraph(
  graph: StreetGraph,
  raw: Pick<RawRoads, 'turns' | 'ways' | 'nodes'>,
  crossingOf: (node: number) => number,
): TurnGraph {
  const leaving = streetsAt(graph, tailOf);
  const { allowed, ignored } = allowedTurns(graph, raw, crossingOf, leaving);
  const crossings = graph.longitudes.length;
  const restricted = [...allowed.keys()].sort((a, b) => headOf(graph, a) - headOf(graph, b));
  const arrivals = new Int32Array(graph.edges.from.length * 2);
  for (let directed = 0; directed < arrivals.length; directed++)
    arrivals[directed] = isDriven(graph, directed) ? headOf(graph, directed) : -1;
  restricted.forEach((arrival, index) => (arrivals[arrival] = crossings + index));
  const [from, to, streets] = [growingInts(), growingInts(), growingInts()];
  const leave = (node: number, directed: number) => {
    from.push(node);
    to.push(arrivals[directed] as number);
    streets.push(directed);
  };
  leaving.forEach((directions, node) => directions.forEach((directed) => leave(node, directed)));
  const leaveStarts = new Int32Array(restricted.length + 1);
  const leaves: number[] = [];
  restricted.forEach((arrival, index) => {
    for (const directed of allowed.get(arrival) ?? []) {
      leave(crossings + index, directed);
      leaves.push(directed);
    }
    leaveStarts[index + 1] = leaves.length;
  });
  return {
    nodes: crossings + restricted.length,
    copies: Int32Array.from(restricted, (arrival) => headOf(graph, arrival)),
    arrivals,
    arcs: { from: from.filled(), to: to.filled(), directed: streets.filled() },
    leaveStarts,
    leaves: Int32Array.from(leaves),
    ignored,
  };
}
