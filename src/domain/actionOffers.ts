import { EVENT_STATUS, isClosedStatus } from './eventStatus';
import { EVENT_TYPE, isCollect, isRecipientStop } from './eventType';
import { manifestPermits } from './manifestStatus';
import { isOpenStop } from './stopOrder';
import { cancelStatus, canTransition, statusesOffered } from './transitions';

/** The part of a stop that decides what can be done with it. */
export interface OfferedStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
}

/** The part of a run that decides what can be done with it; null for a stop that no run has. */
export interface OfferedRun {
  readonly delivery_manifest_status_id: number;
  readonly is_route_updated?: boolean | number | null;
  /** Set: automatic planning leaves the run as it is. */
  readonly locked_at?: string | null;
}

/** A delivery or pickup appointment that is not over. */
function isOpenRecipientStop(stop: OfferedStop): boolean {
  return isRecipientStop(stop.delivery_event_type_id) && isOpenStop(stop);
}

/**
 * Whether the row offers "change status". The driver's own steps (pull out, lunch, return, pull in) are not the
 * office's to record. A finished run still takes corrections.
 */
export function isStatusChangeOffered(stop: OfferedStop, run: OfferedRun | null): boolean {
  const isOffices =
    isRecipientStop(stop.delivery_event_type_id) || stop.delivery_event_type_id === EVENT_TYPE.pickUp;
  return run !== null && isOffices && statusesOffered(stop).length > 0;
}

/** Open deliveries and pickup appointments can be canceled, in a run or not (spec §4). */
export function isCancelOffered(stop: OfferedStop): boolean {
  const { delivery_event_type_id: typeId, delivery_event_status_id: statusId } = stop;
  return (
    isRecipientStop(typeId) &&
    !isClosedStatus(statusId) &&
    canTransition(statusId, cancelStatus(typeId), typeId)
  );
}

/** An open stop of a run that can still be replanned goes to the end of the queue. */
export function isRescheduleOffered(stop: OfferedStop, run: OfferedRun | null): boolean {
  return isInReplannableRun(run) && isOpenRecipientStop(stop);
}

/** To a driver on call. */
export function isTransferOffered(stop: OfferedStop, run: OfferedRun | null): boolean {
  return isInReplannableRun(run) && isOpenRecipientStop(stop);
}

/** A bag that was picked up is in the vehicle: it can be transferred or brought back, but not planned anew. */
export function isUnassignOffered(stop: OfferedStop, run: OfferedRun | null): boolean {
  return (
    isInReplannableRun(run) &&
    isOpenRecipientStop(stop) &&
    stop.delivery_event_status_id !== EVENT_STATUS.pickedUp
  );
}

/** The link is worth sending while the delivery is under way. */
export function isShareOffered(stop: OfferedStop, run: OfferedRun | null): boolean {
  return run !== null && isOpenRecipientStop(stop);
}

/** Money is taken at the door of a delivery that has not happened yet. */
export function isCopaymentOffered(stop: OfferedStop): boolean {
  return !isCollect(stop.delivery_event_type_id) && isOpenRecipientStop(stop);
}

/** A stop can be moved to another place or run while it waits; a closed one is never planned again. */
export function isMoveOffered(stop: OfferedStop, run: OfferedRun | null): boolean {
  return (
    isOpenRecipientStop(stop) && (run === null || manifestPermits(run.delivery_manifest_status_id).replan)
  );
}

/** Not when the route is marked as updated already (spec §4), and not against a lock. */
export function isRecalculateOffered(run: OfferedRun): boolean {
  return isInReplannableRun(run) && !run.is_route_updated && !run.locked_at;
}

/** Planning by machine: recalculation, and whether the run re-routes itself. */
export function isReplanOffered(run: OfferedRun): boolean {
  return isInReplannableRun(run);
}

export function isAddOnOffered(run: OfferedRun): boolean {
  return manifestPermits(run.delivery_manifest_status_id).assign !== 'no';
}

export function isEditRunOffered(run: OfferedRun): boolean {
  return manifestPermits(run.delivery_manifest_status_id).editRun;
}

/** One lunch per run: none is offered while the run has one that is not canceled. */
export function isLunchBreakOffered(run: OfferedRun, stops: readonly OfferedStop[]): boolean {
  const hasLunch = stops.some(
    (stop) =>
      stop.delivery_event_type_id === EVENT_TYPE.startLunch &&
      stop.delivery_event_status_id !== EVENT_STATUS.canceled,
  );
  return isInReplannableRun(run) && !hasLunch;
}

/** The beginning or the end of a break that has not happened yet. */
export function isCancelLunchOffered(stop: OfferedStop, run: OfferedRun | null): boolean {
  const { delivery_event_type_id: typeId } = stop;
  const isLunch = typeId === EVENT_TYPE.startLunch || typeId === EVENT_TYPE.finishLunch;
  return isLunch && isOpenStop(stop) && isInReplannableRun(run);
}

function isInReplannableRun(run: OfferedRun | null): boolean {
  return run !== null && manifestPermits(run.delivery_manifest_status_id).replan;
}
