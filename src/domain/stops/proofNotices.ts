import { EVENT_STATUS, showsSignature } from './eventStatus';
import type { Transition } from './lifeCycle';

/** Somebody stood at the door and something came of it: proof can be expected. */
const DOOR_OUTCOMES: ReadonlySet<number> = new Set([
  EVENT_STATUS.successful,
  EVENT_STATUS.rejected,
  EVENT_STATUS.damaged,
  EVENT_STATUS.failed,
  EVENT_STATUS.collectFailed,
  EVENT_STATUS.collected,
]);
/** Something changed hands: a signature can be expected. */
const HANDED_OVER: ReadonlySet<number> = new Set([EVENT_STATUS.successful, EVENT_STATUS.collected]);

export type ProofNotice = 'noAttachment' | 'noSignature' | 'officeRecorded';

type Proven = Pick<Transition, 'delivery_event_status_id' | 'path_evidence' | 'signature' | 'source'>;

export function hasPhoto(transition: Proven): boolean {
  return (transition.path_evidence ?? '') !== '';
}

/** Whether the signature of this entry may be drawn: there is one, and not for 6, 7, 11, 16, 17 (spec §4). */
export function hasVisibleSignature({ delivery_event_status_id: id, signature }: Proven): boolean {
  return id != null && showsSignature({ delivery_event_status_id: id, signature });
}

/**
 * What the history says about missing proof (spec §2): only where proof can be expected. The office was not at the door,
 * so of its entries one thing is said: that it recorded them.
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
