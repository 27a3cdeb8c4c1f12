import { sql, type Kysely } from 'kysely';
import { showDeliveryEvents } from './deliveryEventsView';

const CONVERSATIONS = `
-- What a service says of messages that it has taken: by its own number, once per state. A report may come before the
-- answer that brings the number.
create table message_receipts (
  provider_id text not null, state text not null check (state in ('sent', 'delivered', 'failed')),
  error text, received_at timestamptz not null, primary key (provider_id, state)
);
create index message_receipts_old on message_receipts (received_at);

-- Text messages with one phone, ten digits. What went out is in messages.
create table conversations (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), phone_number text not null unique,
  language text check (language in ('en', 'es')), close_door_pharmacy_id bigint references cdps,
  participant_id bigint references participants, delivery_event_id bigint references delivery_event_rows on delete set null,
  unread integer not null default 0 check (unread >= 0), asked jsonb, last_text_at timestamptz not null,
  -- The person who read it last.
  read_by_name text, read_at timestamptz
);
create index conversations_unread on conversations (last_text_at desc) where unread > 0;
create index conversations_latest on conversations (last_text_at desc, id desc);
create index conversations_participant on conversations (participant_id);
create index conversations_stop on conversations (delivery_event_id);

-- Each at most once, by the service's own number of it.
create table inbound_texts (
  id bigserial primary key, conversation_id bigint not null references conversations on delete cascade,
  provider_id text not null unique, text text not null check (length(text) <= 1600),
  meaning text not null, delivery_event_id bigint references delivery_event_rows on delete set null,
  received_at timestamptz not null
);
create index inbound_texts_conversation on inbound_texts (conversation_id, id);

-- What a recipient says about one delivery, by page or text message.
alter table delivery_event_rows
  add column recipient_asks text check (recipient_asks in ('notHome', 'call')),
  add column recipient_words text check (length(recipient_words) <= 500),
  add column recipient_asked_at timestamptz,
  add column recipient_confirmed_at timestamptz,
  add column recipient_gate_code text check (length(recipient_gate_code) <= 40),
  add column recipient_safe_place text check (length(recipient_safe_place) <= 200),
  add column recipient_rating smallint check (recipient_rating between 1 and 5),
  add column recipient_rating_words text check (length(recipient_rating_words) <= 500);
create index delivery_events_recipient_asks on delivery_event_rows (delivery_date, id) where recipient_asks is not null;

create index participant_phones_number on participant_phones (phone_number);

-- A recipient is no user: commands and lines of theirs name nobody.
alter table commands alter column user_id drop not null;
alter table delivery_event_transitions drop constraint delivery_event_transitions_source_check;
alter table delivery_event_transitions add constraint delivery_event_transitions_source_check
  check (source in ('driver', 'office', 'system', 'recipient'));

-- What a page has sent, by the name that it gave to it: a repeat gets the first answer.
create table recipient_requests (
  tracking_link_id bigint not null references tracking_links on delete cascade, key uuid not null,
  request_hash text not null, created_at timestamptz not null,
  primary key (tracking_link_id, key)
);
create index recipient_requests_old on recipient_requests (created_at);

alter table funding_sources add column recipient_requests boolean default true;
`;

/** What comes back from recipients: text messages, receipts, and what they ask by their page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(CONVERSATIONS).execute(db);
  await showDeliveryEvents(db);
}
