import { EVENT_STATUS } from '../stops/eventStatus';
import { EVENT_TYPE } from '../stops/eventType';
import { isOwnLoading, type StopRole } from '../stops/pickUpRule';
import { firstOpenPlace } from './runPlaces';
import { isOpenStop } from './stopOrder';
import { pointOf } from '../addresses/travelTime';

/** Where two drivers meet: at the next stop of the driver who gives or takes the bag, or at the CDP. */
export const MEETING_PLACES = ['giver', 'taker', 'cdp'] as const;
export type MeetingPlace = (typeof MEETING_PLACES)[number];

interface MeetingStop {
  readonly id: number;
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
  readonly destination_latitude: number | null;
  readonly destination_longitude: number | null;
  readonly stop_role: StopRole | null;
}

/** The next stop of a driver that has a position, without the one that changes vehicles. @param stops in order */
export function nextPlaced<Stop extends MeetingStop>(
  stops: readonly Stop[],
  without: number,
): Stop | undefined {
  return stops.find(
    (stop) =>
      stop.id !== without &&
      isOpenStop(stop) &&
      stop.delivery_event_type_id !== EVENT_TYPE.pullIn &&
      pointOf(stop) !== null,
  );
}

/** Place from 1 of a meeting in a run: the first open one, after the loading of the run's own bags. */
export function meetingSlot(stops: readonly MeetingStop[]): number {
  const loading = stops.findLastIndex((stop) => isOwnLoading(stop) && isOpenStop(stop));
  return Math.max(
    firstOpenPlace(stops.map((stop, index) => ({ ...stop, secuence: index + 1 }))),
    loading + 2,
  );
}

/** Whether the bags change vehicles when a stop of a meeting gets this status. */
export function isHandedOver(status: number): boolean {
  return status === EVENT_STATUS.successful || status === EVENT_STATUS.pickedUp;
}
