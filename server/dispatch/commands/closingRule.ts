import { fromWire } from '../../../src/domain/dates';
import { closingObstacles } from '../../../src/domain/closingObstacles';
import { Refusal } from '../../plugins/errors';
import { readSettings } from '../../settings/readSettings';
import type { LockedRun, LockedStop } from './lockedRun';
import type { Work } from './work';

async function driverPosition(work: Work, run: LockedRun) {
  if (run.employee_id === null) return null;
  const last = await work.trx
    .selectFrom('positions')
    .select(['latitude', 'longitude', 'recorded_at'])
    .where('employee_id', '=', run.employee_id)
    .orderBy('recorded_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    last && { ...last, minutesOld: (work.now.getTime() - fromWire(last.recorded_at).getTime()) / 60_000 }
  );
}

/**
 * Throws 400 `br003` or `br006` with the facts when something speaks against closing the stop now; the override path
 * skips it (spec §4).
 */
export async function refuseWrongClosing(
  work: Work,
  run: LockedRun,
  stop: LockedStop,
  to: number,
): Promise<void> {
  if (work.isForced) return;
  const { geofence_metres } = await readSettings(work.trx);
  const [obstacle] = closingObstacles({
    to,
    stop,
    manifestStatusId: run.delivery_manifest_status_id,
    stops: run.stops,
    position: (await driverPosition(work, run)) ?? null,
    geofenceMetres: geofence_metres,
  });
  if (!obstacle) return;
  const { code, message, args } = obstacle;
  const words =
    code === 'br003'
      ? 'The driver is not on site or the run has not started'
      : 'Earlier stops are still open';
  throw new Refusal(400, code, words, { args, errors: { delivery_event_status_id: { message, args } } });
}
