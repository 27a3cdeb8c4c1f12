import { sql, type Kysely } from 'kysely';

/** The first schema: master data, access, the delivery day, and what every command writes beside it. */
const STATEMENTS = `
create extension if not exists citext;
create extension if not exists pg_trgm;

create table funding_sources (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null unique, is_active boolean not null default true
);
create table facilities (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null unique, facility_type text not null check (facility_type in ('ALF', 'SNF')),
  phone_number text, full_address text not null, is_active boolean not null default true
);
create table vehicle_capacity_types (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null unique, capacity integer not null, is_active boolean not null default true
);
create table vehicle_groups (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null unique, is_active boolean not null default true
);
create table vehicle_garages (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null unique, full_address text not null, is_active boolean not null default true
);
create table vehicles (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null unique, license_plate text not null unique, vin text unique,
  make text, model text, year integer, type text not null, color text,
  vehicle_capacity_type_id bigint not null references vehicle_capacity_types,
  vehicle_group_id bigint references vehicle_groups,
  vehicle_garage_id bigint references vehicle_garages,
  is_active boolean not null default true
);
create table cdp_colors (id serial primary key, color text not null unique, hex_color text not null unique);
create table cdps (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null unique, full_address text not null, phone_number text not null, color text not null,
  time_zone text not null, latitude double precision, longitude double precision,
  is_active boolean not null default true
);
create table employees (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  first_name text not null, last_name text not null,
  full_name text generated always as (first_name || ' ' || last_name) stored,
  code text not null unique, type text not null, email citext unique, phone_number text, gender text,
  license_number text, license_expiry date, time_zone text not null,
  on_call boolean not null default false, is_active boolean not null default true
);
create index employees_full_name on employees (full_name, id);

create table participants (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  first_name text not null, middle_name text, last_name text not null,
  participant_full_name text generated always as
    (first_name || ' ' || coalesce(middle_name || ' ', '') || last_name) stored,
  client_code text not null unique, date_of_birth date, gender text not null, status text not null, language text not null,
  email citext, phone_number text, mobile_phone_number text,
  funding_source_id bigint not null references funding_sources, policy_number text,
  facility_id bigint references facilities, permanent_comment text, is_active boolean not null default true
);
create index participants_full_name on participants (participant_full_name, id);
create index participants_name_search on participants using gin (participant_full_name gin_trgm_ops);
create index participants_code_search on participants using gin (client_code gin_trgm_ops);
create index participants_phone_search on participants using gin (phone_number gin_trgm_ops);
create index participants_mobile_search on participants using gin (mobile_phone_number gin_trgm_ops);
create index participants_funding_source on participants (funding_source_id, participant_full_name, id);
create index participants_facility on participants (facility_id);

create table participant_addresses (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  participant_id bigint not null references participants,
  address text not null, address_1 text, city text not null, state text not null, zipcode text not null,
  gate_code text, latitude double precision, longitude double precision,
  formatted_address text, full_address text not null, comment text,
  is_default boolean not null default false
);
create index participant_addresses_participant on participant_addresses (participant_id);
create unique index participant_addresses_one_default on participant_addresses (participant_id) where is_default;

create table user_types (
  id bigserial primary key, name text not null unique,
  is_active boolean not null default true, is_driver boolean not null default false
);
create table user_type_permissions (
  user_type_id bigint not null references user_types on delete cascade,
  http_method text not null, path_route text not null,
  primary key (user_type_id, http_method, path_route)
);
create table users (
  id bigserial primary key, email citext not null unique, full_name text not null, password_hash text not null,
  user_type_id bigint not null references user_types, employee_id bigint references employees,
  is_cdp boolean not null default false, cdp_id bigint references cdps,
  default_language text not null default 'en', default_state text not null default 'CA',
  time_zone text not null default 'America/Los_Angeles',
  is_first_signin boolean not null default false, is_active boolean not null default true,
  is_blocked boolean not null default false, picture text,
  preferences jsonb not null default '{}', created_at timestamptz not null default now(),
  check (not is_cdp or cdp_id is not null)
);
create table sessions (
  id bigserial primary key, token_hash text not null unique, user_id bigint not null references users,
  client text not null, created_at timestamptz not null default now(), expires_at timestamptz not null,
  ended_at timestamptz, end_reason text, remote_address text
);
-- Only one open session per user (spec §4): the database holds the rule, not a convention.
create unique index sessions_one_open on sessions (user_id) where ended_at is null;
create table sign_in_throttle (
  key text primary key, failures integer not null, window_started_at timestamptz not null, blocked_until timestamptz
);

create table audit_entries (
  id bigserial primary key, at timestamptz not null default now(), user_id bigint, user_name text not null,
  action text not null, resource text not null, record_id bigint, changes jsonb not null default '{}',
  remote_address text, request_id text, command_id uuid
);
create index audit_entries_record on audit_entries (resource, record_id, id);
create table outbox (
  seq bigserial primary key, topic text not null, event text not null, body jsonb not null,
  cdp_id bigint, user_id bigint, created_at timestamptz not null default now()
);
create index outbox_created on outbox (created_at);
create table idempotency_keys (
  user_id bigint not null, key uuid not null, request_hash text not null, http_status integer, answer jsonb,
  created_at timestamptz not null default now(), primary key (user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
create table jobs (
  id bigserial primary key, name text not null, payload jsonb not null default '{}',
  run_at timestamptz not null default now(), attempts integer not null default 0,
  locked_until timestamptz, finished_at timestamptz, error text, unique_key text,
  created_at timestamptz not null default now()
);
create unique index jobs_one_waiting on jobs (unique_key) where finished_at is null;
create index jobs_due on jobs (run_at) where finished_at is null;
create table notifications (
  id bigserial primary key, user_id bigint not null references users, type text not null, title text not null,
  body text not null, json_body jsonb not null default '{}', is_attended boolean not null default false,
  created_at timestamptz not null default now()
);
create index notifications_user on notifications (user_id, id);

create table non_delivery_reasons (id integer primary key, description text not null);
insert into non_delivery_reasons (id, description) values
  (1, 'Nobody home'), (2, 'Wrong address'), (3, 'Refused by recipient'), (4, 'Other'),
  (5, 'Facility closed'), (6, 'Unsafe to deliver'), (7, 'Copayment not paid'), (8, 'Asked for another day');
insert into cdp_colors (color, hex_color) values
  ('teal', '#0F766E'), ('indigo', '#4338CA'), ('amber', '#B45309'), ('rose', '#BE123C'), ('sky', '#0369A1'),
  ('lime', '#4D7C0F'), ('violet', '#7C3AED'), ('slate', '#475569');

create table delivery_manifest (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null, delivery_date date not null, time_zone text not null,
  delivery_manifest_status_id integer not null default 1 check (delivery_manifest_status_id between 1 and 6),
  employee_id bigint references employees, vehicle_id bigint references vehicles,
  close_door_pharmacy_id bigint not null references cdps,
  start_at timestamptz not null, end_at timestamptz not null, is_route_updated boolean not null default false,
  check (end_at > start_at)
);
create index delivery_manifest_day on delivery_manifest (delivery_date, id);
create index delivery_manifest_employee on delivery_manifest (employee_id, delivery_date);

create table delivery_events (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  delivery_manifest_id bigint references delivery_manifest, delivery_date date not null,
  close_door_pharmacy_id bigint not null references cdps, participant_id bigint references participants,
  delivery_event_type_id integer not null check (delivery_event_type_id between 1 and 8),
  delivery_event_status_id integer not null default 1 check (delivery_event_status_id between 1 and 19),
  secuence integer, destination_id bigint references participant_addresses, destination_full_address text,
  destination_latitude double precision, destination_longitude double precision, previous_participant_full_address text,
  order_number text check (length(order_number) <= 15), tracking_number text unique, comments text,
  copayment_amount numeric(10,2) check (copayment_amount between 0 and 100000), copayment_method text,
  refrigeration_needed boolean not null default false,
  priority text not null default 'normal' check (priority in ('high', 'normal')),
  is_rush boolean not null default false, is_collect boolean not null default false,
  leave_at_door boolean not null default false, driver_gender text check (driver_gender in ('male', 'female')),
  delivery_start_time time, delivery_end_time time, planned_at timestamptz, eta timestamptz, datetime timestamptz,
  attempts integer not null default 0, receptor_name text,
  non_delivery_reason_id integer references non_delivery_reasons, other_non_delivery_reason_description text,
  path_evidence text, signature text, signature_created_at timestamptz,
  return_manifest_id bigint references delivery_manifest, return_destination_id bigint references cdps,
  return_created_at timestamptz, created_by bigint references users, created_by_name text not null default '',
  -- A stop is on one run at one place, or in the pool and at none.
  check ((delivery_manifest_id is null) = (secuence is null)),
  constraint delivery_events_place unique (delivery_manifest_id, secuence) deferrable initially deferred
);
create unique index delivery_events_order on delivery_events (order_number);
create index delivery_events_day on delivery_events (delivery_date, id);
create index delivery_events_day_cdp on delivery_events (close_door_pharmacy_id, delivery_date, id);
create index delivery_events_status on delivery_events (delivery_event_status_id, delivery_date, id);
create index delivery_events_eta on delivery_events (eta, id);
create index delivery_events_order_search on delivery_events using gin (order_number gin_trgm_ops);
create index delivery_events_tracking_search on delivery_events using gin (tracking_number gin_trgm_ops);
-- Also asks whose participants a CDP sees.
create index delivery_events_participant on delivery_events (participant_id, close_door_pharmacy_id);

create table delivery_event_transitions (
  id bigserial primary key, delivery_event_id bigint not null references delivery_events,
  delivery_manifest_id bigint references delivery_manifest, datetime timestamptz not null,
  delivery_event_status_id integer not null, delivery_event_type_id integer not null,
  actor_user_id bigint references users, actor_name text not null,
  source text not null check (source in ('driver', 'office', 'system')),
  comments text, receptor_name text, non_delivery_reason_id integer references non_delivery_reasons,
  other_non_delivery_reason_description text, path_evidence text, signature text,
  latitude double precision, longitude double precision, previous_participant_full_address text,
  return_destination_id bigint references cdps, command_id uuid, undoes_command_id uuid
);
create index delivery_event_transitions_event on delivery_event_transitions (delivery_event_id, id);

create table commands (
  id uuid primary key, name text not null, user_id bigint not null references users, user_name text not null,
  before jsonb not null, created_at timestamptz not null default now(), undo_until timestamptz not null,
  undone_at timestamptz, undone_by bigint references users
);
create index commands_user on commands (user_id, created_at);

create table tracking_links (
  id bigserial primary key, token_hash text not null unique,
  delivery_event_id bigint not null references delivery_events, created_by bigint references users,
  created_at timestamptz not null default now(), expires_at timestamptz not null, revoked_at timestamptz
);
create index tracking_links_event on tracking_links (delivery_event_id);

create table positions (
  employee_id bigint not null references employees, recorded_at timestamptz not null,
  received_at timestamptz not null default now(), latitude double precision not null, longitude double precision not null,
  speed double precision, heading double precision, accuracy double precision,
  primary key (employee_id, recorded_at)
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS.split(/;\s*\n/)) {
    if (statement.trim()) await sql.raw(statement).execute(db);
  }
}
