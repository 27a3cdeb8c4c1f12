import type { ManifestView } from '../domain/runs/dispatchView';
import { RUN_NEEDS, runNeed } from '../domain/runs/runNeed';
import { isProblemStatus } from '../domain/stops/eventStatus';
import { isRecipientStop } from '../domain/stops/eventType';
import { byRunName, byStart } from './mergeBoard';
import { minutesOfSilence } from '../domain/stops/stopRisks';
import { oncePerTick } from './oncePerTick';
import { stopAlerts } from './stopTiming';
import type { BoardClock } from './boardClock';

export const LANE_ORDERS = ['need', 'start', 'name'] as const;
export type LaneOrder = (typeof LANE_ORDERS)[number];

/** How much a run needs somebody: the place of its need, and within trouble the number of its late stops. */
const needOf = oncePerTick((manifest, clock) => {
  const flags = [...stopAlerts(manifest, clock).values()];
  const lateStops = flags.filter((each) => each.includes('late') || each.includes('missed')).length;
  const silence = minutesOfSilence(manifest, clock.now);
  const need = runNeed(manifest, {
    lateStops,
    isSilent: silence !== null && silence > clock.limits.silentMinutes,
    problemStops: manifest.events.filter(
      (event) =>
        isRecipientStop(event.delivery_event_type_id) && isProblemStatus(event.delivery_event_status_id),
    ).length,
  });
  return { place: RUN_NEEDS.indexOf(need), lateStops };
});

/** A run whose work is done: it needs nobody. */
export function isFinishedRun(
  manifest: Pick<ManifestView, 'delivery_manifest_status_id' | 'locked_at'>,
): boolean {
  return runNeed(manifest, { lateStops: 0, isSilent: false, problemStops: 0 }) === 'over';
}

/**
 * The runs in the order of their lanes.
 *
 * @param whole the runs with all their stops: a filter leaves stops out, but what a run needs stays the same
 */
export function lanesInOrder(
  shown: readonly ManifestView[],
  order: LaneOrder,
  { whole, clock }: { whole: ReadonlyMap<number, ManifestView>; clock: BoardClock },
): ManifestView[] {
  if (order === 'name') return [...shown].sort((a, b) => byRunName(a.name, b.name) || a.id - b.id);
  if (order === 'start') return [...shown].sort(byStart);
  const needs = new Map(shown.map((run) => [run.id, needOf(whole.get(run.id) ?? run, clock)]));
  const of = ({ id }: ManifestView) => needs.get(id) ?? { place: RUN_NEEDS.length, lateStops: 0 };
  return [...shown].sort(
    (a, b) => of(a).place - of(b).place || of(b).lateStops - of(a).lateStops || byStart(a, b),
  );
}
