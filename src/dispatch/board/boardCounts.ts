import type { EventView, ManifestView } from '../../domain/runs/dispatchView';
import type { TimingFlag } from '../../board/timingFlags';
import { COUNTERS, countersOf, type Counter } from '../../board/counters';
import type { Board } from '../../board/mergeBoard';
import { oncePerTick } from '../../board/oncePerTick';
import { stopAlerts } from '../../board/stopTiming';
import type { BoardClock } from '../../board/boardClock';

export type Counts = Readonly<Record<Counter, number>>;

const noCounts = () => Object.fromEntries(COUNTERS.map((counter) => [counter, 0])) as Record<Counter, number>;

function countOf(events: readonly EventView[], manifest: ManifestView | null, clock: BoardClock): Counts {
  const counts = noCounts();
  for (const event of events) for (const counter of countersOf(event, manifest, clock)) counts[counter] += 1;
  return counts;
}

const countsOfRun = oncePerTick((manifest, clock) => countOf(manifest.events, manifest, clock));

/** How many stops of the runs and the pool count in each of the five. */
export function countStops(board: Board, clock: BoardClock): Counts {
  const sum = noCounts();
  const parts = [countOf(board.pool, null, clock), ...board.manifests.map((run) => countsOfRun(run, clock))];
  for (const part of parts) for (const counter of COUNTERS) sum[counter] += part[counter];
  return sum;
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
