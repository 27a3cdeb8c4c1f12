import type { Point } from '../domain/addresses/distance';
import { LegMemory, legPoint, type Leg, type RoadLegs } from '../domain/addresses/roadLegs';
import { fromWireLeg, legPairs, type WireLeg } from '../domain/runs/runLegs';

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

interface RunWithLegs {
  readonly events?: Parameters<typeof legPairs>[0];
  readonly legs?: readonly WireLeg[];
}

/** Keeps the drives of runs as they arrive, so that their times are calculated as the server does. */
export function keepLegsOf(runs: readonly RunWithLegs[]): void {
  for (const { events = [], legs } of runs) {
    if (!legs) continue;
    legPairs(events).forEach(([from, to], index) => keepLeg(from, to, fromWireLeg(legs[index] ?? null)));
  }
}
