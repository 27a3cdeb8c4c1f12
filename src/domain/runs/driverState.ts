import { EVENT_STATUS, isSuccessfulStatus } from '../stops/eventStatus';
import { EVENT_TYPE, isRecipientStop } from '../stops/eventType';
import { isUnderWay } from './manifestStatus';

/** State of a driver, in the terms of spec §4, "Drivers". */
export const DRIVER_STATES = ['available', 'notAvailable', 'delivering', 'inProgress', 'onLunch'] as const;
export type DriverState = (typeof DRIVER_STATES)[number];

interface DriversRun {
  readonly delivery_manifest_status_id: number;
  readonly employee_id: number | null;
  readonly events: readonly {
    readonly delivery_event_type_id: number;
    readonly delivery_event_status_id: number;
  }[];
}

/** Driving to a recipient, or at the address. */
const AT_WORK: ReadonlySet<number> = new Set([
  EVENT_STATUS.inProgress,
  EVENT_STATUS.attempted,
  EVENT_STATUS.collectInProgress,
  EVENT_STATUS.collectAttempted,
]);

/**
 * The state of a run's driver, from the run (the specification names the states and shows no rules; these are ours).
 *
 * - on lunch break: the break has begun and has not ended
 * - delivering: a stop at a recipient's is in progress or attempted
 * - in progress: pulled out, between stops
 * - available: not on the road, within the shift
 * - not available: not on the road, outside the shift
 *
 * @param isInShift whether the moment is between the start and the end of the run's shift
 * @returns null when the run has no driver
 */
export function driverState(run: DriversRun, isInShift: boolean): DriverState | null {
  if (run.employee_id === null) return null;
  if (!isUnderWay(run.delivery_manifest_status_id)) return isInShift ? 'available' : 'notAvailable';
  const hasBegun = (typeId: number) =>
    run.events.some(
      (event) =>
        event.delivery_event_type_id === typeId &&
        (isSuccessfulStatus(event.delivery_event_status_id) ||
          event.delivery_event_status_id === EVENT_STATUS.inProgress),
    );
  if (hasBegun(EVENT_TYPE.startLunch) && !hasBegun(EVENT_TYPE.finishLunch)) return 'onLunch';
  const isAtWork = run.events.some(
    (event) => isRecipientStop(event.delivery_event_type_id) && AT_WORK.has(event.delivery_event_status_id),
  );
  return isAtWork ? 'delivering' : 'inProgress';
}
