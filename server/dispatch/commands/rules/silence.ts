import { fromWire } from '../../../../src/domain/time/dates';
import { MANIFEST_STATUS } from '../../../../src/domain/runs/manifestStatus';
import type { LockedRun } from '../work/lockedRun';
import { MINUTE_MS } from '../../../../src/domain/time/durations';

/** A stalled run stays so until there is news of its driver: replanning at the desk is none. Null: nobody asks. */
export function minutesOfSilence(run: LockedRun, now: Date): number | null {
  if (run.delivery_manifest_status_id !== MANIFEST_STATUS.stalled) return null;
  const news = run.stops.flatMap((stop) => (stop.datetime ? [fromWire(stop.datetime).getTime()] : []));
  return news.length > 0 ? (now.getTime() - Math.max(...news)) / MINUTE_MS : null;
}
