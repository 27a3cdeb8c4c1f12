import { EVENT_STATUS } from '../stops/eventStatus';
import { fromWire } from '../time/dates';
import { isOwnLoading, type CarriedStop } from '../stops/pickUpRule';
import { inOrder, isOpenStop } from './stopOrder';
import { taskTime, type Pace } from '../addresses/travelTime';

interface RidingStop extends CarriedStop {
  readonly datetime: string | null;
}

/**
 * Loading time of each open stop's bag, milliseconds by stop id: the last pull-out or pick-up of the run
 * before it, or the pick-up that loads it. A bag that joins a run on the road is loaded now at the earliest;
 * a bag on board has its actual loading time.
 *
 * @param stops of one run
 * @param arrivals expected, by stop id
 */
export function loadingTimes(
  stops: readonly RidingStop[],
  arrivals: ReadonlyMap<number, number>,
  now: Date,
  pace: Pace,
): Map<number, number> {
  const times = new Map<number, number>();
  let planned: number | null = null;
  let done: number | null = null;
  const brought = new Map<number, number>();
  for (const stop of inOrder(stops)) {
    const arrival = arrivals.get(stop.id);
    if (stop.stop_role != null) {
      if (!isOpenStop(stop) && stop.datetime) brought.set(stop.id, fromWire(stop.datetime).getTime());
      else if (arrival !== undefined) brought.set(stop.id, arrival + taskTime(stop, pace));
      continue;
    }
    if (isOwnLoading(stop)) {
      if (!isOpenStop(stop)) done = stop.datetime ? fromWire(stop.datetime).getTime() : done;
      else if (arrival !== undefined) planned = arrival + taskTime(stop, pace);
      continue;
    }
    if (!isOpenStop(stop)) continue;
    const isOnBoard = stop.delivery_event_status_id === EVENT_STATUS.pickedUp;
    const own = planned ?? (done === null ? null : isOnBoard ? done : Math.max(done, now.getTime()));
    const loaded = brought.get(stop.pick_up_id ?? 0) ?? own;
    if (loaded !== null) times.set(stop.id, loaded);
  }
  return times;
}
