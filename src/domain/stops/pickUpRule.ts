import { EVENT_STATUS, isCanceledStatus } from './eventStatus';
import { EVENT_TYPE } from './eventType';
import { inOrder, isOpenStop, type PlacedStop } from '../runs/stopOrder';

/** Why a pick-up was added to a run: a return to the CDP for a bag, or one side of a meeting. */
export type StopRole = 'tripBack' | 'give' | 'take';

/** Location of the bag of a delivery that joins a run which has left its CDP. */
export const BAG_PLACES = ['cdp', 'driver'] as const;
export type BagWith = (typeof BAG_PLACES)[number] | 'meeting' | 'handed' | 'kept';

export interface CarriedStop extends PlacedStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
  readonly stop_role?: StopRole | null;
  /** The pick-up that loads this bag; null: the run's own. */
  readonly pick_up_id?: number | null;
}

/** Statuses of a delivery whose bag is with the driver. */
const WITH_DRIVER: ReadonlySet<number> = new Set([
  EVENT_STATUS.pickedUp,
  EVENT_STATUS.inProgress,
  EVENT_STATUS.attempted,
]);

/** Whether the bag of this delivery is with the driver, by its status. */
export const isHeld = (stop: { readonly delivery_event_status_id: number }): boolean =>
  WITH_DRIVER.has(stop.delivery_event_status_id);

/** Bags of the run itself get into the vehicle at the pull out and at each of its pick-ups. */
export function isOwnLoading(stop: Pick<CarriedStop, 'delivery_event_type_id' | 'stop_role'>): boolean {
  const { delivery_event_type_id: type, stop_role = null } = stop;
  return stop_role === null && (type === EVENT_TYPE.pullOut || type === EVENT_TYPE.pickUp);
}

const isOpenPickUp = (stop: CarriedStop) =>
  stop.delivery_event_type_id === EVENT_TYPE.pickUp && isOpenStop(stop);

/** The open pick-up that loads the bag of this delivery: its own one, else the first of the run. */
function pickUpOf<Stop extends CarriedStop>(ordered: readonly Stop[], stop: CarriedStop): Stop | undefined {
  const open = ordered.filter(isOpenPickUp);
  return stop.pick_up_id != null ? open.find(({ id }) => id === stop.pick_up_id) : open.find(isOwnLoading);
}

/** Whether the pick-up comes after the stop in this order. */
function standsBehind<Stop extends CarriedStop>(ordered: readonly Stop[], pickUp: Stop, id: number): boolean {
  return ordered.indexOf(pickUp) > ordered.findIndex((each) => each.id === id);
}

/**
 * The pick-up that loads the bag of a delivery but comes after it, or null: a bag that is still at the CDP
 * cannot be delivered. A bag in the vehicle needs no pick-up. A delivery that was before its pick-up already
 * is not reported again.
 *
 * @param before stops of the run as it is; the delivery may be on another one or on none
 * @param after its stops in the new order
 */
export function missedPickUp<Stop extends CarriedStop>(
  before: readonly Stop[],
  after: readonly Stop[],
  stop: CarriedStop,
): Stop | null {
  if (stop.delivery_event_type_id !== EVENT_TYPE.delivery || !isOpenStop(stop)) return null;
  // Another driver has the bag until the meeting.
  if (isHeld(stop) && stop.pick_up_id == null) return null;
  const [earlier, later] = [inOrder(before), inOrder(after)];
  const pickUp = pickUpOf(later, stop);
  if (!pickUp || !standsBehind(later, pickUp, stop.id)) return null;
  const place = earlier.findIndex((each) => each.id === stop.id);
  const loadsIt = (each: Stop) =>
    stop.pick_up_id != null ? each.id === pickUp.id : isOpenPickUp(each) && isOwnLoading(each);
  return place < 0 || earlier.slice(0, place).some(loadsIt) ? pickUp : null;
}

/**
 * Whether a new delivery of this run needs a trip back: the vehicle is loaded, and the run does not return to
 * the CDP before its way back.
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

/** The open trip back to the CDP, which loads every bag that joins now. */
export function openTripBack<Stop extends CarriedStop>(stops: readonly Stop[]): Stop | undefined {
  return inOrder(stops).find((stop) => stop.stop_role === 'tripBack' && isOpenPickUp(stop));
}

/** Whether the bag of this delivery has to get into the vehicle that it joins. */
export function isBagToLoad(stop: CarriedStop): boolean {
  return stop.delivery_event_type_id === EVENT_TYPE.delivery && isOpenStop(stop) && !isHeld(stop);
}
