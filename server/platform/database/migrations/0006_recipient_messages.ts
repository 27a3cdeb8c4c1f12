import { sql, type Kysely } from 'kysely';

const OUTBOX = `
alter table messages drop constraint messages_channel_check;
alter table messages add constraint messages_channel_check check (channel in ('email', 'sms', 'voice'));
alter table messages drop constraint messages_state_check;
alter table messages add constraint messages_state_check
  check (state in ('waiting', 'held', 'sent', 'delivered', 'failed', 'stopped', 'kept'));
-- \`event\` names what a recipient is told; null: a message of an account or of the office. \`reason\`: why it is held or
-- stopped. \`begun_at\`: a send has begun, and its answer is not known. \`locked_until\`: a server is at it.
alter table messages
  add column event text, add column delivery_event_id bigint references delivery_event_rows on delete set null,
  add column participant_id bigint references participants on delete set null,
  add column funding_source_id bigint references funding_sources on delete set null,
  add column command_id uuid, add column time_zone text, add column reason text,
  add column units integer not null default 1 check (units >= 0), add column cost numeric(10,4),
  add column provider_id text, add column delivered_at timestamptz,
  add column begun_at timestamptz, add column locked_until timestamptz;
create unique index messages_provider on messages (channel, provider_id) where provider_id is not null;
create index messages_due on messages (is_private, id) where state in ('waiting', 'held');
create index messages_stop on messages (delivery_event_id, id desc) where delivery_event_id is not null;
create index messages_recipient on messages (recipient, id desc) where is_private;
create index messages_command on messages (command_id) where command_id is not null and state in ('waiting', 'held');
create index messages_last_sent on messages (channel, sent_at desc) where sent_at is not null;
create index messages_spent on messages (close_door_pharmacy_id, sent_at) where event is not null and sent_at is not null
`;

const RECIPIENTS = `
-- What a message was sent for: at most one message per cause and channel.
create table message_causes (
  cause text not null, channel text not null check (channel in ('email', 'sms', 'voice')),
  message_id bigint not null references messages on delete cascade,
  delivery_event_id bigint not null references delivery_event_rows on delete cascade,
  event text not null,
  primary key (cause, channel)
);
create index message_causes_message on message_causes (message_id);
create index message_causes_stop on message_causes (delivery_event_id, event);

-- What recipients are told and how: of the operation (neither), of a CDP, or of a client. \`channels\`: by event the ways
-- that are allowed, none for an event that is off; an event that is missing is inherited.
create table recipient_rules (
  id bigserial primary key, version integer not null default 1, updated_at timestamptz not null default now(),
  close_door_pharmacy_id bigint references cdps on delete cascade,
  funding_source_id bigint references funding_sources on delete cascade,
  channels jsonb not null default '{}', daily_budget numeric(10,2) check (daily_budget >= 0),
  sms_price numeric(8,4) check (sms_price >= 0), voice_price numeric(8,4) check (voice_price >= 0),
  check (num_nonnulls(close_door_pharmacy_id, funding_source_id) <= 1)
);
create unique index recipient_rules_scope
  on recipient_rules (coalesce(close_door_pharmacy_id, 0), coalesce(funding_source_id, 0));
insert into recipient_rules default values;

-- Words that differ from ours, in both languages.
create table recipient_templates (
  event text primary key, version integer not null default 1, updated_at timestamptz not null default now(),
  words jsonb not null
);

-- Only added to: the newest row of a phone or address counts, the older ones are the proof.
create table consents (
  id bigserial primary key, contact text not null, state text not null check (state in ('given', 'stopped')),
  source text not null check (source in ('text', 'page', 'office', 'import', 'provider')),
  at timestamptz not null default now(), user_id bigint references users, user_name text, note text
);
create index consents_contact on consents (contact, id desc);
`;

/** What recipients are told, and an outbox that says of each message what became of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(OUTBOX).execute(db);
  await sql.raw(RECIPIENTS).execute(db);
}
