import {
  EVENT_STATUS,
  STATUSES_NEEDING_REASON,
  UNSUCCESSFUL_STATUSES,
} from '../../src/domain/stops/eventStatus';
import { OTHER_REASON_ID } from '../../src/domain/stops/statusChange';
import type { Random } from './random';

/** Texts for an outcome. */
export interface Words {
  comments: string | null;
  non_delivery_reason_id: number | null;
  other_non_delivery_reason_description: string | null;
  receptor_name: string | null;
}

/** Id of the reason (migration 0001) and the comments that go with it. */
const SAID: readonly (readonly [reason: number, comments: readonly string[]])[] = [
  [1, ['Rang three times, no answer.', 'Nobody home, called twice.', 'Lights off, phone goes to voicemail.']],
  [2, ['No such apartment number in the building.', 'House is for sale and empty.']],
  [5, ['Front desk closed for the evening.', 'Facility under quarantine, nobody let in.']],
  [6, ['Loose dog in the yard.', 'Street closed by the fire department.']],
  [7, ['Recipient had no money for the copayment.']],
  [OTHER_REASON_ID, ['Gate code does not work.', 'Elevator out of order, recipient cannot come down.']],
];
const REFUSED = ['Says the doctor changed the prescription.', 'Refused, wants the other brand.'] as const;
const CANCELED = [
  'Pharmacy canceled: duplicate order.',
  'Recipient is in the hospital.',
  'Picked up at the counter.',
] as const;
const POSTPONED = ['Asked us to come later today.', 'At a doctor’s visit until the afternoon.'] as const;
const RECEPTORS = ['DAUGHTER', 'SON', 'SPOUSE', 'FRONT DESK', 'NURSE', 'NEIGHBOR'] as const;

const NOTHING: Words = {
  comments: null,
  non_delivery_reason_id: null,
  other_non_delivery_reason_description: null,
  receptor_name: null,
};

function reason(non_delivery_reason_id: number, comments: string): Words {
  const isOther = non_delivery_reason_id === OTHER_REASON_ID;
  return {
    ...NOTHING,
    non_delivery_reason_id,
    comments,
    other_non_delivery_reason_description: isOther ? comments : null,
  };
}

/**
 * Texts that satisfy the rules of the status (spec §4): a reason, a comment, and the person who accepted the
 * delivery. Without a recipient's name, this person is omitted.
 */
export function wordsFor(random: Random, statusId: number, recipient?: string | null): Words {
  if (statusId === EVENT_STATUS.rescheduled) return reason(8, random.pick(POSTPONED));
  if (statusId === EVENT_STATUS.rejected) return reason(3, random.pick(REFUSED));
  if (statusId === EVENT_STATUS.canceled || statusId === EVENT_STATUS.collectCanceled)
    return reason(OTHER_REASON_ID, random.pick(CANCELED));
  if (UNSUCCESSFUL_STATUSES.has(statusId) || STATUSES_NEEDING_REASON.has(statusId)) {
    const [id, comments] = random.pick(SAID);
    return reason(id, random.pick(comments));
  }
  if (statusId !== EVENT_STATUS.successful || !recipient) return NOTHING;
  return { ...NOTHING, receptor_name: random.chance(0.7) ? recipient : random.pick(RECEPTORS) };
}
