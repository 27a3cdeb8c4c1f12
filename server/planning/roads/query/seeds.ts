import { BACKWARD, FORWARD } from '../extract/readExtract';
import type { Roads } from '../roads';
import type { Snapped } from './snap';

/** A node of the hierarchy from which a search starts, with what lies between it and the place. */
export interface Seed {
  node: number;
  /** Tenths of a second; decimetres. */
  time: number;
  length: number;
  /** The directed streets between the place and the node, in the order in which they are driven. */
  streets: readonly number[];
}

const WAYS = [
  { bit: FORWARD, reversed: 0 },
  { bit: BACKWARD, reversed: 1 },
] as const;

function part({ edges }: Roads, edge: number, share: number) {
  return {
    time: Math.round((edges.times[edge] as number) * share),
    length: Math.round((edges.lengths[edge] as number) * share),
  };
}

/** Where a driver comes to first who leaves a place. */
export function leavingSeeds(roads: Roads, { edge, share, directions }: Snapped): Seed[] {
  return WAYS.filter(({ bit }) => directions & bit).map(({ reversed }) => {
    const directed = edge * 2 + reversed;
    const node = roads.hierarchy.ranks[roads.turns.arrivals[directed] as number] as number;
    return { node, streets: [directed], ...part(roads, edge, reversed ? share : 1 - share) };
  });
}

/** The copies of a crossing from which a directed street may be entered. */
export function copiesInto({ turns }: Roads, crossing: number, directed: number): number[] {
  const { copies, leaveStarts, leaves, crossings } = turns;
  let low = 0;
  for (let high = copies.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((copies[middle] as number) < crossing) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let copy = low; copies[copy] === crossing; copy++) {
    const streets = leaves.subarray(leaveStarts[copy], leaveStarts[copy + 1]);
    if (streets.includes(directed)) found.push(crossings + copy);
  }
  return found;
}

/** From where a driver comes who arrives at a place. */
export function arrivingSeeds(roads: Roads, { edge, share, directions }: Snapped): Seed[] {
  return WAYS.filter(({ bit }) => directions & bit).flatMap(({ reversed }) => {
    const directed = edge * 2 + reversed;
    const crossing = (reversed ? roads.edges.to : roads.edges.from)[edge] as number;
    const cost = part(roads, edge, reversed ? 1 - share : share);
    return [crossing, ...copiesInto(roads, crossing, directed)].map((node) => ({
      node: roads.hierarchy.ranks[node] as number,
      streets: [directed],
      ...cost,
    }));
  });
}

/** The way between two places of one street without leaving it; null when it leads the other way. */
export function alongOneStreet(roads: Roads, from: Snapped, to: Snapped) {
  if (from.edge !== to.edge) return null;
  const forth = to.share - from.share;
  const [bit, reversed] = forth >= 0 ? [FORWARD, 0] : [BACKWARD, 1];
  const isSame = forth === 0;
  // Who is there already, drives nowhere, whichever side it is.
  if (!isSame && (from.directions & to.directions & bit) === 0) return null;
  return { directed: from.edge * 2 + reversed, ...part(roads, from.edge, Math.abs(forth)) };
}
