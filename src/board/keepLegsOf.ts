import { fromWireLeg, legPairs, type WireLeg } from '../domain/runs/runLegs';
import { keepLeg } from '../providers/browserRoads';

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
