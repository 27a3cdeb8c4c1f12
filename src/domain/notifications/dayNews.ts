import { metresBetween, type Point } from '../addresses/distance';
import type { EventView, ManifestView } from '../runs/dispatchView';
import { isUnderWay } from '../runs/manifestStatus';
import { runFacts } from '../runs/runFacts';
import { isLateStop } from '../stops/openLateness';
import { stopRisks, type RiskMoment } from '../stops/stopRisks';
import { MINUTE_MS } from '../time/durations';

export interface StopAlert {
  readonly type: 'stop_late' | 'stop_at_risk';
  readonly event: EventView;
}

/**
 * The stops of a run that the office has to hear of. That the driver is silent is told of the run, so by itself it makes no
 * stop an alert.
 */
export function stopAlertsOf(manifest: ManifestView, moment: RiskMoment): StopAlert[] {
  return manifest.events.flatMap((event): StopAlert[] => {
    if (isLateStop(event, manifest, moment)) return [{ type: 'stop_late', event }];
    const isAtRisk = stopRisks(event, manifest, moment).some((risk) => risk !== 'silent');
    return isAtRisk ? [{ type: 'stop_at_risk', event }] : [];
  });
}

/** How far a run on the road is expected to go past its shift; null: it ends in time. `at` in milliseconds. */
export function overtimeOf(
  manifest: ManifestView,
  { pace }: Pick<RiskMoment, 'pace'>,
): { minutes: number; at: number } | null {
  if (!isUnderWay(manifest.delivery_manifest_status_id)) return null;
  const { overtimeMinutes: minutes, finishAt: at } = runFacts(manifest, pace);
  return minutes > 0 && at !== null ? { minutes, at } : null;
}

export interface SeenAt extends Point {
  /** Milliseconds. */
  readonly at: number;
}

/** An unsteady signal moves a standing vehicle this far. Metres. */
const STANDING_METRES = 80;

/**
 * For how many whole minutes a vehicle has stood where it is; 0 while it moves. Of a vehicle that is not heard of nobody
 * knows whether it stands.
 *
 * @param track in the order of the times
 */
export function minutesStanding(track: readonly SeenAt[]): number {
  const last = track.at(-1);
  if (!last) return 0;
  const moved = track.findLastIndex((seen) => metresBetween(seen, last) > STANDING_METRES);
  const since = track[moved + 1] ?? last;
  return Math.floor((last.at - since.at) / MINUTE_MS);
}
