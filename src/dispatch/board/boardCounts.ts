import type { EventView, ManifestView } from '../../domain/runs/dispatchView';
import { eventStatusName } from '../../domain/stops/eventStatus';
import { isRecipientStop } from '../../domain/stops/eventType';
import type { TimingFlag } from '../../board/boardFilters';
import type { Board } from '../../board/mergeBoard';
import { stopAlerts, stopFlags, type BoardClock } from '../../board/stopTiming';

/** How many recipient stops are in each status, over the runs and the pool, by status name. */
export function countByStatus(board: Board): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (event: EventView) => {
    if (!isRecipientStop(event.delivery_event_type_id)) return;
    const name = eventStatusName(event.delivery_event_status_id);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for (const manifest of board.manifests) manifest.events.forEach(count);
  board.pool.forEach(count);
  return counts;
}

type AlertCounts = Readonly<Record<TimingFlag, number>>;
const NO_ALERTS: AlertCounts = { missed: 0, late: 0, atRisk: 0 };

function counted(found: Iterable<readonly TimingFlag[]>): AlertCounts {
  const counts = { ...NO_ALERTS };
  for (const flags of found) for (const flag of flags) counts[flag] += 1;
  return counts;
}

/**
 * Number of open stops of a run that miss their window, are late, and are at risk. A stop may be both of the
 * first two.
 */
export function alertsOf(manifest: ManifestView, clock: BoardClock): AlertCounts {
  return counted(stopAlerts(manifest, clock).values());
}

/** The same over all runs and the pool. */
export function countAlerts(board: Board, clock: BoardClock): AlertCounts {
  const ofRuns = board.manifests.flatMap((manifest) => [...stopAlerts(manifest, clock).values()]);
  return counted([...ofRuns, ...board.pool.map((event) => stopFlags(event, null, clock))]);
}
