import { EVENT_STATUS, showsSignature } from './eventStatus';
import type { Transition } from './lifeCycle';

/** Outcomes at the recipient: proof can be expected. */
const DOOR_OUTCOMES: ReadonlySet<number> = new Set([
  EVENT_STATUS.successful,
  EVENT_STATUS.rejected,
  EVENT_STATUS.damaged,
  EVENT_STATUS.failed,
  EVENT_STATUS.collectFailed,
  EVENT_STATUS.collected,
]);
/** Outcomes with a hand-over: a signature can be expected. */
const HANDED_OVER: ReadonlySet<number> = new Set([EVENT_STATUS.successful, EVENT_STATUS.collected]);

export type ProofNotice = 'noAttachment' | 'noSignature' | 'officeRecorded';

type Proven = Pick<Transition, 'delivery_event_status_id' | 'path_evidence' | 'signature' | 'source'>;

export function hasPhoto(transition: Proven): boolean {
  return (transition.path_evidence ?? '') !== '';
}

/**
 * Whether the signature of this entry may be shown: there is one, and the status is not 6, 7, 11, 16, 17
 * (spec §4).
 */
export function hasVisibleSignature({ delivery_event_status_id: id, signature }: Proven): boolean {
  return id != null && showsSignature({ delivery_event_status_id: id, signature });
}

/**
 * Notices about missing proof (spec §2), only where proof can be expected. Entries of the office have no
 * proof, so their only notice is that the office recorded them.
 */
export function proofNotices(transition: Proven): ProofNotice[] {
  const id = transition.delivery_event_status_id;
  if (id == null || !DOOR_OUTCOMES.has(id)) return [];
  if (transition.source === 'office' && !hasPhoto(transition) && !hasVisibleSignature(transition))
    return ['officeRecorded'];
  const notices: ProofNotice[] = [];
  if (!hasPhoto(transition)) notices.push('noAttachment');
  if (HANDED_OVER.has(id) && !hasVisibleSignature(transition)) notices.push('noSignature');
  return notices;
}
