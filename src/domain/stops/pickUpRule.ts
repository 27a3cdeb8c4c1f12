import { EVENT_STATUS, isCanceledStatus } from './eventStatus';
import { EVENT_TYPE } from './eventType';
import { inOrder, isOpenStop, type PlacedStop } from '../runs/stopOrder';

/** Why a pick-up stands on a run that did not have it of its own: back to the CDP for a bag, or the two sides of a meeting. */
export type StopRole = 'tripBack' | 'give' | 'take';

/** Where the bag of a delivery is that joins a run which has left its CDP. */
export const BAG_PLACES = ['cdp', 'driver'] as const;
export type BagWith = (typeof BAG_PLACES)[number] | 'meeting' | 'handed' | 'kept';

export interface CarriedStop extends PlacedStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
  readonly stop_role?: StopRole | null;
  /** The pick-up that loads this bag; null: the run's own. */
  readonly pick_up_id?: number | null;
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

/** Bags of the run itself get into the vehicle at the pull out and at each of its pick-ups. */
export function isOwnLoading(stop: Pick<CarriedStop, 'delivery_event_type_id' | 'stop_role'>): boolean {
  const { delivery_event_type_id: type, stop_role = null } = stop;
  return stop_role === null && (type === EVENT_TYPE.pullOut || type === EVENT_TYPE.pickUp);
}

const isOpenPickUp = (stop: CarriedStop) =>
  stop.delivery_event_type_id === EVENT_TYPE.pickUp && isOpenStop(stop);

/** The pick-up, still to come, that loads the bag of this delivery: its own one, else the first of the run. */
function pickUpOf<Stop extends CarriedStop>(ordered: readonly Stop[], stop: CarriedStop): Stop | undefined {
  const open = ordered.filter(isOpenPickUp);
  return stop.pick_up_id != null ? open.find(({ id }) => id === stop.pick_up_id) : open.find(isOwnLoading);
}

/** Whether the pick-up stands behind the stop in this order. */
function standsBehind<Stop extends CarriedStop>(ordered: readonly Stop[], pickUp: Stop, id: number): boolean {
  return ordered.indexOf(pickUp) > ordered.findIndex((each) => each.id === id);
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
  if (stop.delivery_event_type_id !== EVENT_TYPE.delivery || !isOpenStop(stop)) return null;
  // Another driver holds it until they meet.
  if (isHeld(stop) && stop.pick_up_id == null) return null;
  const [stood, stands] = [inOrder(before), inOrder(after)];
  const pickUp = pickUpOf(stands, stop);
  if (!pickUp || !standsBehind(stands, pickUp, stop.id)) return null;
  const place = stood.findIndex((each) => each.id === stop.id);
  const loadsIt = (each: Stop) =>
    stop.pick_up_id != null ? each.id === pickUp.id : isOpenPickUp(each) && isOwnLoading(each);
  return place < 0 || stood.slice(0, place).some(loadsIt) ? pickUp : null;
}

/**
 * Whether a new delivery of this run needs a trip back: the vehicle has been loaded and nothing takes it to the CDP again
 * before the way home.
 */
export function needsTripBack(stops: readonly CarriedStop[]): boolean {
  return hasLeftCdp(stops) && openTripBack(stops) === undefined;
}

/** Whether the vehicle has been loaded and the run has no loading of its own before it. */
export function hasLeftCdp(stops: readonly CarriedStop[]): boolean {
  const loading = stops.filter(
    (stop) => isOwnLoading(stop) && !isCanceledStatus(stop.delivery_event_status_id),
  );
  return loading.some((stop) => !isOpenStop(stop)) && !loading.some(isOpenStop);
}

/** The trip back to the CDP that is still to come: every bag that joins now waits for it. */
export function openTripBack<Stop extends CarriedStop>(stops: readonly Stop[]): Stop | undefined {
  return inOrder(stops).find((stop) => stop.stop_role === 'tripBack' && isOpenPickUp(stop));
}

/** Whether the bag of this delivery has to get into the vehicle that it joins. */
export function isBagToLoad(stop: CarriedStop): boolean {
  return stop.delivery_event_type_id === EVENT_TYPE.delivery && isOpenStop(stop) && !isHeld(stop);
}
