import { sql, type Kysely } from 'kysely';

/** Passwords and their links, devices that are known, sessions that tell where they were opened, messages to people. */
const STATEMENTS = `
alter table users add column password_changed_at timestamptz;
create table password_history (
  id bigserial primary key, user_id bigint not null references users on delete cascade,
  password_hash text not null, created_at timestamptz not null default now()
);
create index password_history_user on password_history (user_id, id);
create table password_links (
  id bigserial primary key, token_hash text not null unique, user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('reset', 'invitation')), created_at timestamptz not null default now(),
  expires_at timestamptz not null, used_at timestamptz, revoked_at timestamptz
);
-- One live link per person and purpose: the database holds the rule, not a convention.
create unique index password_links_one_live on password_links (user_id, purpose)
  where used_at is null and revoked_at is null;

create table known_devices (
  id bigserial primary key, token_hash text not null, user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(), last_used_at timestamptz not null default now()
);
create unique index known_devices_token on known_devices (token_hash, user_id);
create index known_devices_user on known_devices (user_id);

alter table sessions add column superseded_by bigint references sessions on delete set null;
alter table sessions add column last_activity_at timestamptz;
alter table sessions add column device_label text;
create index sessions_user on sessions (user_id, id);

create table messages (
  id bigserial primary key, channel text not null check (channel in ('email', 'sms')), recipient text not null,
  is_private boolean not null default false, template text not null, args jsonb not null default '{}',
  language text not null check (language in ('en', 'es')),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'kept', 'failed')),
  attempts integer not null default 0, error text, next_try_at timestamptz,
  created_by bigint references users, created_by_name text not null default '',
  created_at timestamptz not null default now(), sent_at timestamptz
);
create index messages_created on messages (created_at);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS.split(/;\s*\n/)) {
    if (statement.trim()) await sql.raw(statement).execute(db);
  }
}
