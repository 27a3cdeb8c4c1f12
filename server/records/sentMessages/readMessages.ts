import type { SentMessage } from '../../../src/contract/messages/messages';
import type { MessageChannel } from '../../../src/domain/messages/channels';
import type { MessageState } from '../../../src/domain/messages/messageState';
import { maskRecipient } from '../../../src/domain/people/maskRecipient';
import type { Db, Trx } from '../../platform/database/database';
import type { Actor } from '../../platform/plugins/actor';

interface Filters {
  id?: number;
  state?: MessageState;
  channel?: MessageChannel;
  event?: string;
  delivery_event_id?: number;
}

/** Of one CDP: its own; those of the operation are nobody's business there. */
export function messagesOf(
  db: Db | Trx,
  { cdp_id }: Actor,
  { id, state, channel, event, delivery_event_id }: Filters = {},
) {
  return db
    .selectFrom('messages as m')
    .$if(cdp_id !== null, (query) => query.where('m.close_door_pharmacy_id', '=', cdp_id))
    .$if(id !== undefined, (query) => query.where('m.id', '=', id ?? 0))
    .$if(state !== undefined, (query) => query.where('m.state', '=', state ?? 'sent'))
    .$if(channel !== undefined, (query) => query.where('m.channel', '=', channel ?? 'sms'))
    .$if(event !== undefined, (query) => query.where('m.event', '=', event ?? ''))
    .$if(delivery_event_id !== undefined, (query) =>
      query.where('m.delivery_event_id', '=', delivery_event_id ?? 0),
    );
}

/** With what every answer says of a message; its text only when it is opened. */
export function shownMessages(db: Db | Trx, actor: Actor, filters?: Filters) {
  return messagesOf(db, actor, filters)
    .leftJoin('delivery_events as e', 'e.id', 'm.delivery_event_id')
    .select(['m.id', 'm.channel', 'm.recipient', 'm.is_private', 'm.template', 'm.event', 'm.language'])
    .select(['m.state', 'm.reason', 'm.attempts', 'm.error', 'm.next_try_at', 'm.units', 'm.cost'])
    .select(['m.delivery_event_id', 'e.delivery_date', 'e.delivery_manifest_id'])
    .select(['m.created_by_name', 'm.created_at', 'm.sent_at', 'm.delivered_at']);
}

/** A patient's phone or address is shown to nobody. */
export function shown<T extends Pick<SentMessage, 'recipient'> & { is_private: boolean }>(message: T): T {
  const isHidden = message.is_private && message.recipient !== '';
  return isHidden ? { ...message, recipient: maskRecipient(message.recipient) } : message;
}
