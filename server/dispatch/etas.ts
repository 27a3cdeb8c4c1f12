import { fromWire, toWire, wallTimeToUtc } from '../../src/domain/dates';
import { EVENT_STATUS } from '../../src/domain/eventStatus';
import { inOrder, isOpenStop } from '../../src/domain/stopOrder';

/** What the expected arrivals are made from. Times with a date are UTC wire times. */
export interface TimedStop {
  id: number;
  secuence: number | null;
  delivery_event_type_id: number;
  delivery_event_status_id: number;
  delivery_date: string;
  /** Earliest time of day at the door, in the run's zone. */
  delivery_start_time: string | null;
  planned_at: string | null;
  eta: string | null;
  datetime: string | null;
}

/** Closings that happened away from the door: they say nothing about where the driver is. */
const AWAY_FROM_DOOR: ReadonlySet<number> = new Set([
  EVENT_STATUS.canceled,
  EVENT_STATUS.collectCanceled,
  EVENT_STATUS.returned,
]);

/** The stop that the driver has left last; undefined before the first one. */
function lastLeft(stops: readonly TimedStop[]): { at: number } | undefined {
  const times = stops
    .filter((stop) => !isOpenStop(stop) && !AWAY_FROM_DOOR.has(stop.delivery_event_status_id))
    .flatMap((stop) => (stop.datetime ? [fromWire(stop.datetime).getTime()] : []));
  return times.length > 0 ? { at: Math.max(...times) } : undefined;
}

/**
 * Expected arrivals of the open stops of a run, by stop id; only those that differ from what is stored.
 *
 * The rule is simple on purpose, so that a dispatcher can check it in the head: the driver leaves the last closed stop
 * when it was closed, and from there on each way takes as long as it was planned to take (the planned time since the
 * stop before it in the run). Nobody arrives before now, nor before the delivery's own start time: the driver waits,
 * and what follows waits too. Before the first stop is closed, the plan stands. Stops without a plan keep their eta.
 *
 * It looks at the state of the run alone, so that an undo needs no memory of the former times.
 */
export function etasOf(stops: readonly TimedStop[], zone: string, now: Date): Map<number, string> {
  const changed = new Map<number, string>();
  const left = lastLeft(stops);
  let clock = left?.at;
  let plannedBefore: number | undefined;
  for (const stop of inOrder(stops)) {
    if (!stop.planned_at) continue;
    const planned = fromWire(stop.planned_at).getTime();
    const way = Math.max(planned - (plannedBefore ?? planned), 0);
    plannedBefore = planned;
    if (!isOpenStop(stop)) continue;
    let arrival = planned;
    if (clock !== undefined) {
      const opens = stop.delivery_start_time
        ? wallTimeToUtc(stop.delivery_date, stop.delivery_start_time, zone).getTime()
        : 0;
      arrival = clock = Math.max(clock + way, now.getTime(), opens);
    }
    const eta = toWire(new Date(arrival));
    if (eta !== stop.eta) changed.set(stop.id, eta);
  }
  return changed;
}
