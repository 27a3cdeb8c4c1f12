import type { Point } from '../../../../src/domain/addresses/distance';
import { BACKWARD, FORWARD, MICRO } from '../extract/readExtract';
import { isWideRoad } from '../extract/roadClasses';
import type { Grid } from '../build/grid';
import type { Roads } from '../roads';

/** A place on a street. */
export interface Snapped {
  edge: number;
  /** How far along it, in the direction in which it is stored: 0 to 1. */
  share: number;
  /** Directions in which a driver may stop there: FORWARD, BACKWARD or both. */
  directions: number;
  longitude: number;
  latitude: number;
  /** From the point that was asked for. */
  metres: number;
}

/** Farther from any road, a place has no way. */
const FARTHEST_METRES = 3_000;
/** Nearer to the middle of a street, nobody can tell on which side the door is; farther, it may be round the corner. Metres. */
const SIDE_KNOWN = { from: 4, to: 80 } as const;
const METRES_PER_MICRO = 0.111_195;

interface Nearest {
  edge: number;
  /** Of the segment, from its first point. */
  at: number;
  along: number;
  squared: number;
  /** Positive: left of the segment. */
  cross: number;
}

const shrinkAt = (latitude: number) => Math.cos((latitude * Math.PI) / 180);
const metresOf = ({ squared }: Nearest) => Math.sqrt(squared) * METRES_PER_MICRO;

/** How far along its street a point of a segment is: 0 to 1. */
function shareOf({ edges, shape }: Roads, { edge, at, along }: Nearest, shrink: number): number {
  const [first, end] = [edges.shapeStarts[edge] as number, edges.shapeStarts[edge + 1] as number];
  let whole = 0;
  let before = 0;
  for (let point = first; point + 1 < end; point++) {
    const dx = ((shape.longitudes[point + 1] as number) - (shape.longitudes[point] as number)) * shrink;
    const dy = (shape.latitudes[point + 1] as number) - (shape.latitudes[point] as number);
    const length = Math.sqrt(dx * dx + dy * dy);
    if (point < at) before += length;
    else if (point === at) before += length * along;
    whole += length;
  }
  return whole > 0 ? before / whole : 0;
}

/** The nearest place of an edge that beats the best so far, in micro degrees of latitude. */
function nearestOn(
  { edges, shape }: Roads,
  edge: number,
  x: number,
  y: number,
  shrink: number,
  best: Nearest,
): void {
  const end = edges.shapeStarts[edge + 1] as number;
  for (let at = edges.shapeStarts[edge] as number; at + 1 < end; at++) {
    const ax = ((shape.longitudes[at] as number) - x) * shrink;
    const ay = (shape.latitudes[at] as number) - y;
    const dx = ((shape.longitudes[at + 1] as number) - x) * shrink - ax;
    const dy = (shape.latitudes[at + 1] as number) - y - ay;
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
    const [px, py] = [ax + along * dx, ay + along * dy];
    const squared = px * px + py * py;
    if (squared >= best.squared) continue;
    best.edge = edge;
    best.at = at;
    best.along = along;
    best.squared = squared;
    best.cross = dx * -py - dy * -px;
  }
}

function sideOf({ edges }: Roads, { edge, cross }: Nearest, metres: number): number {
  const directions = (edges.directions[edge] as number) & (FORWARD | BACKWARD);
  const isKnown = metres >= SIDE_KNOWN.from && metres <= SIDE_KNOWN.to;
  if (directions !== (FORWARD | BACKWARD) || !isWideRoad(edges.classes[edge] as number) || !isKnown)
    return directions;
  // Traffic keeps to the right, so the door is on the right of who stops at it.
  return cross < 0 ? FORWARD : BACKWARD;
}

/**
 * The place of a street that is nearest to a point; null where none is within reach.
 *
 * @param farthest metres
 * @param counts whether an edge is looked at; left out: all are
 */
function nearestPlace(
  roads: Roads,
  grid: Grid,
  { longitude, latitude }: Point,
  farthest: number,
  counts?: (edge: number) => boolean,
): Nearest | null {
  const [x, y] = [longitude * MICRO, latitude * MICRO];
  const shrink = shrinkAt(latitude);
  const column = Math.floor((x - grid.west) / grid.cell);
  const row = Math.floor((y - grid.south) / grid.cell);
  const best: Nearest = { edge: -1, at: 0, along: 0, squared: (farthest / METRES_PER_MICRO) ** 2, cross: 0 };
  const visit = (cellColumn: number, cellRow: number) => {
    if (cellColumn < 0 || cellRow < 0 || cellColumn >= grid.columns || cellRow >= grid.rows) return;
    const cell = cellRow * grid.columns + cellColumn;
    for (let at = grid.starts[cell] as number; at < (grid.starts[cell + 1] as number); at++) {
      const edge = grid.edges[at] as number;
      if (!counts || counts(edge)) nearestOn(roads, edge, x, y, shrink, best);
    }
  };
  // Rings of cells, until none can have anything nearer: cells are narrower than high.
  for (let ring = 0; ; ring++) {
    const reach = Math.max(0, (ring - 1) * grid.cell * shrink);
    if (reach * reach > best.squared) break;
    for (let cellRow = row - ring; cellRow <= row + ring; cellRow++) {
      const isEdge = Math.abs(cellRow - row) === ring;
      for (
        let cellColumn = column - ring;
        cellColumn <= column + ring;
        cellColumn += isEdge || ring === 0 ? 1 : 2 * ring
      )
        visit(cellColumn, cellRow);
    }
  }
  return best.edge < 0 ? null : best;
}

/** A street near a point, and how far it is. */
interface NearStreet {
  edge: number;
  metres: number;
}

/** The nearest street of a grid with a name; null where none is within so many metres. */
export function nearestNamed(roads: Roads, grid: Grid, point: Point, farthest: number): NearStreet | null {
  const isNamed = (edge: number) => roads.names[roads.edges.names[edge] as number] !== '';
  const best = nearestPlace(roads, grid, point, farthest, isNamed);
  return best && { edge: best.edge, metres: metresOf(best) };
}

/** The street at a place; null where none is near. */
export function snap(roads: Roads, point: Point): Snapped | null {
  const { shape } = roads;
  const best = nearestPlace(roads, roads.grid, point, FARTHEST_METRES);
  if (!best) return null;
  const metres = metresOf(best);
  const between = (values: Int32Array) => {
    const [from, to] = [values[best.at] as number, values[best.at + 1] as number];
    return (from + best.along * (to - from)) / MICRO;
  };
  return {
    edge: best.edge,
    share: shareOf(roads, best, shrinkAt(point.latitude)),
    directions: sideOf(roads, best, metres),
    longitude: between(shape.longitudes),
    latitude: between(shape.latitudes),
    metres,
  };
}
