import { EVENT_STATUS, STATUSES_NEEDING_REASON, UNSUCCESSFUL_STATUSES } from './eventStatus';
import { isBlank, type Problem, type Problems } from '../wire/problem';
import { statusesOffered } from './transitions';

/** The reason "other" requires free text (spec §3). */
export const OTHER_REASON_ID = 4;

/** Reason and texts of an outcome: fields of `change_status` and `cancel` (spec §7). */
export interface OutcomeWords {
  readonly comments?: string | null;
  readonly non_delivery_reason_id?: number | null;
  readonly other_reason?: string | null;
}

export interface StatusChange extends OutcomeWords {
  readonly delivery_event_status_id?: number | null;
}

const REQUIRED: Problem = { message: 'validation.required' };

/** Status 19 uses the return endpoint, not `change_status` (spec §4). */
export function isReturnToCdp(statusId: number): boolean {
  return statusId === EVENT_STATUS.returned;
}

/** The reason "other" requires free text, also where a reason is optional (spec §4). */
export function otherReasonProblems({ non_delivery_reason_id, other_reason }: OutcomeWords): Problems {
  const isMissing = non_delivery_reason_id === OTHER_REASON_ID && isBlank(other_reason);
  return isMissing ? { other_reason: REQUIRED } : {};
}

/**
 * Problems of the fields that a status requires (spec §4): a reason for 5, 6, 7, 11, 15, 16, 17; a comment
 * for the unsuccessful ones; free text when the reason is "other", whatever the status.
 */
export function outcomeProblems(statusId: number, words: OutcomeWords): Problems {
  const problems: Record<string, Problem> = {};
  if (STATUSES_NEEDING_REASON.has(statusId) && words.non_delivery_reason_id == null)
    problems.non_delivery_reason_id = REQUIRED;
  if (UNSUCCESSFUL_STATUSES.has(statusId) && isBlank(words.comments)) problems.comments = REQUIRED;
  return { ...problems, ...otherReasonProblems(words) };
}

/**
 * Only the fields that the status requires: no reason where none is required, and no free text of a reason
 * that was changed.
 */
export function askedWords<
  Words extends { readonly non_delivery_reason_id: number | null; readonly other_reason: string },
>(words: Words, asksReason = true): Words {
  const non_delivery_reason_id = asksReason ? words.non_delivery_reason_id : null;
  const other_reason = non_delivery_reason_id === OTHER_REASON_ID ? words.other_reason : '';
  return { ...words, non_delivery_reason_id, other_reason };
}

/** Problems of a status change, by wire field name; empty when it may be sent (spec §5, "Change status"). */
export function changeStatusProblems(
  change: StatusChange,
  event: { delivery_event_type_id: number; delivery_event_status_id: number },
): Problems {
  const statusId = change.delivery_event_status_id;
  if (statusId == null) return { delivery_event_status_id: REQUIRED };
  const offered: readonly number[] = statusesOffered(event);
  if (!offered.includes(statusId))
    return { delivery_event_status_id: { message: 'validation.statusNotOffered' } };
  return outcomeProblems(statusId, change);
}
