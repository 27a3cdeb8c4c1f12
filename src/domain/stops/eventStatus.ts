/**
 * States of a stop (spec §4). The numbers are the wire's. 12–19 are the second set, for pickup appointments.
 * 0 is not a state of a stop but the entry of a copayment in its history.
 */
export const EVENT_STATUS = {
  copayment: 0,
  scheduled: 1,
  inProgress: 2,
  attempted: 3,
  successful: 4,
  rescheduled: 5,
  rejected: 6,
  canceled: 7,
  pickedUp: 8,
  missing: 9,
  damaged: 10,
  failed: 11,
  collectScheduled: 12,
  collectInProgress: 13,
  collectAttempted: 14,
  collectRescheduled: 15,
  collectCanceled: 16,
  collectFailed: 17,
  collected: 18,
  returned: 19,
} as const;

export type EventStatusId = (typeof EVENT_STATUS)[keyof typeof EVENT_STATUS];

/** One name per meaning: 1 and 12 are both "scheduled" to users. */
const NAMES = [
  'copayment',
  'scheduled',
  'inProgress',
  'attempted',
  'successful',
  'rescheduled',
  'rejected',
  'canceled',
  'pickedUp',
  'missing',
  'damaged',
  'failed',
  'scheduled',
  'inProgress',
  'attempted',
  'rescheduled',
  'canceled',
  'failed',
  'collected',
  'returned',
] as const satisfies readonly string[];

export type EventStatusName = (typeof NAMES)[number];

/** Placeholder for an unknown id (spec §4); "missing" is already the name of status 9. */
export const UNKNOWN_STATUS = 'unknown';

export const EVENT_STATUS_IDS = Object.values(EVENT_STATUS) as readonly EventStatusId[];
export const DELIVERY_STATUSES = EVENT_STATUS_IDS.filter((id) => id >= 1 && id <= 11);
export const COLLECTION_STATUSES = EVENT_STATUS_IDS.filter((id) => id >= 12);

type Statuses = ReadonlySet<number>;

/** Need a comment and a reason. */
export const UNSUCCESSFUL_STATUSES: Statuses = new Set([6, 7, 11, 16, 17]);
/** Need a reason, which the history shows. */
export const STATUSES_NEEDING_REASON: Statuses = new Set([5, 6, 7, 11, 15, 16, 17]);
/** Their entries in the history are a delivery attempt (`delivery_attempt_id`). */
export const ATTEMPT_STATUSES: Statuses = new Set([3, 14]);
/** Their entries show what was not picked up (`non_picked_up_details_id`). */
export const NOT_PICKED_UP_STATUSES: Statuses = new Set([9, 10]);
/** Never show a signature image. */
export const STATUSES_HIDING_SIGNATURE: Statuses = new Set([6, 7, 16, 11, 17]);

/**
 * The stop is complete. A re-scheduled one (5, 15) is open: it is at the end of the queue (spec §4). A
 * collected one (18) is closed at the address, though its bag is still on its way to the CDP.
 */
const CLOSED: Statuses = new Set([4, 6, 7, 9, 10, 11, 16, 17, 18, 19]);

const PROBLEMS: Statuses = new Set([3, 6, 9, 10, 11, 14, 17]);

export function isEventStatusId(id: number): id is EventStatusId {
  return Number.isInteger(id) && id >= 0 && id < NAMES.length;
}

export function eventStatusName(id: number): EventStatusName | typeof UNKNOWN_STATUS {
  return NAMES[id] ?? UNKNOWN_STATUS;
}

/** i18n key of the status name. */
export function eventStatusKey(id: number): `eventStatus.${EventStatusName | typeof UNKNOWN_STATUS}` {
  return `eventStatus.${eventStatusName(id)}`;
}

export function isClosedStatus(id: number): boolean {
  return CLOSED.has(id);
}

/** Known, a status of a stop, and not closed. */
export function isOpenStatus(id: number): boolean {
  return isEventStatusId(id) && id !== EVENT_STATUS.copayment && !CLOSED.has(id);
}

export function isCanceledStatus(id: number): boolean {
  return id === EVENT_STATUS.canceled || id === EVENT_STATUS.collectCanceled;
}

/** The recipient got it, or it came back as it should: 4 delivered, 18 collected, 19 returned. */
export function isSuccessfulStatus(id: number): boolean {
  return id === EVENT_STATUS.successful || id === EVENT_STATUS.collected || id === EVENT_STATUS.returned;
}

/** Something went wrong at the door or with the bag, and somebody has to act: 3 attempted, 6, 9, 10, 11. */
export function isProblemStatus(id: number): boolean {
  return PROBLEMS.has(id);
}

/**
 * A signature is present when it is neither empty nor the mark for "none": "X" in stored data, "x" from a
 * client that records for the office (spec §4).
 */
export function hasSignature(signature: string | null | undefined): boolean {
  const text = signature?.trim() ?? '';
  return text !== '' && text.toUpperCase() !== 'X';
}

/** Whether the history may show the signature of this event. */
export function showsSignature(event: {
  delivery_event_status_id: number;
  signature?: string | null;
}): boolean {
  return hasSignature(event.signature) && !STATUSES_HIDING_SIGNATURE.has(event.delivery_event_status_id);
}
