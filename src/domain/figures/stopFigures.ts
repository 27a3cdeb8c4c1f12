import { fromWire, timeInZone } from '../time/dates';
import { EVENT_STATUS, isCanceledStatus, isSuccessfulStatus } from '../stops/eventStatus';
import { keptPromise } from '../stops/lateness';
import type { Measures } from './measures';

/** A stop at a recipient as it is stored. Times are UTC wire times. */
export interface CountedStop {
  readonly delivery_date: string;
  readonly delivery_event_status_id: number;
  readonly planned_at: string | null;
  /** When the present status was reached. */
  readonly datetime: string | null;
  readonly delivery_start_time: string | null;
  readonly delivery_end_time: string | null;
  readonly attempts: number;
  readonly non_delivery_reason_id: number | null;
  /** Of its run, or of its CDP while it is unassigned. */
  readonly time_zone: string;
  /** When the driver set the stop in progress for the last time before its end. */
  readonly begun_at: string | null;
  /** When a collected bag was taken over at the address; it is returned later. */
  readonly collected_at: string | null;
}

/** Hour of a stop without any time. */
export const NO_HOUR = -1;

/** A stop that failed, for which a reason is counted. */
export const FAILED_STATUSES = [
  EVENT_STATUS.rejected,
  EVENT_STATUS.missing,
  EVENT_STATUS.damaged,
  EVENT_STATUS.failed,
  EVENT_STATUS.collectFailed,
] as const;
const FAILED: ReadonlySet<number> = new Set(FAILED_STATUSES);

/** Rejected, failed, missing or damaged. */
export function isFailedStatus(id: number): boolean {
  return FAILED.has(id);
}

/** The moment at the address. A returned bag reached its last status at the CDP. */
function atTheDoor(stop: CountedStop): string | null {
  const isReturned = stop.delivery_event_status_id === EVENT_STATUS.returned;
  return isReturned ? (stop.collected_at ?? stop.datetime) : stop.datetime;
}

/** The hour that was promised, else the hour of the visit, in the run's zone. */
export function hourOf(stop: CountedStop): number {
  const at = stop.planned_at ?? atTheDoor(stop);
  return at === null ? NO_HOUR : Number(timeInZone(fromWire(at), stop.time_zone).slice(0, 2));
}

/** What one stop adds to the measures. */
export function measuresOfStop(stop: CountedStop): Partial<Measures> {
  const { delivery_event_status_id: status } = stop;
  if (isCanceledStatus(status)) return { canceled: 1 };
  const isDelivered = isSuccessfulStatus(status);
  const isFailed = isFailedStatus(status);
  const counted: Partial<Measures> = { stops: 1 };
  if (isFailed) counted.failed = 1;
  if (isDelivered) {
    counted.delivered = 1;
    if (stop.attempts <= 1) counted.first_visit = 1;
    else if (stop.attempts === 2) counted.second_visit = 1;
    else counted.later_visit = 1;
  }
  const door = atTheDoor(stop);
  const kept = isDelivered ? keptPromise({ ...stop, datetime: door }, stop.time_zone) : null;
  if (kept !== null) counted.measured = 1;
  if (kept === true) counted.on_time = 1;
  const seconds =
    door !== null && stop.begun_at !== null
      ? (fromWire(door).getTime() - fromWire(stop.begun_at).getTime()) / 1000
      : -1;
  if ((isDelivered || isFailed) && seconds >= 0) {
    counted.timed = 1;
    counted.timed_seconds = seconds;
  }
  return counted;
}

/** Why the stop failed; null when it did not. */
export function reasonOfStop(stop: CountedStop): string | null {
  const { delivery_event_status_id: status, non_delivery_reason_id: reason } = stop;
  if (!isFailedStatus(status)) return null;
  if (status === EVENT_STATUS.missing) return 'missing';
  if (status === EVENT_STATUS.damaged) return 'damaged';
  return reason === null ? 'none' : String(reason);
}
