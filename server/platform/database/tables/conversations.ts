import type { Generated } from 'kysely';
import type { Asked } from '../../../../src/domain/conversations/nextStep';
import type { TextMeaning } from '../../../../src/domain/conversations/readText';
import type { Base, Instant, OptionalInstant, OptionalJson, Defaulted } from './columns';
import type { Language } from '../../../../src/domain/wire/languages';

/** Text messages with one phone. What went out to it is in `messages`. */
export interface ConversationTable extends Base {
  /** Ten digits. */
  phone_number: string;
  /** Of the last text that showed one. */
  language: Language | null;
  /** Whose recipient writes; null: nobody's, so only people of the whole operation read it. */
  close_door_pharmacy_id: number | null;
  /** Null: a number that no participant has, or several have. */
  participant_id: number | null;
  /** The delivery that the last text was about. */
  delivery_event_id: number | null;
  /** Texts that wait for a person. */
  unread: Defaulted<number>;
  /** The question that the next answer is for. */
  asked: OptionalJson<Asked>;
  last_text_at: Instant;
  read_by_name: Defaulted<string | null>;
  read_at: OptionalInstant;
}

export interface InboundTextTable {
  id: Generated<number>;
  conversation_id: number;
  /** The service's own number of the text. */
  provider_id: string;
  text: string;
  meaning: TextMeaning;
  delivery_event_id: number | null;
  received_at: Instant;
}

/** What a service reports of a message that it has taken. */
export interface MessageReceiptTable {
  provider_id: string;
  state: 'sent' | 'delivered' | 'failed';
  error: string | null;
  received_at: Instant;
}

/** What a recipient's page has sent, for repeats. */
export interface RecipientRequestTable {
  tracking_link_id: number;
  key: string;
  request_hash: string;
  created_at: Instant;
}
