import { EVENT_STATUS as S } from '../stops/eventStatus';
import type { MessageChannel } from './channels';

/** What a recipient is told about their delivery, in the order of a day. */
export const RECIPIENT_EVENTS = [
  'orderReceived',
  'reminder',
  'outForDelivery',
  'next',
  'arrived',
  'delivered',
  'attemptFailed',
  'rescheduled',
] as const;
export type RecipientEvent = (typeof RECIPIENT_EVENTS)[number];

export function isRecipientEvent(name: string | null): name is RecipientEvent {
  return RECIPIENT_EVENTS.some((event) => event === name);
}

/** What an operation begins with when it turns messages on: no more than a recipient wants to hear. */
export const SUGGESTED_CHANNELS: Readonly<Record<RecipientEvent, readonly MessageChannel[]>> = {
  orderReceived: [],
  reminder: ['sms', 'email', 'voice'],
  outForDelivery: ['sms', 'email'],
  next: ['sms'],
  arrived: [],
  delivered: ['sms', 'email'],
  attemptFailed: ['sms', 'email', 'voice'],
  rescheduled: ['sms', 'email', 'voice'],
};

/** What a new status of a stop tells its recipient; null: nothing. The office tells who refused or canceled by phone. */
export function newsOfStatus(statusId: number): RecipientEvent | null {
  return NEWS_OF_STATUS.get(statusId) ?? null;
}

const NEWS_OF_STATUS: ReadonlyMap<number, RecipientEvent> = new Map([
  [S.attempted, 'arrived'],
  [S.collectAttempted, 'arrived'],
  [S.successful, 'delivered'],
  [S.collected, 'delivered'],
  // A bag that never came is, to them, a delivery that did not work.
  [S.failed, 'attemptFailed'],
  [S.collectFailed, 'attemptFailed'],
  [S.missing, 'attemptFailed'],
  [S.damaged, 'attemptFailed'],
  [S.rescheduled, 'rescheduled'],
  [S.collectRescheduled, 'rescheduled'],
]);

/** Of several news in one moment a household hears one: the first of these. */
const WEIGHT: readonly RecipientEvent[] = [
  'attemptFailed',
  'rescheduled',
  'delivered',
  'arrived',
  'next',
  'outForDelivery',
  'reminder',
  'orderReceived',
];

/** The news that counts; undefined for none. */
export function weightiest(events: readonly RecipientEvent[]): RecipientEvent | undefined {
  return WEIGHT.find((event) => events.includes(event));
}

/** Says where the driver is or what will be: not true any more once something else has happened. */
const PASSING: ReadonlySet<RecipientEvent> = new Set([
  'orderReceived',
  'reminder',
  'outForDelivery',
  'next',
  'arrived',
]);

export function isPassing(event: RecipientEvent): boolean {
  return PASSING.has(event);
}

/** Messages of a delivery that have not left and are pointless after this news. */
export function overtakenBy(event: RecipientEvent): readonly RecipientEvent[] {
  const place = WEIGHT.indexOf(event);
  const isEnd = !isPassing(event);
  return WEIGHT.filter((other, index) => isPassing(other) && (isEnd || index > place));
}
