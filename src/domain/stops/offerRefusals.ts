import { EVENT_STATUS, isClosedStatus } from './eventStatus';
import { EVENT_TYPE, isCollect, isRecipientStop } from './eventType';
import { manifestPermits } from '../runs/manifestStatus';
import { isOpenStop } from '../runs/stopOrder';
import { cancelStatus, canTransition, statusesOffered } from './transitions';

/** The fields of a stop that decide which actions are offered. */
export interface OfferedStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
}

/** The fields of a run that decide which actions are offered; null for an unassigned stop. */
export interface OfferedRun {
  readonly delivery_manifest_status_id: number;
  readonly is_route_updated?: boolean | number | null;
  /** Set: automatic planning leaves the run as it is. */
  readonly locked_at?: string | null;
}

/** Why an action is not offered for a stop or a run as it is now. */
export type OfferRefusal =
  | 'notRecipient'
  | 'notOffices'
  | 'notLunch'
  | 'noRun'
  | 'runOver'
  | 'closed'
  | 'noStatus'
  | 'pickedUp'
  | 'collect'
  | 'hasLunch'
  | 'locked'
  | 'notLocked'
  | 'routeUpdated'
  | 'noDriver'
  | 'published'
  | 'notPublished'
  | 'started';

type ApiError = OfferRefusal | null;

/**
 * Whether the row offers "change status". The driver's own steps (pull-out, lunch, return, pull-in) are not
 * recorded by the office. A finished run still accepts corrections.
 */
export function changeStatusRefusal(stop: OfferedStop, run: OfferedRun | null): ApiError {
  const isOffices =
    isRecipientStop(stop.delivery_event_type_id) || stop.delivery_event_type_id === EVENT_TYPE.pickUp;
  if (!isOffices) return 'notOffices';
  if (run === null) return 'noRun';
  return statusesOffered(stop).length > 0 ? null : 'noStatus';
}

/** Open deliveries and pickup appointments can be canceled, in a run or not (spec §4). */
export function cancelRefusal(stop: OfferedStop): ApiError {
  const { delivery_event_type_id: typeId, delivery_event_status_id: statusId } = stop;
  if (!isRecipientStop(typeId)) return 'notRecipient';
  if (isClosedStatus(statusId)) return 'closed';
  return canTransition(statusId, cancelStatus(typeId), typeId) ? null : 'noStatus';
}

/** A delivery or pickup appointment that is not over. */
function openRecipientRefusal(stop: OfferedStop): ApiError {
  if (!isRecipientStop(stop.delivery_event_type_id)) return 'notRecipient';
  return isOpenStop(stop) ? null : 'closed';
}

/** Only runs that are not over can be planned again. */
export function replanRefusal(run: OfferedRun | null): ApiError {
  if (run === null) return 'noRun';
  return manifestPermits(run.delivery_manifest_status_id).replan ? null : 'runOver';
}

/** An open stop of a run that can still be replanned: it can be put off, or go to a driver on call. */
export function replanStopRefusal(stop: OfferedStop, run: OfferedRun | null): ApiError {
  return openRecipientRefusal(stop) ?? replanRefusal(run);
}

/** A bag that was picked up is in the vehicle: it can be transferred or returned, but not planned again. */
export function unassignRefusal(stop: OfferedStop, run: OfferedRun | null): ApiError {
  const refusal = replanStopRefusal(stop, run);
  if (refusal) return refusal;
  return stop.delivery_event_status_id === EVENT_STATUS.pickedUp ? 'pickedUp' : null;
}

/** The link can be shared while the delivery is under way. */
export function shareRefusal(stop: OfferedStop, run: OfferedRun | null): ApiError {
  return openRecipientRefusal(stop) ?? (run === null ? 'noRun' : null);
}

/** A copayment is collected at an open delivery. */
export function copaymentRefusal(stop: OfferedStop): ApiError {
  return isCollect(stop.delivery_event_type_id) ? 'collect' : openRecipientRefusal(stop);
}

/** An open stop can be moved to another place or run; a closed one is never planned again. */
export function moveRefusal(stop: OfferedStop, run: OfferedRun | null): ApiError {
  return openRecipientRefusal(stop) ?? (run === null ? null : replanRefusal(run));
}

interface LockableStop extends OfferedStop {
  /** Set: automatic planning does not move the stop. */
  readonly locked_at: string | null;
}

/** A stop that can be moved can also be locked against automatic planning. */
export function lockRefusal(stop: LockableStop, run: OfferedRun | null): ApiError {
  return stop.locked_at === null ? moveRefusal(stop, run) : 'locked';
}

export function unlockRefusal(locked: { readonly locked_at: string | null }): ApiError {
  return locked.locked_at === null ? 'notLocked' : null;
}

/** Not when the route is marked as updated already (spec §4), and not against a lock. */
export function recalculateRefusal(run: OfferedRun): ApiError {
  const refusal = replanRefusal(run);
  if (refusal) return refusal;
  if (run.is_route_updated) return 'routeUpdated';
  return run.locked_at ? 'locked' : null;
}

export function addOnRefusal(run: OfferedRun): ApiError {
  return manifestPermits(run.delivery_manifest_status_id).assign === 'no' ? 'runOver' : null;
}

export function editRunRefusal(run: OfferedRun): ApiError {
  return manifestPermits(run.delivery_manifest_status_id).editRun ? null : 'runOver';
}

/** One lunch per run: not offered while the run has one that is not canceled. */
export function lunchBreakRefusal(run: OfferedRun, stops: readonly OfferedStop[]): ApiError {
  const hasLunch = stops.some(
    (stop) =>
      stop.delivery_event_type_id === EVENT_TYPE.startLunch &&
      stop.delivery_event_status_id !== EVENT_STATUS.canceled,
  );
  return replanRefusal(run) ?? (hasLunch ? 'hasLunch' : null);
}

/** The beginning or the end of a break that has not happened yet. */
export function cancelLunchRefusal(stop: OfferedStop, run: OfferedRun | null): ApiError {
  const { delivery_event_type_id: typeId } = stop;
  const isLunch = typeId === EVENT_TYPE.startLunch || typeId === EVENT_TYPE.finishLunch;
  if (!isLunch) return 'notLunch';
  return isOpenStop(stop) ? replanRefusal(run) : 'closed';
}
