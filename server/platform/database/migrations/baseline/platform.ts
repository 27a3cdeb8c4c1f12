/** Settings, idempotency, events, jobs, messages and files. */
export const PLATFORM = `
-- Settings that differ from the defaults, one row per group (\`src/domain/wire/settings.ts\`).
create table settings (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), name text not null unique,
  values jsonb not null default '{}'
);

create table idempotency_keys (
  user_id bigint not null, key uuid not null, request_hash text not null, http_status integer, answer jsonb,
  created_at timestamptz not null default now(), primary key (user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

create table outbox (
  seq bigserial primary key, topic text not null, event text not null, body jsonb not null, cdp_id bigint,
  user_id bigint, created_at timestamptz not null default now(),
  driver_ids bigint[] not null default '{}'
);
create index outbox_created on outbox (created_at);

create table jobs (
  id bigserial primary key, name text not null, payload jsonb not null default '{}',
  run_at timestamptz not null default now(), attempts integer not null default 0, locked_until timestamptz,
  finished_at timestamptz, error text, unique_key text, created_at timestamptz not null default now()
);
create unique index jobs_one_waiting on jobs (unique_key) where finished_at is null;
create index jobs_due on jobs (run_at) where finished_at is null;

create table async_requests (
  uuid uuid primary key, user_id bigint not null references users,
  kind text not null check (kind in ('runsCsv', 'deliveriesPdf', 'billing')),
  params jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  progress smallint not null default 0 check (progress >= 0 and progress <= 100), file_name text, file_key text,
  content_type text, error text, created_at timestamptz not null default now(), finished_at timestamptz
);
create index async_requests_user on async_requests (user_id, created_at desc);
create index async_requests_age on async_requests (created_at);

create table notifications (
  id bigserial primary key, user_id bigint not null references users, type text not null, title text not null,
  body text not null, json_body jsonb not null default '{}', is_attended boolean not null default false,
  created_at timestamptz not null default now(), delivered_at timestamptz
);
create index notifications_user on notifications (user_id, id);

-- \`close_door_pharmacy_id\` is null for a message of the whole operation.
create table messages (
  id bigserial primary key, channel text not null check (channel in ('email', 'sms')), recipient text not null,
  is_private boolean not null default false, template text not null, args jsonb not null default '{}',
  language text not null check (language in ('en', 'es')),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'kept', 'failed')),
  attempts integer not null default 0, error text, next_try_at timestamptz, created_by bigint references users,
  created_by_name text not null default '', created_at timestamptz not null default now(), sent_at timestamptz,
  user_id bigint references users on delete set null, close_door_pharmacy_id bigint references cdps
);
create index messages_created on messages (created_at);
create index messages_cdp on messages (close_door_pharmacy_id, id desc) where close_door_pharmacy_id is not null;

-- At most one current picture per object; an upload in progress has no \`stored_at\`. Photos of a delivery are proof: a later
-- one does not replace an earlier one.
create table stored_files (
  id bigserial primary key, key text not null unique,
  owner text not null check (owner in ('employees', 'users', 'address', 'evidence')), owner_id bigint not null,
  content_type text not null, size integer, created_by bigint references users,
  created_at timestamptz not null default now(), stored_at timestamptz, session_id bigint, sha256 text
);
create index stored_files_pending on stored_files (owner, owner_id, id) where stored_at is null;
create unique index stored_files_current on stored_files (owner, owner_id)
  where stored_at is not null and owner <> 'evidence';
create index stored_files_evidence on stored_files (owner_id) where owner = 'evidence';

-- One row. All servers of a database must use the same key to sign upload forms and links.
create table file_secret (
  id boolean primary key default true check (id), secret text not null
);
`;
