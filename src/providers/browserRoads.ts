import type { Point } from '../domain/addresses/distance';
import { LegMemory, legPoint, type Leg, type RoadLegs } from '../domain/addresses/roadLegs';

/** Those of a large day, and what a person moves in it. */
const MOST_LEGS = 400_000;

const memory = new LegMemory(MOST_LEGS);

/** The drives that the server has told this browser. */
export const browserRoads: RoadLegs = {
  legBetween: (from, to) => memory.find(legPoint(from), legPoint(to)) ?? null,
};

export function isLegKnown(from: Point, to: Point): boolean {
  return memory.find(legPoint(from), legPoint(to)) !== undefined;
}

export function keepLeg(from: Point, to: Point, leg: Leg | null): void {
  memory.keep(legPoint(from), legPoint(to), leg);
}
