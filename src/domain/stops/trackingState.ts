import { MINUTE_MS } from '../time/durations';
import { EVENT_STATUS as S } from './eventStatus';
import { isRecipientStop } from './eventType';
import { STALLED_AFTER_MINUTES } from '../runs/manifestStatus';
import { isOpenStop, openStopsBefore, type PlacedStop } from '../runs/stopOrder';

/** The main message of the public page (spec §2, §4). */
export type TrackingState =
  | 'scheduled'
  | 'onTheWay'
  | 'next'
  | 'delivered'
  | 'collected'
  | 'canceled'
  | 'failed'
  | 'rejected'
  | 'rescheduled'
  | 'returned'
  | 'unavailable';

const BY_STATUS: Readonly<Record<number, TrackingState>> = {
  [S.successful]: 'delivered',
  [S.rescheduled]: 'rescheduled',
  [S.rejected]: 'rejected',
  [S.canceled]: 'canceled',
  // To the recipient, a bag that never reached the vehicle is a delivery that did not work.
  [S.missing]: 'failed',
  [S.damaged]: 'failed',
  [S.failed]: 'failed',
  [S.collectRescheduled]: 'rescheduled',
  [S.collectCanceled]: 'canceled',
  [S.collectFailed]: 'failed',
  [S.collected]: 'collected',
  [S.returned]: 'returned',
};

export interface TrackedStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
}

/**
 * State of the page for one stop.
 *
 * @param isUnderWay whether the run has pulled out
 * @param stopsBefore from `stopsAway`; null when unknown
 */
export function trackingState(
  stop: TrackedStop,
  isUnderWay: boolean,
  stopsBefore: number | null,
): TrackingState {
  if (!isRecipientStop(stop.delivery_event_type_id)) return 'unavailable';
  const settled = BY_STATUS[stop.delivery_event_status_id];
  if (settled) return settled;
  if (!isOpenStop(stop)) return 'unavailable';
  // The driver is on site, whatever the order is.
  if (isAtDoor(stop.delivery_event_status_id)) return 'next';
  if (!isUnderWay) return 'scheduled';
  return stopsBefore === 0 ? 'next' : 'onTheWay';
}

function isAtDoor(statusId: number): boolean {
  return statusId === S.attempted || statusId === S.collectAttempted;
}

/** No further change is expected, so the page may stop asking. */
export function isFinalTrackingState(state: TrackingState): boolean {
  return state !== 'scheduled' && state !== 'onTheWay' && state !== 'next' && state !== 'rescheduled';
}

/** Open stops at recipients before this one; null when it is not among them or is closed. */
export function stopsAway(stops: readonly (PlacedStop & TrackedStop)[], id: number): number | null {
  const stop = stops.find((one) => one.id === id);
  return stop && isOpenStop(stop) ? openStopsBefore(stops, stop).length : null;
}

/** Limit when the driver has no position at all: a lunch alone takes half an hour. Minutes. */
const SILENT_WITHOUT_DEVICE = STALLED_AFTER_MINUTES;

/**
 * Whether the driver of a run under way has been silent for too long.
 *
 * @param position when the last position was recorded, `closing` when the last stop was closed; null for none
 */
export function isSilent(
  { position, closing }: { position: Date | null; closing: Date | null },
  now: Date,
  silentMinutes: number,
): boolean {
  const news = Math.max(position?.getTime() ?? 0, closing?.getTime() ?? 0);
  if (news === 0) return false;
  const most = position ? silentMinutes : Math.max(silentMinutes, SILENT_WITHOUT_DEVICE);
  return now.getTime() - news > most * MINUTE_MS;
}

const STEP_MS = 5 * MINUTE_MS;

/** Lateness rounded to multiples of five minutes; null in time. */
export function aboutLate(minutes: number): number | null {
  return minutes > 0 ? Math.max(5, Math.round(minutes / 5) * 5) : null;
}

/** Half of the range for the next stop, the addition for each stop before it, and the maximum. Minutes. */
const ETA_BASE_MINUTES = 5;
const ETA_MINUTES_PER_STOP = 5;
const ETA_MOST_MINUTES = 60;

/**
 * The range of an expected arrival: wider with more stops before it. Both ends are rounded outwards to five
 * minutes. It never starts before now, and always contains the expected time or, when that is past, the next
 * minutes.
 */
export function etaRange(eta: Date, stopsBefore: number, now: Date): { from: Date; to: Date } {
  const minutes = ETA_BASE_MINUTES + ETA_MINUTES_PER_STOP * Math.max(0, stopsBefore);
  const half = Math.min(minutes, ETA_MOST_MINUTES) * MINUTE_MS;
  const expected = Math.max(eta.getTime(), now.getTime());
  const earliest = Math.max(expected - half, now.getTime());
  return {
    from: new Date(Math.floor(earliest / STEP_MS) * STEP_MS),
    to: new Date(Math.ceil((expected + half) / STEP_MS) * STEP_MS),
  };
}
