import { BACKWARD, FORWARD, VISITORS } from '../extract/readExtract';
import type { StreetGraph } from './streetGraph';

/** Neighbours that can be driven to, as one list per crossing; `isOpen`: over streets through which ways lead. */
function neighbours(
  { longitudes, edges }: StreetGraph,
  isOpen: boolean,
): { starts: Int32Array; heads: Int32Array } {
  const starts = new Int32Array(longitudes.length + 1);
  const each = (visit: (tail: number, head: number) => void) => {
    for (let edge = 0; edge < edges.from.length; edge++) {
      const [from, to, directions] = [edges.from[edge], edges.to[edge], edges.directions[edge]] as [
        number,
        number,
        number,
      ];
      if (isOpen && directions & VISITORS) continue;
      if (directions & FORWARD) visit(from, to);
      if (directions & BACKWARD) visit(to, from);
    }
  };
  each((tail) => {
    starts[tail + 1] = (starts[tail + 1] as number) + 1;
  });
  for (let node = 0; node < longitudes.length; node++)
    starts[node + 1] = (starts[node + 1] as number) + (starts[node] as number);
  const heads = new Int32Array(starts[longitudes.length] as number);
  const next = starts.slice();
  each((tail, head) => {
    const at = next[tail] as number;
    heads[at] = head;
    next[tail] = at + 1;
  });
  return { starts, heads };
}

interface Components {
  /** Number of its component, by crossing. */
  of: Int32Array;
  /** The number of the largest one. */
  largest: number;
}

/** The sets of crossings that can all be reached from each other (Tarjan, without recursion). */
function components(graph: StreetGraph, isOpen: boolean): Components {
  const count = graph.longitudes.length;
  const { starts, heads } = neighbours(graph, isOpen);
  const order = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const component = new Int32Array(count).fill(-1);
  const next = starts.slice();
  const path: number[] = [];
  const open: number[] = [];
  const sizes: number[] = [];
  let seen = 0;
  const enter = (node: number) => {
    order[node] = low[node] = seen++;
    path.push(node);
    open.push(node);
  };
  for (let root = 0; root < count; root++) {
    if (order[root] !== -1) continue;
    enter(root);
    while (path.length > 0) {
      const node = path[path.length - 1] as number;
      const at = next[node] as number;
      if (at < (starts[node + 1] as number)) {
        next[node] = at + 1;
        const head = heads[at] as number;
        if (order[head] === -1) enter(head);
        else if (component[head] === -1) low[node] = Math.min(low[node] as number, order[head] as number);
        continue;
      }
      path.pop();
      const before = path[path.length - 1];
      if (before !== undefined) low[before] = Math.min(low[before] as number, low[node] as number);
      if (low[node] !== order[node]) continue;
      let size = 0;
      let member: number | undefined;
      do {
        member = open.pop();
        if (member !== undefined) component[member] = sizes.length;
        size++;
      } while (member !== node);
      sizes.push(size);
    }
  }
  const largest = sizes.reduce((best, size, index) => (size > (sizes[best] ?? 0) ? index : best), 0);
  return { of: component, largest };
}

/**
 * The part in which every crossing can be reached from every other one. Ways lead through the largest part of the open
 * streets; what hangs on it by a street for visitors is for visitors too.
 *
 * @returns crossings by those before; -1: gone
 */
export function largestPart(graph: StreetGraph): { graph: StreetGraph; moved: Int32Array } {
  const open = components(graph, true);
  const all = components(graph, false);
  const isThrough = open.of.map((each) => Number(each === open.largest));
  const around = all.of[isThrough.indexOf(1)];
  const isKept = all.of.map((each) => Number(each === around));
  const moved = new Int32Array(isKept.length).fill(-1);
  let count = 0;
  for (let node = 0; node < isKept.length; node++) if (isKept[node]) moved[node] = count++;
  const { edges, shape } = graph;
  const kept = Array.from(edges.from, (_, edge) => edge).filter(
    (edge) => isKept[edges.from[edge] as number] && isKept[edges.to[edge] as number],
  );
  const isOpenEnd = (edge: number) =>
    isThrough[edges.from[edge] as number] && isThrough[edges.to[edge] as number];
  const ints = (values: Int32Array) => Int32Array.from(kept, (edge) => values[edge] as number);
  const bytes = (values: Uint8Array) => Uint8Array.from(kept, (edge) => values[edge] as number);
  const shapeStarts = new Int32Array(kept.length + 1);
  const lengthOf = (edge: number) =>
    (edges.shapeStarts[edge + 1] as number) - (edges.shapeStarts[edge] as number);
  kept.forEach((edge, index) => {
    shapeStarts[index + 1] = (shapeStarts[index] as number) + lengthOf(edge);
  });
  const points = (values: Int32Array) => {
    const out = new Int32Array(shapeStarts[kept.length] as number);
    kept.forEach((edge, index) => {
      const [first, end] = [edges.shapeStarts[edge] as number, edges.shapeStarts[edge + 1] as number];
      out.set(values.subarray(first, end), shapeStarts[index] as number);
    });
    return out;
  };
  const nodes = (values: Int32Array) => values.filter((_, node) => isKept[node]);
  return {
    graph: {
      longitudes: nodes(graph.longitudes),
      latitudes: nodes(graph.latitudes),
      edges: {
        from: ints(edges.from).map((node) => moved[node] as number),
        to: ints(edges.to).map((node) => moved[node] as number),
        times: ints(edges.times),
        lengths: ints(edges.lengths),
        classes: bytes(edges.classes),
        directions: Uint8Array.from(
          kept,
          (edge) => (edges.directions[edge] as number) | (isOpenEnd(edge) ? 0 : VISITORS),
        ),
        names: ints(edges.names),
        ways: ints(edges.ways),
        shapeStarts,
      },
      shape: { longitudes: points(shape.longitudes), latitudes: points(shape.latitudes) },
    },
    moved,
  };
}
