import { EVENT_STATUS } from '../stops/eventStatus';
import { EVENT_TYPE } from '../stops/eventType';
import { hasLeftCdp, isBagToLoad, openTripBack, type CarriedStop } from '../stops/pickUpRule';
import type { Move, PlannedRun, PlannedStop } from '../planning/plannedRun';
import type { CdpOfRun } from '../planning/plannedRun';

/** Id of the pick-up that a move brings along; no stop has it. */
export const TRIP_BACK_ID = -1;

/** How the bags of added deliveries get into the vehicle of the run. */
export type Loading = 'own' | 'tripBack' | 'sharedTripBack' | 'driver';

/**
 * How bags that join this run are loaded: with the run's own bags before it leaves the CDP; later by a trip
 * back, which all waiting bags share; or not at all if the driver has them already.
 *
 * @param pickUpId the trip back that loads them, once it is part of the run
 */
export function loadingOf(
  stops: readonly CarriedStop[],
  isBagWithDriver = false,
): { how: Loading; pickUpId: number | null } {
  if (!hasLeftCdp(stops)) return { how: 'own', pickUpId: null };
  if (isBagWithDriver) return { how: 'driver', pickUpId: null };
  const trip = openTripBack(stops);
  return trip ? { how: 'sharedTripBack', pickUpId: trip.id } : { how: 'tripBack', pickUpId: TRIP_BACK_ID };
}

/** Fields of a new pick-up at the CDP that differ from a delivery's. */
export function tripBackFields({ cdp_latitude, cdp_longitude }: CdpOfRun) {
  return {
    id: TRIP_BACK_ID,
    delivery_event_type_id: EVENT_TYPE.pickUp,
    delivery_event_status_id: EVENT_STATUS.scheduled,
    destination_latitude: cdp_latitude ?? null,
    destination_longitude: cdp_longitude ?? null,
    delivery_start_time: null,
    delivery_end_time: null,
    refrigeration_needed: false,
    driver_gender: null,
    facility_hours: null,
    planned_at: null,
    eta: null,
    datetime: null,
    locked_at: null,
    stop_role: 'tripBack' as const,
    pick_up_id: null,
  };
}

/** The stops of a move with their loading in the target run, and the trip back before them if needed. */
export function withBagsLoaded(
  to: PlannedRun | null,
  stops: readonly PlannedStop[],
  { isBagWithDriver = false }: Pick<Move, 'isBagWithDriver'>,
): PlannedStop[] {
  const joins = (stop: PlannedStop) => stop.delivery_manifest_id !== (to?.id ?? null) && isBagToLoad(stop);
  const joining = stops.find(joins);
  if (!joining) return [...stops];
  const { how, pickUpId } = to ? loadingOf(to.stops, isBagWithDriver) : { how: 'own', pickUpId: null };
  const loadedStatus = how === 'driver' ? { delivery_event_status_id: EVENT_STATUS.pickedUp } : {};
  const loaded = stops.map((stop) =>
    joins(stop) ? { ...stop, ...loadedStatus, pick_up_id: pickUpId } : stop,
  );
  return to && how === 'tripBack'
    ? [{ ...joining, delivery_manifest_id: to.id, ...tripBackFields(to) }, ...loaded]
    : loaded;
}
