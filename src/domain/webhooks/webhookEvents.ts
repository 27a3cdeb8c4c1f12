import { EVENT_STATUS as S, isOpenStatus } from '../stops/eventStatus';

/** What a client's system is told about a delivery, in the order of its life. */
export const WEBHOOK_EVENTS = [
  'accepted',
  'outForDelivery',
  'delivered',
  'failed',
  'rescheduled',
  'canceled',
  'returned',
  'reopened',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** On the wire, in the dotted form of the Standard Webhooks specification. A test goes to one address alone. */
export const WEBHOOK_TYPE: Readonly<Record<WebhookEvent | 'test', string>> = {
  accepted: 'order.accepted',
  outForDelivery: 'delivery.out_for_delivery',
  delivered: 'delivery.delivered',
  failed: 'delivery.failed',
  rescheduled: 'delivery.rescheduled',
  canceled: 'delivery.canceled',
  returned: 'delivery.returned',
  reopened: 'delivery.reopened',
  test: 'endpoint.test',
};

const EVENT_OF_STATUS: ReadonlyMap<number, WebhookEvent> = new Map([
  [S.successful, 'delivered'],
  [S.collected, 'delivered'],
  [S.rejected, 'failed'],
  [S.missing, 'failed'],
  [S.damaged, 'failed'],
  [S.failed, 'failed'],
  [S.collectFailed, 'failed'],
  [S.rescheduled, 'rescheduled'],
  [S.collectRescheduled, 'rescheduled'],
  [S.canceled, 'canceled'],
  [S.collectCanceled, 'canceled'],
  [S.returned, 'returned'],
]);

/**
 * What a change of status means to the client; null: nothing that they are told. An end that is taken back is said too,
 * or their system would keep it.
 */
export function webhookEventOf(before: number, now: number): WebhookEvent | null {
  const event = EVENT_OF_STATUS.get(now) ?? null;
  if (event !== (EVENT_OF_STATUS.get(before) ?? null) && event !== null) return event;
  return event === null && !isOpenStatus(before) && isOpenStatus(now) ? 'reopened' : null;
}
