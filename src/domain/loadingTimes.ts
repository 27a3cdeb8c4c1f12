import { EVENT_STATUS } from './eventStatus';
import { EVENT_TYPE } from './eventType';
import { fromWire } from './dates';
import { inOrder, isOpenStop, type PlacedStop } from './stopOrder';
import { taskTime, type Pace } from './travelTime';

interface RidingStop extends PlacedStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
  readonly datetime: string | null;
}

const isLoading = ({ delivery_event_type_id: type }: RidingStop) =>
  type === EVENT_TYPE.pullOut || type === EVENT_TYPE.pickUp;

/**
 * Since when each open stop's bag rides, milliseconds by stop id: since the last pull out or pick up before it. A bag
 * that joins a run on the road is loaded now at the earliest, one that is on board already when that was done.
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
  for (const stop of inOrder(stops)) {
    if (isLoading(stop)) {
      const arrival = arrivals.get(stop.id);
      if (!isOpenStop(stop)) done = stop.datetime ? fromWire(stop.datetime).getTime() : done;
      else if (arrival !== undefined) planned = arrival + taskTime(stop, pace);
      continue;
    }
    if (!isOpenStop(stop)) continue;
    const isOnBoard = stop.delivery_event_status_id === EVENT_STATUS.pickedUp;
    const loaded = planned ?? (done === null ? null : isOnBoard ? done : Math.max(done, now.getTime()));
    if (loaded !== null) times.set(stop.id, loaded);
  }
  return times;
}
