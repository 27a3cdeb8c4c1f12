import { fromWire, timeInZone, toWire } from '../../../src/domain/dates';
import { EVENT_TYPE } from '../../../src/domain/eventType';
import { lunchBreakProblem } from '../../../src/domain/lunchPlan';
import type { LockedRun } from './lockedRun';
import type { NewStop, Work } from './work';

const QUARTER = 15 * 60_000;
/** The break may begin so long before the middle of the shift. */
const LUNCH_OPENS_BEFORE = 60 * 60_000;

/** The CDP as a place to stop at. */
async function cdpStop(work: Work, id: number) {
  const cdp = await work.trx
    .selectFrom('cdps')
    .select(['full_address', 'latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    destination_full_address: cdp.full_address,
    destination_latitude: cdp.latitude,
    destination_longitude: cdp.longitude,
  };
}

/**
 * What every run has of its own: pull out and pick up at the CDP when the shift starts, a lunch around its middle where
 * the shift is long enough for one (spec §5), and the pull in.
 */
export async function addOwnStops(work: Work, run: LockedRun): Promise<void> {
  const cdp = await cdpStop(work, run.close_door_pharmacy_id);
  let last: number | null = null;
  const add = async (delivery_event_type_id: number, values: Partial<NewStop> = {}) => {
    const planned = values.planned_at ? { planned_after_id: last, eta: values.planned_at } : {};
    const stop = await work.addStop(
      run,
      { delivery_event_type_id, ...values, ...planned },
      run.stops.length + 1,
    );
    last = stop.id;
  };
  await add(EVENT_TYPE.pullOut, { ...cdp, planned_at: run.start_at });
  await add(EVENT_TYPE.pickUp, { ...cdp, planned_at: run.start_at });
  if (lunchBreakProblem(run, null) === null) {
    const [start, end] = [fromWire(run.start_at).getTime(), fromWire(run.end_at).getTime()];
    const noon = Math.round((start + end) / 2 / QUARTER) * QUARTER;
    const opens = timeInZone(new Date(Math.max(start, noon - LUNCH_OPENS_BEFORE)), run.time_zone);
    await add(EVENT_TYPE.startLunch, { planned_at: toWire(new Date(noon)), delivery_start_time: opens });
    await add(EVENT_TYPE.finishLunch);
  }
  // When the driver is back follows from the last stop.
  await add(EVENT_TYPE.pullIn, cdp);
}
