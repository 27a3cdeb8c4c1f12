import { EVENT_STATUS } from '../stops/eventStatus';
import { EVENT_TYPE } from '../stops/eventType';
import { inOrder, isOpenStop, type PlacedStop } from './stopOrder';

interface LoadedStop extends PlacedStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
}

/** Items collected at a pickup appointment stay on board until the way back; a delivery is one bag too. */
function isOnBoard(stop: LoadedStop): boolean {
  return stop.delivery_event_status_id === EVENT_STATUS.collected;
}

/**
 * The maximum number of bags in the vehicle from now on (spec §3 "capacity type"): open deliveries are on
 * board from the start, each delivery removes one bag, each pickup appointment adds one. One stop counts as
 * one bag.
 */
export function peakLoad(stops: readonly LoadedStop[]): number {
  const open = inOrder(stops).filter((stop) => isOpenStop(stop) && !isOnBoard(stop));
  const deliveries = open.filter((stop) => stop.delivery_event_type_id === EVENT_TYPE.delivery).length;
  let load = stops.filter(isOnBoard).length + deliveries;
  let peak = load;
  for (const { delivery_event_type_id: type } of open) {
    if (type === EVENT_TYPE.delivery) load -= 1;
    else if (type === EVENT_TYPE.collect) load += 1;
    peak = Math.max(peak, load);
  }
  return peak;
}

/** Bags collected at pickup appointments that are still on board. */
export function collectedLoad(stops: readonly LoadedStop[]): number {
  return stops.filter(isOnBoard).length;
}
