import type { Generated } from 'kysely';
import type { MessageChannel } from '../../../../src/domain/messages/channels';
import type { MessageState } from '../../../../src/domain/messages/messageState';
import type { DefaultInstant, Defaulted, Instant, Json, OptionalInstant } from './columns';
import type { Language } from '../../../../src/domain/wire/languages';

/** Hashes that a person may not choose again (setting: how many). */
export interface PasswordHistoryTable {
  id: Generated<number>;
  user_id: number;
  password_hash: string;
  created_at: DefaultInstant;
}
/** Single-use links with which a person chooses a password. */
export interface PasswordLinkTable {
  id: Generated<number>;
  token_hash: string;
  user_id: number;
  purpose: 'reset' | 'invitation';
  created_at: DefaultInstant;
  expires_at: Instant;
  used_at: OptionalInstant;
  revoked_at: OptionalInstant;
}
/** New addresses of people's accounts, which count when they are confirmed. */
export interface EmailChangeTable {
  id: Generated<number>;
  token_hash: string;
  user_id: number;
  email: string;
  created_by: number | null;
  created_at: DefaultInstant;
  expires_at: Instant;
  confirmed_at: OptionalInstant;
  canceled_at: OptionalInstant;
}
/** Sign-in attempts and denied access. Rows are only added, never changed. */
export interface AccessEntryTable {
  id: Generated<number>;
  at: Instant;
  kind: string;
  user_id: number | null;
  account: string;
  actor_name: string | null;
  remote_address: string | null;
  device_label: string | null;
  http_method: string | null;
  path_route: string | null;
  reason: string | null;
  repeats: number;
}
/** Browsers in which a person has signed in before: their cookie, as a hash. */
export interface KnownDeviceTable {
  id: Generated<number>;
  token_hash: string;
  user_id: number;
  created_at: DefaultInstant;
  last_used_at: DefaultInstant;
}
/** Messages to people outside the app. */
export interface MessageTable {
  id: Generated<number>;
  channel: MessageChannel;
  recipient: string;
  /** The recipient is a patient: their address is not shown on the page of sent messages. */
  is_private: Defaulted<boolean>;
  template: string;
  /** Values of the template; a link is taken out once it has been sent. */
  args: Json<Record<string, string>>;
  language: Language;
  /** The account that the link opens; null for messages without such a link. */
  user_id: number | null;
  /** The CDP that owns the message; null: a message of the operation, which no CDP can read. */
  close_door_pharmacy_id: number | null;
  state: Defaulted<MessageState>;
  attempts: Defaulted<number>;
  /** The kind of the last failure, never its words: they can quote the recipient. */
  error: string | null;
  /** Not before; null: at once. */
  next_try_at: OptionalInstant;
  created_by: number | null;
  created_by_name: Defaulted<string>;
  created_at: DefaultInstant;
  sent_at: OptionalInstant;
  /** What a recipient is told by it; null: a message of an account or of the office. */
  event: string | null;
  delivery_event_id: number | null;
  participant_id: number | null;
  funding_source_id: number | null;
  /** The command that caused it: its undo stops it while it has not left. */
  command_id: string | null;
  /** The recipient's place, for quiet hours. */
  time_zone: string | null;
  /** Why it is held or stopped. */
  reason: string | null;
  /** Segments of a text message; 1 for the others. */
  units: Defaulted<number>;
  /** Dollars, as exact text; null before it is sent, or when no price is known. */
  cost: string | null;
  /** The provider's own number of it, unique per channel. */
  provider_id: string | null;
  delivered_at: OptionalInstant;
  /** A send has begun whose answer is not known. */
  begun_at: OptionalInstant;
  /** A server is at it. */
  locked_until: OptionalInstant;
}
