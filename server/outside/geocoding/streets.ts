import type { Point } from '../../../src/domain/addresses/distance';

/** Knows the streets of an area by name. */
export interface StreetFinder {
  /** A point of the street with this name that is nearest to another point; null when none is in reach. */
  find(name: string, near: Point): Point | null;
  /** The street with a name that is nearest to a point, within so many metres. */
  nearest(point: Point, reach: number): NamedStreet | null;
}

export interface NamedStreet {
  /** As the map writes it: "Mission Boulevard". */
  name: string;
  /** From the point to the middle of the street. */
  metres: number;
}

/** The streets of this process: those of its roads, where it has any. */
let current: StreetFinder | null = null;

export function putStreetsInUse(streets: StreetFinder | null): void {
  current = streets;
}

/**
 * Where a street is in the area of a ZIP code, else the middle of that. Never a door: whoever drives there needs a
 * confirmed position.
 */
export function positionInZip(middle: Point, streetOf: () => string | null): Point {
  const street = current && streetOf();
  return (street && current?.find(street, middle)) || middle;
}

/** The street at a point, where the roads know one. */
export function streetNear(point: Point, reach: number): NamedStreet | null {
  return current?.nearest(point, reach) ?? null;
}
