import { metresBetween, type Point } from '../../../src/domain/addresses/distance';
import type { NamedStreet, StreetFinder } from '../../outside/geocoding/streets';
import { gridWhere, type Grid } from './build/grid';
import { MICRO } from './extract/readExtract';
import { isFastRoad } from './extract/roadClasses';
import { nearestNamed } from './query/snap';
import type { Roads } from './roads';

/** No ZIP code is so wide that its streets are farther from its middle. Metres. */
const REACH = 15_000;

/** Words of street names as the postal service shortens them, which is how lines of addresses are read. */
const SHORT: Readonly<Record<string, string>> = {
  ALLEY: 'ALY',
  AVENUE: 'AVE',
  BOULEVARD: 'BLVD',
  CIRCLE: 'CIR',
  COURT: 'CT',
  COVE: 'CV',
  DRIVE: 'DR',
  EXPRESSWAY: 'EXPY',
  FREEWAY: 'FWY',
  HEIGHTS: 'HTS',
  HIGHWAY: 'HWY',
  LANE: 'LN',
  PARKWAY: 'PKWY',
  PLACE: 'PL',
  PLAZA: 'PLZ',
  POINT: 'PT',
  ROAD: 'RD',
  SQUARE: 'SQ',
  STREET: 'ST',
  TERRACE: 'TER',
  TRAIL: 'TRL',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
};

/** "North Oak Street" and "N OAK ST." are one. */
export function streetKey(name: string): string {
  const words = name
    .toUpperCase()
    .replace(/[.']/g, '')
    .split(/[\s-]+/);
  return words
    .filter(Boolean)
    .map((word) => SHORT[word] ?? word)
    .join(' ');
}

/**
 * The streets of the roads by name and by place. Both indexes are made when they are asked for first: some tenths of a
 * second.
 */
export class StreetNames implements StreetFinder {
  #edges: ReadonlyMap<string, readonly number[]> | null = null;
  /** Nobody stops on a motorway, so that the grid of the roads has none; a vehicle under way is on one. */
  #fastRoads: Grid | null = null;

  constructor(private readonly roads: Roads) {}

  find(name: string, near: Point): Point | null {
    const { edges, shape } = this.roads;
    let best: Point | null = null;
    let least = REACH;
    this.#edges ??= this.#index();
    for (const edge of this.#edges.get(streetKey(name)) ?? []) {
      const [first, end] = [edges.shapeStarts[edge] as number, edges.shapeStarts[edge + 1] as number];
      const middle = (first + end - 1) >> 1;
      const point = {
        longitude: (shape.longitudes[middle] as number) / MICRO,
        latitude: (shape.latitudes[middle] as number) / MICRO,
      };
      const metres = metresBetween(point, near);
      if (metres >= least) continue;
      least = metres;
      best = point;
    }
    return best;
  }

  nearest(point: Point, reach: number): NamedStreet | null {
    const { roads } = this;
    this.#fastRoads ??= gridWhere(roads, isFastRoad);
    const street = nearestNamed(roads, roads.grid, point, reach);
    const fast = nearestNamed(roads, this.#fastRoads, point, street?.metres ?? reach);
    const found = fast ?? street;
    if (!found) return null;
    return { name: roads.names[roads.edges.names[found.edge] as number] ?? '', metres: found.metres };
  }

  #index(): Map<string, number[]> {
    const { edges, names } = this.roads;
    const byName = names.map((name) => {
      const found: number[] = [];
      return { key: streetKey(name), found };
    });
    for (let edge = 0; edge < edges.from.length; edge++)
      byName[edges.names[edge] as number]?.found.push(edge);
    const index = new Map<string, number[]>();
    for (const { key, found } of byName) {
      const known = index.get(key);
      if (known) for (const edge of found) known.push(edge);
      else if (key !== '') index.set(key, found);
    }
    return index;
  }
}
