/** Roles, accounts, sessions and second factors. */
export const ACCOUNTS = `
-- Roles. Names that differ only in case would be confused.
create table user_types (
  id bigserial primary key, name text not null unique, is_active boolean not null default true,
  is_driver boolean not null default false, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  second_factor_required boolean not null default false
);
create unique index user_types_name_of_any_case on user_types (lower(name));

create table user_type_permissions (
  user_type_id bigint not null references user_types on delete cascade, http_method text not null,
  path_route text not null, primary key (user_type_id, http_method, path_route)
);

-- The permissions that servers on this database have requested, by the version of the program that introduced them.
create table known_rights (
  http_method text not null, path_route text not null, since integer not null,
  first_seen_at timestamptz not null default now(), primary key (http_method, path_route)
);

create table users (
  id bigserial primary key, email citext not null unique, full_name text not null, password_hash text not null,
  user_type_id bigint not null references user_types, employee_id bigint references employees,
  is_cdp boolean not null default false, cdp_id bigint references cdps,
  default_language text not null default 'en', default_state text not null default 'CA',
  time_zone text not null default 'America/Los_Angeles', is_first_signin boolean not null default false,
  is_active boolean not null default true, is_blocked boolean not null default false, picture text,
  preferences jsonb not null default '{}', created_at timestamptz not null default now(),
  password_changed_at timestamptz, constraint users_check check (not is_cdp or cdp_id is not null)
);
create index users_employee on users (employee_id);
create index users_by_role on users (user_type_id, full_name);

-- One open session per user (spec §4): the index enforces the rule.
create table sessions (
  id bigserial primary key, token_hash text not null unique, user_id bigint not null references users,
  client text not null, created_at timestamptz not null default now(), expires_at timestamptz not null,
  ended_at timestamptz, end_reason text, remote_address text,
  superseded_by bigint references sessions on delete set null, last_activity_at timestamptz, device_label text,
  push_token text
);
create unique index sessions_one_open on sessions (user_id) where ended_at is null;
create index sessions_user on sessions (user_id, id);
create unique index sessions_push_token on sessions (push_token);

create table password_history (
  id bigserial primary key, user_id bigint not null references users on delete cascade,
  password_hash text not null, created_at timestamptz not null default now()
);
create index password_history_user on password_history (user_id, id);

-- One open link per person and purpose: the index enforces the rule.
create table password_links (
  id bigserial primary key, token_hash text not null unique,
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('reset', 'invitation')),
  created_at timestamptz not null default now(), expires_at timestamptz not null, used_at timestamptz,
  revoked_at timestamptz
);
create unique index password_links_one_live on password_links (user_id, purpose)
  where used_at is null and revoked_at is null;

-- A changed e-mail takes effect when it is confirmed at the new address. One pending address per person.
create table email_changes (
  id bigserial primary key, token_hash text not null unique,
  user_id bigint not null references users on delete cascade, email citext not null,
  created_by bigint references users on delete set null, created_at timestamptz not null default now(),
  expires_at timestamptz not null, confirmed_at timestamptz, canceled_at timestamptz
);
create unique index email_changes_one_pending on email_changes (user_id)
  where confirmed_at is null and canceled_at is null;

create table sign_in_throttle (
  key text primary key, failures integer not null, window_started_at timestamptz not null,
  blocked_until timestamptz
);

create table known_devices (
  id bigserial primary key, token_hash text not null,
  user_id bigint not null references users on delete cascade, created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create unique index known_devices_token on known_devices (token_hash, user_id);
create index known_devices_user on known_devices (user_id);

-- \`secret\` is null until a code has confirmed it; a new secret waits beside the current one.
create table totp_factors (
  user_id bigint primary key references users on delete cascade, secret text,
  last_step bigint not null default 0, created_at timestamptz, last_used_at timestamptz, pending_secret text,
  pending_at timestamptz
);

create table passkeys (
  id bigserial primary key, user_id bigint not null references users on delete cascade,
  credential_id text not null unique, public_key text not null, counter bigint not null,
  transports jsonb not null default '[]', name text not null, created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table passkey_setups (
  session_id bigint primary key references sessions on delete cascade, challenge text not null,
  expires_at timestamptz not null
);

create table recovery_codes (
  id bigserial primary key, user_id bigint not null references users on delete cascade, code_hash text not null,
  created_at timestamptz not null, used_at timestamptz, unique (user_id, code_hash)
);

create table second_steps (
  id bigserial primary key, token_hash text not null unique,
  user_id bigint not null references users on delete cascade, passkey_challenge text,
  created_at timestamptz not null, expires_at timestamptz not null
);
create index second_steps_user on second_steps (user_id);
`;
