import type { EventView, ManifestView } from '../../domain/runs/dispatchView';
import type { TimingFlag } from '../../board/boardFilters';
import { COUNTERS, countersOf, type Counter } from '../../board/counters';
import type { Board } from '../../board/mergeBoard';
import { stopAlerts, type BoardClock } from '../../board/stopTiming';

export type Counts = Readonly<Record<Counter, number>>;

/** How many stops of the runs and the pool count in each of the five. */
export function countStops(board: Board, clock: BoardClock): Counts {
  const counts = Object.fromEntries(COUNTERS.map((counter) => [counter, 0])) as Record<Counter, number>;
  const count = (event: EventView, manifest: ManifestView | null) => {
    for (const counter of countersOf(event, manifest, clock)) counts[counter] += 1;
  };
  for (const manifest of board.manifests) manifest.events.forEach((event) => count(event, manifest));
  board.pool.forEach((event) => count(event, null));
  return counts;
}

/**
 * Number of open stops of a run that miss their window, are late, and are at risk. A stop may be both of the
 * first two.
 */
export function alertsOf(manifest: ManifestView, clock: BoardClock): Readonly<Record<TimingFlag, number>> {
  const counts: Record<TimingFlag, number> = { missed: 0, late: 0, atRisk: 0 };
  for (const flags of stopAlerts(manifest, clock).values()) for (const flag of flags) counts[flag] += 1;
  return counts;
}
