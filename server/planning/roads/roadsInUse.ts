import type { ServerRoads } from './serverRoads';

/** The roads of this process, as the clock and the time zones are those of the process: a rule asks for them anywhere. */
let current: ServerRoads | null = null;

export function roadsInUse(): ServerRoads | null {
  return current;
}

export function putRoadsInUse(roads: ServerRoads | null): void {
  current = roads;
}
