import type { EventView, ManifestView } from '../../domain/dispatchView';
import { eventStatusName } from '../../domain/eventStatus';
import { isRecipientStop } from '../../domain/eventType';
import type { TimingFlag } from './boardFilters';
import type { Board } from './mergeBoard';
import { stopAlerts, type BoardClock } from './stopTiming';

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

/** How many open stops of a run are late, and how many are at risk. */
export function alertsOf(manifest: ManifestView, clock: BoardClock): AlertCounts {
  const counts = { late: 0, atRisk: 0 };
  for (const alert of stopAlerts(manifest, clock).values()) counts[alert] += 1;
  return counts;
}

/** The same over all runs. */
export function countAlerts(board: Board, clock: BoardClock): AlertCounts {
  const counts = { late: 0, atRisk: 0 };
  for (const manifest of board.manifests) {
    for (const alert of stopAlerts(manifest, clock).values()) counts[alert] += 1;
  }
  return counts;
}
