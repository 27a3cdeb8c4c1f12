import { EVENT_STATUS, isCanceledStatus } from './eventStatus';
import { EVENT_TYPE } from './eventType';
import { inOrder, isOpenStop, type PlacedStop } from './stopOrder';

interface CarriedStop extends PlacedStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
}

/** Statuses of a delivery whose bag the driver holds. */
const HELD: ReadonlySet<number> = new Set([
  EVENT_STATUS.pickedUp,
  EVENT_STATUS.inProgress,
  EVENT_STATUS.attempted,
]);

/** Whether the driver holds the bag of this delivery, by its status. */
export const isHeld = (stop: { readonly delivery_event_status_id: number }): boolean =>
  HELD.has(stop.delivery_event_status_id);

const isOpenPickUp = (stop: CarriedStop) =>
  stop.delivery_event_type_id === EVENT_TYPE.pickUp && isOpenStop(stop);

/** The first pick-up that is still to come and stands behind the stop, where none stands before it; else null. */
function pickUpBehind<Stop extends CarriedStop>(ordered: readonly Stop[], stopId: number): Stop | null {
  const [first] = ordered.filter(isOpenPickUp);
  if (!first) return null;
  const at = (id: number) => ordered.findIndex((each) => each.id === id);
  return at(first.id) > at(stopId) ? first : null;
}

/**
 * The pick-up that loads the bag of a delivery and stands behind it, or null. Nobody delivers a bag that is still at the
 * CDP. A bag that is in the vehicle needs none, and a delivery that stood before its pick-up already is not asked about again.
 *
 * @param before stops of the run as it is; the delivery may stand on another one or on none
 * @param after its stops in the new order
 */
export function missedPickUp<Stop extends CarriedStop>(
  before: readonly Stop[],
  after: readonly Stop[],
  stop: CarriedStop,
): Stop | null {
  if (stop.delivery_event_type_id !== EVENT_TYPE.delivery || !isOpenStop(stop) || isHeld(stop)) return null;
  const stood = inOrder(before);
  const place = stood.findIndex((each) => each.id === stop.id);
  const wasLoadedLater = stood.slice(0, Math.max(0, place)).some(isOpenPickUp);
  return place < 0 || wasLoadedLater ? pickUpBehind(inOrder(after), stop.id) : null;
}

/** Bags get into the vehicle at the pull out and at each pick-up. */
const isLoading = (stop: CarriedStop) =>
  stop.delivery_event_type_id === EVENT_TYPE.pullOut || stop.delivery_event_type_id === EVENT_TYPE.pickUp;

/**
 * Whether a new delivery of this run needs a trip back: the vehicle has been loaded and nothing takes it to the CDP again
 * before the way home.
 */
export function needsTripBack(stops: readonly CarriedStop[]): boolean {
  const loading = stops.filter((stop) => isLoading(stop) && !isCanceledStatus(stop.delivery_event_status_id));
  return loading.some((stop) => !isOpenStop(stop)) && !loading.some(isOpenStop);
}
