import type { UpArcs } from '../build/hierarchy';
import type { Roads } from '../roads';

/** Arrays of the file by name, in its order. */
export interface Sections {
  ints: Record<string, Int32Array>;
  bytes: Record<string, Uint8Array>;
}

const ARC_PARTS = ['starts', 'ends', 'times', 'lengths', 'firsts', 'seconds'] as const;
const EDGE_INTS = ['from', 'to', 'times', 'lengths', 'names', 'shapeStarts'] as const;
const EDGE_BYTES = ['classes', 'directions'] as const;
const TURN_PARTS = ['arrivals', 'copies', 'leaveStarts', 'leaves'] as const;

export function sectionsOf({ edges, shape, hierarchy, turns, grid }: Roads): Sections {
  const ints: Sections['ints'] = {
    ranks: hierarchy.ranks,
    shapeLongitudes: shape.longitudes,
    shapeLatitudes: shape.latitudes,
    gridStarts: grid.starts,
    gridEdges: grid.edges,
  };
  for (const part of EDGE_INTS) ints[`edges.${part}`] = edges[part];
  for (const part of TURN_PARTS) ints[`turns.${part}`] = turns[part];
  for (const way of ['forward', 'backward'] as const)
    for (const part of ARC_PARTS) ints[`${way}.${part}`] = hierarchy[way][part];
  const bytes: Sections['bytes'] = {};
  for (const part of EDGE_BYTES) bytes[`edges.${part}`] = edges[part];
  return { ints, bytes };
}

/** The arrays in their places. Throws for one that is missing. */
export function roadsOf(
  { ints, bytes }: Sections,
  {
    info,
    names,
    crossings,
    grid,
  }: Pick<Roads, 'info' | 'names'> & {
    crossings: number;
    grid: Omit<Roads['grid'], 'starts' | 'edges'>;
  },
): Roads {
  const int = (name: string): Int32Array => {
    const found = ints[name];
    if (!found) throw new RangeError(`No section ${name}`);
    return found;
  };
  const byte = (name: string): Uint8Array => {
    const found = bytes[name];
    if (!found) throw new RangeError(`No section ${name}`);
    return found;
  };
  const pick = <K extends string, V>(parts: readonly K[], of: (part: K) => V) =>
    Object.fromEntries(parts.map((part) => [part, of(part)])) as Record<K, V>;
  const arcs = (way: string): UpArcs => pick(ARC_PARTS, (part) => int(`${way}.${part}`));
  return {
    info,
    names,
    edges: {
      ...pick(EDGE_INTS, (part) => int(`edges.${part}`)),
      ...pick(EDGE_BYTES, (part) => byte(`edges.${part}`)),
    },
    shape: { longitudes: int('shapeLongitudes'), latitudes: int('shapeLatitudes') },
    hierarchy: { ranks: int('ranks'), forward: arcs('forward'), backward: arcs('backward') },
    turns: { ...pick(TURN_PARTS, (part) => int(`turns.${part}`)), crossings },
    grid: { ...grid, starts: int('gridStarts'), edges: int('gridEdges') },
  };
}
