import { dateInZone } from '../../../../src/domain/time/dates';
import { eventStatusName } from '../../../../src/domain/stops/eventStatus';
import { isUnattended, isUnsuccessful, type Attendance } from '../../../../src/domain/stops/issue';
import { wrongState } from '../../../platform/plugins/errors';
import type { StopTarget } from '../commands/stopTarget';
import type { LockedRun, LockedStop } from '../commands/work/lockedRun';
import type { UnitOfWork } from '../commands/work/unitOfWork';

async function zoneOfStop(work: UnitOfWork, stop: LockedStop): Promise<string> {
  const { time_zone } = await work.trx
    .selectFrom('cdps')
    .select('time_zone')
    .where('id', '=', stop.close_door_pharmacy_id)
    .executeTakeFirstOrThrow();
  return time_zone;
}

async function attendanceOf(work: UnitOfWork, run: LockedRun | null, stop: LockedStop): Promise<Attendance> {
  const zone = run?.time_zone ?? (await zoneOfStop(work, stop));
  return {
    isDayOver: stop.delivery_date < dateInZone(work.now, zone),
    manifestStatusId: run?.delivery_manifest_status_id ?? null,
  };
}

/** A stop that is an issue, under its lock. Throws 409 for one that is none (any more), else as `openStop` does. */
export async function openIssue(work: UnitOfWork, target: StopTarget) {
  const { run, stop } = await work.openStop(target);
  const attendance = await attendanceOf(work, run, stop);
  if (!isUnsuccessful(stop) && !isUnattended(stop, attendance)) {
    const status = eventStatusName(stop.delivery_event_status_id);
    throw wrongState(`This stop is ${status}: there is no open issue`, { reason: 'noIssue', status });
  }
  return { run, stop, attendance };
}
