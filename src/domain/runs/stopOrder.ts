import { EVENT_STATUS, isOpenStatus } from '../stops/eventStatus';
import { EVENT_TYPE, isRecipientStop } from '../stops/eventType';

/** The fields of a stop that define its place. `secuence` is the wire's spelling (spec §3). */
export interface PlacedStop {
  readonly id: number;
  readonly secuence: number | null;
}

interface Stateful {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
}

/** Order of the stops in the run: by place, stops without one last, ties by age. */
function byPlace(a: PlacedStop, b: PlacedStop): number {
  return (a.secuence ?? Infinity) === (b.secuence ?? Infinity)
    ? a.id - b.id
    : (a.secuence ?? Infinity) - (b.secuence ?? Infinity);
}

/** A sorted copy. */
export function inOrder<Stop extends PlacedStop>(stops: readonly Stop[]): Stop[] {
  return [...stops].sort(byPlace);
}

/**
 * The stop is not completed. A pick-up is complete when its bags are in the vehicle; for a delivery "picked
 * up" is only the start.
 */
export function isOpenStop(stop: Stateful): boolean {
  const isPickUp = stop.delivery_event_type_id === EVENT_TYPE.pickUp;
  if (isPickUp && stop.delivery_event_status_id === EVENT_STATUS.pickedUp) return false;
  return isOpenStatus(stop.delivery_event_status_id);
}

/** The first open stop of the run, whatever its type; undefined when all are closed. */
export function nextOpenStop<Stop extends PlacedStop & Stateful>(stops: readonly Stop[]): Stop | undefined {
  return inOrder(stops).find(isOpenStop);
}

/** Open deliveries and pickup appointments that the run should visit before this one, in order. */
export function openStopsBefore<Stop extends PlacedStop & Stateful>(
  stops: readonly Stop[],
  stop: PlacedStop,
): Stop[] {
  return inOrder(
    stops.filter(
      (other) =>
        other.id !== stop.id &&
        isRecipientStop(other.delivery_event_type_id) &&
        isOpenStop(other) &&
        byPlace(other, stop) < 0,
    ),
  );
}
