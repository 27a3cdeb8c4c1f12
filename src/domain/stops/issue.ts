import { EVENT_STATUS, type EventStatusId } from './eventStatus';
import { isCollect, isRecipientStop } from './eventType';
import { manifestPermits } from '../runs/manifestStatus';
import { isOpenStop } from '../runs/stopOrder';
import { canTransition } from './transitions';

/** Outcomes that need a decision (spec §4: 6, 9, 10, 11, 17). A cancellation is already a decision. */
export const ISSUE_STATUSES: readonly number[] = [
  EVENT_STATUS.rejected,
  EVENT_STATUS.missing,
  EVENT_STATUS.damaged,
  EVENT_STATUS.failed,
  EVENT_STATUS.collectFailed,
];

/** Older unsettled issues appear only in reports. Days. */
export const ISSUE_DAYS = 7;

/** Longest note. Characters. */
export const ISSUE_NOTE_MAX = 1000;

interface Stop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
}

/** Why a stop is on the page of issues. */
export type IssueKind = 'unsuccessful' | 'unattended';

/** Ended badly, and not settled yet. */
export function isUnsuccessful(stop: Stop & { readonly issue_settled_at?: string | null }): boolean {
  return ISSUE_STATUSES.includes(stop.delivery_event_status_id) && !stop.issue_settled_at;
}

export interface Attendance {
  /** Its day is over in the zone of the stop. */
  readonly isDayOver: boolean;
  /** State of its run, null in the pool. */
  readonly manifestStatusId: number | null;
}

/** An open delivery or pickup appointment whose day or run is over. */
export function isUnattended(stop: Stop, { isDayOver, manifestStatusId }: Attendance): boolean {
  if (!isRecipientStop(stop.delivery_event_type_id) || !isOpenStop(stop)) return false;
  return isDayOver || (manifestStatusId !== null && !manifestPermits(manifestStatusId).replan);
}

/** The status that "fix as failed" sets: 11, or 17 in the second set. */
export function failedStatus(typeId: number): EventStatusId {
  return isCollect(typeId) ? EVENT_STATUS.collectFailed : EVENT_STATUS.failed;
}

/** Whether the office may settle it as failed: it is an issue, and failed or able to become so. */
export function isFixAsFailedOffered(
  stop: Stop & { readonly issue_settled_at?: string | null },
  attendance: Attendance,
): boolean {
  const { delivery_event_type_id: typeId, delivery_event_status_id: statusId } = stop;
  const to = failedStatus(typeId);
  if (!isUnsuccessful(stop) && !isUnattended(stop, attendance)) return false;
  return statusId === to || canTransition(statusId, to, typeId);
}
