import { EVENT_TYPE } from '../stops/eventType';
import { isOpenStop, type PlacedStop } from './stopOrder';

interface QueuedStop extends PlacedStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
}

/** Former place of a stop, to restore it in a run that has changed since. */
export interface Spot {
  /** Null: in the pool. */
  readonly manifest_id: number | null;
  readonly delivery_date: string;
  readonly planned_at: string | null;
  /** Place in the run, 1…n. */
  readonly secuence: number | null;
  /** Its neighbours in the run. */
  readonly after_id: number | null;
  readonly before_id: number | null;
}

/** Way back: no delivery is placed after it. */
const HOMEWARD: ReadonlySet<number> = new Set([EVENT_TYPE.return, EVENT_TYPE.pullIn]);

/**
 * The place at the end of the queue, before the way back. `stops` in their order, without the stop to place.
 */
export function endOfQueue(stops: readonly QueuedStop[]): number {
  let index = stops.length;
  while (index > 0) {
    const last = stops[index - 1];
    if (!last || !HOMEWARD.has(last.delivery_event_type_id) || !isOpenStop(last)) break;
    index -= 1;
  }
  return index + 1;
}

interface WaitingStop extends QueuedStop {
  readonly eta: string | null;
  readonly planned_at: string | null;
}

/**
 * Default place of a delivery: the end of the queue. If the last stop is a lunch that is reached no later
 * than planned, the place is before it, because the driver would only wait there.
 */
export function nextFreePlace(stops: readonly WaitingStop[]): number {
  const end = endOfQueue(stops);
  const [start, finish] = [stops[end - 3], stops[end - 2]];
  if (!start || finish?.delivery_event_type_id !== EVENT_TYPE.finishLunch) return end;
  if (start.delivery_event_type_id !== EVENT_TYPE.startLunch || !isOpenStop(start)) return end;
  return start.eta && start.planned_at && start.eta <= start.planned_at ? end - 2 : end;
}

/** The first open place: after all closed stops and the pull-out. */
export function firstOpenPlace(stops: readonly QueuedStop[]): number {
  let index = stops.length;
  while (index > 0) {
    const stop = stops[index - 1];
    if (!stop || !isOpenStop(stop) || stop.delivery_event_type_id === EVENT_TYPE.pullOut) break;
    index -= 1;
  }
  return index + 1;
}

/** The end of the lunch break that starts with this stop, if it is still open: both move together. */
export function breakEndOf<Stop extends QueuedStop>(
  stops: readonly Stop[],
  start: QueuedStop,
): Stop | undefined {
  if (start.delivery_event_type_id !== EVENT_TYPE.startLunch) return undefined;
  return stops.find((stop) => stop.delivery_event_type_id === EVENT_TYPE.finishLunch && isOpenStop(stop));
}

/**
 * The valid place for a requested place `at`: before the way back, and after a lunch break, not inside it.
 */
export function drivablePlace(stops: readonly QueuedStop[], at: number): number {
  const place = Math.max(1, Math.min(at, endOfQueue(stops)));
  const next = stops[place - 1];
  const isInBreak = next?.delivery_event_type_id === EVENT_TYPE.finishLunch && isOpenStop(next);
  return isInBreak ? place + 1 : place;
}

/** The place of a former spot in the current run: beside its former neighbours, if they are still there. */
export function placeAtSpot(stops: readonly QueuedStop[], spot: Spot): number {
  const after = stops.findIndex((stop) => stop.id === spot.after_id);
  const before = stops.findIndex((stop) => stop.id === spot.before_id);
  const place = after >= 0 ? after + 2 : before >= 0 ? before + 1 : (spot.secuence ?? endOfQueue(stops));
  return Math.min(place, stops.length + 1);
}
