import { toWire } from '../../../../../src/domain/time/dates';
import { EVENT_STATUS } from '../../../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../../../src/domain/stops/eventType';
import { isBagToLoad, openTripBack, type BagWith } from '../../../../../src/domain/stops/pickUpRule';
import { isOpenStop } from '../../../../../src/domain/runs/stopOrder';
import { loadingOf } from '../../../../../src/domain/runs/tripBack';
import { insertStops } from '../work/insertStops';
import type { LockedRun, LockedStop } from '../work/lockedRun';
import { cdpStops } from './ownStops';
import type { UnitOfWork } from '../work/unitOfWork';

/** Values that a command writes for a bag that joins a run: columns of its delivery, and fields of its history line. */
export interface LoadedBag {
  values: { pick_up_id: number | null; delivery_event_status_id?: number };
  line: { bag_with?: BagWith };
  /** The command has added a new trip back to the run. */
  isTripAdded: boolean;
}

/**
 * Makes sure that a bag gets into the vehicle of the run that it joins: the run loads the bag itself, the driver goes
 * back to the CDP for it, or the vehicle already has it.
 *
 * @param stops of the run, without the stop that joins
 * @param at place, from 1, of a trip back if one is needed
 */
export async function loadBag(
  work: UnitOfWork,
  run: LockedRun,
  stops: readonly LockedStop[],
  { at, isBagWithDriver }: { at: number; isBagWithDriver: boolean },
): Promise<LoadedBag> {
  const { how, pickUpId } = loadingOf(stops, isBagWithDriver);
  if (how === 'own') return { values: { pick_up_id: null }, line: {}, isTripAdded: false };
  if (how === 'driver') {
    const delivery_event_status_id = EVENT_STATUS.pickedUp;
    return {
      values: { pick_up_id: null, delivery_event_status_id },
      line: { bag_with: 'driver' },
      isTripAdded: false,
    };
  }
  const line = { bag_with: 'cdp' as const };
  if (how === 'sharedTripBack') return { values: { pick_up_id: pickUpId }, line, isTripAdded: false };
  const cdp = (await cdpStops(work.trx, [run.close_door_pharmacy_id])).get(run.close_door_pharmacy_id);
  const values = { ...cdp, delivery_event_type_id: EVENT_TYPE.pickUp, stop_role: 'tripBack' as const };
  const [trip] = await insertStops(work, [{ run, values }]);
  if (!trip) throw new Error('A stop that was just made is not there');
  work.takeIn(run, trip, at);
  return { values: { pick_up_id: trip.id }, line, isTripAdded: true };
}

/** The same for deliveries that were put onto a run. The trip back is placed before the first of them. */
export async function loadBags(
  work: UnitOfWork,
  run: LockedRun,
  joined: readonly LockedStop[],
  isBagWithDriver: boolean,
): Promise<void> {
  const waiting = joined.filter(isBagToLoad);
  const [first] = run.stops.filter((stop) => waiting.includes(stop));
  if (!first) return;
  for (const stop of waiting) {
    const others = run.stops.filter((each) => !waiting.includes(each));
    const at = run.stops.indexOf(first) + 1;
    const { values, line } = await loadBag(work, run, others, { at, isBagWithDriver });
    const isHanded = values.delivery_event_status_id !== undefined;
    if (stop.pick_up_id === values.pick_up_id && !isHanded && !line.bag_with) continue;
    await work.changeStop(run, stop, { ...values, ...(isHanded && { datetime: toWire(work.now) }) });
    const { delivery_event_status_id } = stop;
    work.log.amendLine(run, stop, { ...line, delivery_event_status_id });
  }
}

/**
 * Cleans up after a command: removes pick-up links of bags that left their run, and trips back to the CDP that no bag
 * needs any more.
 */
export async function settleBags(work: UnitOfWork, changed: readonly LockedStop[]): Promise<void> {
  for (const stop of changed) {
    if (stop.pick_up_id === null || !isOpenStop(stop)) continue;
    const run = work.runOf(stop);
    const isThere = run?.stops.some((each) => each.id === stop.pick_up_id);
    if (!isThere) await work.changeStop(run, stop, { pick_up_id: null });
  }
  for (const run of await work.openRuns([...work.touchedRuns])) {
    const trip = openTripBack(run.stops);
    if (!trip || trip.delivery_event_status_id !== EVENT_STATUS.scheduled) continue;
    if (run.stops.some((stop) => stop.pick_up_id === trip.id && isBagToLoad(stop))) continue;
    const values = { delivery_event_status_id: EVENT_STATUS.canceled, datetime: toWire(work.now) };
    await work.changeStop(run, trip, values, { datetime: values.datetime });
  }
}
