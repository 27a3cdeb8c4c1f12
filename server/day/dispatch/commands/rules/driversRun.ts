import { toWire } from '../../../../../src/domain/time/dates';
import { driversRun } from '../../../../../src/domain/runs/driversRun';
import { MANIFEST_STATUS } from '../../../../../src/domain/runs/manifestStatus';
import { insertRuns } from '../work/dayRuns';
import type { LockedRun } from '../work/lockedRun';
import { addOwnStops } from './ownStops';
import type { UnitOfWork } from '../work/unitOfWork';
import { HOUR_MS } from '../../../../../src/domain/time/durations';

/** Minimum working time of a driver who is called in. */
const SHORTEST_CALL_MS = HOUR_MS;

interface Driver {
  id: number;
  code: string;
  default_vehicle_id: number | null;
}

/** The run of a driver on a day that still takes deliveries; one of the same pharmacy first, then the earliest. */
export async function findDriversRun(
  work: UnitOfWork,
  driverId: number,
  { date, cdpId }: { date: string; cdpId: number },
): Promise<number | null> {
  const runs = await work.trx
    .selectFrom('delivery_manifest')
    .select(['id', 'employee_id', 'delivery_date', 'delivery_manifest_status_id'])
    .select(['close_door_pharmacy_id', 'start_at'])
    .where('employee_id', '=', driverId)
    .where('delivery_date', '=', date)
    .execute();
  const from = { delivery_date: date, close_door_pharmacy_id: cdpId };
  return driversRun(runs, driverId, from)?.id ?? null;
}

/**
 * Opens a run for a driver who is called in: same day and pharmacy, from now to the end of the driver's shift, with
 * its own stops.
 *
 * @param isLoadedElsewhere its first bag is already in a vehicle, so nothing is picked up at the CDP
 */
export async function openDriversRun(
  work: UnitOfWork,
  driver: Driver,
  { from, isLoadedElsewhere }: { from: LockedRun; isLoadedElsewhere: boolean },
): Promise<LockedRun> {
  const earliestEnd = toWire(new Date(work.now.getTime() + SHORTEST_CALL_MS));
  const runs = await insertRuns(work, [
    {
      name: `ON CALL ${driver.code}`,
      // A driver who is called in starts at once.
      delivery_manifest_status_id: MANIFEST_STATUS.scheduled,
      delivery_date: from.delivery_date,
      time_zone: from.time_zone,
      employee_id: driver.id,
      vehicle_id: driver.default_vehicle_id,
      close_door_pharmacy_id: from.close_door_pharmacy_id,
      start_at: toWire(work.now),
      end_at: from.end_at > earliestEnd ? from.end_at : earliestEnd,
      run_id: null,
    },
  ]);
  const [run] = runs;
  if (!run) throw new Error('A run that was just made is not there');
  await addOwnStops(work, runs, { isLoadedElsewhere });
  return run;
}
