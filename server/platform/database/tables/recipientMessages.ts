import type { Generated } from 'kysely';
import type { MessageChannel } from '../../../../src/domain/messages/channels';
import type { ConsentSource, ConsentState, HowAsked } from '../../../../src/domain/messages/consent';
import type { DefaultInstant, Defaulted, Json } from './columns';
import type { TemplateWords } from '../../../../src/domain/messages/templateText';

/** What a message was sent for: at most one message per cause and channel. */
export interface MessageCauseTable {
  cause: string;
  channel: MessageChannel;
  message_id: number;
  delivery_event_id: number;
  event: string;
}
/** What recipients are told and how: of the operation, of a CDP, or of a client. */
export interface RecipientRuleTable {
  id: Generated<number>;
  version: Defaulted<number>;
  updated_at: DefaultInstant;
  close_door_pharmacy_id: number | null;
  funding_source_id: number | null;
  channels: Json<Record<string, readonly MessageChannel[]>>;
  /** Dollars, as exact text. */
  daily_budget: string | null;
  /** Of the operation's row alone: dollars per segment of a text message, and per call. */
  sms_price: string | null;
  voice_price: string | null;
}
/** Words of an event that differ from ours. */
export interface RecipientTemplateTable {
  event: string;
  version: Defaulted<number>;
  updated_at: DefaultInstant;
  words: Json<Partial<TemplateWords>>;
}
/** What people have said about messages to a phone or address; the newest counts. */
export interface ConsentTable {
  id: Generated<number>;
  contact: string;
  state: ConsentState;
  source: ConsentSource;
  at: DefaultInstant;
  user_id: number | null;
  user_name: string | null;
  note: string | null;
  /** The way that it is about; null: every way to this contact. */
  channel: MessageChannel | null;
  how: HowAsked | null;
}
