import { fromWire } from '../../../../../src/domain/time/dates';
import { closingObstacles } from '../../../../../src/domain/stops/closingObstacles';
import { readSettings } from '../../../../platform/settings/readSettings';
import type { LockedRun, LockedStop } from '../work/lockedRun';
import type { UnitOfWork } from '../work/unitOfWork';
import { MINUTE_MS } from '../../../../../src/domain/time/durations';

async function driverPosition(work: UnitOfWork, run: LockedRun) {
  if (run.employee_id === null) return null;
  const last = await work.trx
    .selectFrom('positions')
    .select(['latitude', 'longitude', 'recorded_at'])
    .where('employee_id', '=', run.employee_id)
    .orderBy('recorded_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    last && { ...last, minutesOld: (work.now.getTime() - fromWire(last.recorded_at).getTime()) / MINUTE_MS }
  );
}

const WORDS = {
  br003: 'The driver is not on site or the run has not started',
  br006: 'Earlier stops are still open',
};

/** Asks with `br003` and `br006`, with the facts, when a rule is against closing the stop now (spec §4). */
export async function askWrongClosing(
  work: UnitOfWork,
  run: LockedRun,
  stop: LockedStop,
  to: number,
): Promise<void> {
  const { geofence_metres } = await readSettings(work.trx);
  const obstacles = closingObstacles({
    to,
    stop,
    manifestStatusId: run.delivery_manifest_status_id,
    stops: run.stops,
    position: (await driverPosition(work, run)) ?? null,
    geofenceMetres: geofence_metres,
  });
  for (const { code, message, args } of obstacles)
    work.questions.ask({
      code,
      message: WORDS[code],
      rules: [{ rule: code, delivery_event_id: stop.id, message, args }],
      args,
      errors: { delivery_event_status_id: { message, args } },
    });
}
