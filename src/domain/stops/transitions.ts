import {
  COLLECTION_STATUSES,
  DELIVERY_STATUSES,
  EVENT_STATUS,
  isClosedStatus,
  isOpenStatus,
  type EventStatusId,
} from './eventStatus';
import { EVENT_TYPE, isCollect } from './eventType';

const {
  scheduled,
  inProgress,
  attempted,
  successful,
  rescheduled,
  canceled,
  pickedUp,
  missing,
  damaged,
  failed,
  collectScheduled,
  collectInProgress,
  collectAttempted,
  collectRescheduled,
  collectCanceled,
  collectFailed,
  collected,
  returned,
} = EVENT_STATUS;

/** A pick-up only counts bags: it cannot be rejected or re-scheduled. */
const PICK_UP_STATUSES = [
  scheduled,
  inProgress,
  attempted,
  successful,
  canceled,
  pickedUp,
  missing,
  damaged,
  failed,
] as const;

/** Pull-out, lunch, return, pull-in: done or not done. */
const PLAIN_STATUSES = [scheduled, inProgress, successful, canceled] as const;

/** The same state in the second set, for pickup appointments that another client wrote with the first one. */
const COLLECTION_TWIN: ReadonlyMap<number, EventStatusId> = new Map<number, EventStatusId>([
  [scheduled, collectScheduled],
  [inProgress, collectInProgress],
  [attempted, collectAttempted],
  [successful, collected],
  [rescheduled, collectRescheduled],
  [canceled, collectCanceled],
  [failed, collectFailed],
]);

/** Initial statuses: only planning sets them, never a status change. */
const PLANNED: ReadonlySet<number> = new Set([scheduled, collectScheduled]);

/** Open statuses before the driver's first step. */
const WAITING: ReadonlySet<number> = new Set([
  scheduled,
  rescheduled,
  pickedUp,
  collectScheduled,
  collectRescheduled,
]);

/** All statuses that a stop of this type can ever have: the catalogue of spec §7. Unknown types have none. */
export function statusCatalogue(typeId: number): readonly EventStatusId[] {
  switch (typeId) {
    case EVENT_TYPE.delivery:
      return DELIVERY_STATUSES;
    case EVENT_TYPE.collect:
      return COLLECTION_STATUSES;
    case EVENT_TYPE.pickUp:
      return PICK_UP_STATUSES;
    case EVENT_TYPE.pullOut:
    case EVENT_TYPE.startLunch:
    case EVENT_TYPE.finishLunch:
    case EVENT_TYPE.return:
    case EVENT_TYPE.pullIn:
      return PLAIN_STATUSES;
    default:
      return [];
  }
}

/**
 * Whether a stop of this type may go from one status to another (the specification shows only the rule of 19;
 * the others are ours):
 *
 * - a status change never sets scheduled: that is planning, or undo
 * - an open stop may go to any other status, with or without the steps between (the office is informed by
 * phone); "picked up" only from a status before the driver's first step
 * - a closed stop may only be corrected to another closed status, so that it is never planned again
 * - 19, returned to the CDP, follows 18, collected (spec §4)
 */
export function canTransition(from: number, to: number, typeId: number): boolean {
  const catalogue: readonly number[] = statusCatalogue(typeId);
  const current = isCollect(typeId) ? (COLLECTION_TWIN.get(from) ?? from) : from;
  if (current === to || !catalogue.includes(current) || !catalogue.includes(to) || PLANNED.has(to))
    return false;
  if (to === returned) return current === collected;
  if (isClosedStatus(current)) return isClosedStatus(to);
  if (to === pickedUp) return WAITING.has(current);
  return isOpenStatus(current);
}

/**
 * The options of "change status" for this stop, in the order of the catalogue; empty when there are none.
 * `catalogue`: the server's statuses for the type of the stop.
 */
export function statusesOffered(
  event: { delivery_event_type_id: number; delivery_event_status_id: number },
  catalogue?: readonly EventStatusId[],
): EventStatusId[] {
  const { delivery_event_type_id: typeId, delivery_event_status_id: statusId } = event;
  return (catalogue ?? statusCatalogue(typeId)).filter((to) => canTransition(statusId, to, typeId));
}

/** The status that cancels a stop of this type (spec §4: 7; in the second set 16). */
export function cancelStatus(typeId: number): EventStatusId {
  return isCollect(typeId) ? collectCanceled : canceled;
}

/** The status that puts off a stop of this type. */
export function rescheduleStatus(typeId: number): EventStatusId {
  return isCollect(typeId) ? collectRescheduled : rescheduled;
}

/** The first status of a stop of this type. */
export function initialStatus(typeId: number): EventStatusId {
  return isCollect(typeId) ? collectScheduled : scheduled;
}
