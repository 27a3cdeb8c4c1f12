import { eventTypeKey, isRecipientStop } from '../../domain/eventType';
import type { StopInHand } from './deliveryAction';

/** Whom a stop is for, or what it is. */
export function stopName({ event }: Pick<StopInHand, 'event'>, translate: (key: string) => string): string {
  return isRecipientStop(event.delivery_event_type_id)
    ? (event.participant_name ?? event.order_number ?? '')
    : translate(eventTypeKey(event.delivery_event_type_id));
}
