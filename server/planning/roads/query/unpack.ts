import type { Hierarchy } from '../build/hierarchy';

/** The directed streets of a path that goes up over `forward` arcs and down over `backward` ones, in order. */
export function streetsOfPath(
  { forward, backward }: Hierarchy,
  up: readonly number[],
  down: readonly number[],
): number[] {
  const streets: number[] = [];
  // Arcs that are still to be unpacked, the next one last. Backward arcs are stored as -1 - arc.
  const open = [...up, ...down.map((arc) => -1 - arc)].reverse();
  for (let arc = open.pop(); arc !== undefined; arc = open.pop()) {
    const arcs = arc >= 0 ? forward : backward;
    const at = arc >= 0 ? arc : -1 - arc;
    const first = arcs.firsts[at] as number;
    if (first < 0) streets.push(-1 - first);
    else open.push(arcs.seconds[at] as number, -1 - first);
  }
  return streets;
}
