import { EVENT_TYPE } from '../stops/eventType';
import { isOpenStop, type PlacedStop } from './stopOrder';

interface QueuedStop extends PlacedStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
}

/** Where a stop stood, so that it can be put back into a run that has changed meanwhile. */
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

/** The way home: nothing is delivered behind it. */
const HOMEWARD: ReadonlySet<number> = new Set([EVENT_TYPE.return, EVENT_TYPE.pullIn]);

/** The place at the end of the queue, before the way home. `stops` in their order, without the stop to be placed. */
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
 * Where a delivery goes when nobody names a place: the end of the queue, or before a lunch that nothing stands behind and
 * that is reached no later than planned: then the driver would only wait there.
 */
export function nextFreePlace(stops: readonly WaitingStop[]): number {
  const end = endOfQueue(stops);
  const [start, finish] = [stops[end - 3], stops[end - 2]];
  if (!start || finish?.delivery_event_type_id !== EVENT_TYPE.finishLunch) return end;
  if (start.delivery_event_type_id !== EVENT_TYPE.startLunch || !isOpenStop(start)) return end;
  return start.eta && start.planned_at && start.eta <= start.planned_at ? end - 2 : end;
}

/** The first place that can still be planned: behind all that has happened, and behind the pull out. */
export function firstOpenPlace(stops: readonly QueuedStop[]): number {
  let index = stops.length;
  while (index > 0) {
    const stop = stops[index - 1];
    if (!stop || !isOpenStop(stop) || stop.delivery_event_type_id === EVENT_TYPE.pullOut) break;
    index -= 1;
  }
  return index + 1;
}

/** The end of the lunch break that begins with this stop, if it is still to come: the two are moved as one. */
export function breakEndOf<Stop extends QueuedStop>(
  stops: readonly Stop[],
  start: QueuedStop,
): Stop | undefined {
  if (start.delivery_event_type_id !== EVENT_TYPE.startLunch) return undefined;
  return stops.find((stop) => stop.delivery_event_type_id === EVENT_TYPE.finishLunch && isOpenStop(stop));
}

/** The place that a stop wanted at `at` gets: before the way home, and behind a lunch break instead of inside it. */
export function drivablePlace(stops: readonly QueuedStop[], at: number): number {
  const place = Math.max(1, Math.min(at, endOfQueue(stops)));
  const next = stops[place - 1];
  const isInBreak = next?.delivery_event_type_id === EVENT_TYPE.finishLunch && isOpenStop(next);
  return isInBreak ? place + 1 : place;
}

/** The place of a former spot in the run as it is now: beside the neighbours of then, where they still stand. */
export function placeAtSpot(stops: readonly QueuedStop[], spot: Spot): number {
  const after = stops.findIndex((stop) => stop.id === spot.after_id);
  const before = stops.findIndex((stop) => stop.id === spot.before_id);
  const place = after >= 0 ? after + 2 : before >= 0 ? before + 1 : (spot.secuence ?? endOfQueue(stops));
  return Math.min(place, stops.length + 1);
}
