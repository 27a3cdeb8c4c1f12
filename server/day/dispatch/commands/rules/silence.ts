import { fromWire } from '../../../../../src/domain/time/dates';
import { MANIFEST_STATUS } from '../../../../../src/domain/runs/manifestStatus';
import type { LockedRun } from '../work/lockedRun';
import { MINUTE_MS } from '../../../../../src/domain/time/durations';

/**
 * Minutes since the last news of the driver of a stalled run. Replanning at the desk is not news. Null for a run that
 * is not stalled, or without any news.
 */
export function minutesOfSilence(run: LockedRun, now: Date): number | null {
  if (run.delivery_manifest_status_id !== MANIFEST_STATUS.stalled) return null;
  const news = run.stops.flatMap((stop) => (stop.datetime ? [fromWire(stop.datetime).getTime()] : []));
  return news.length > 0 ? (now.getTime() - Math.max(...news)) / MINUTE_MS : null;
}
