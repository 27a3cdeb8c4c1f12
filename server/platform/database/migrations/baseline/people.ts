/** Employees and participants with their phones and addresses. */
export const PEOPLE = `
create table employees (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), first_name text not null, last_name text not null,
  full_name text generated always as (first_name || ' ' || last_name) stored, code text not null unique,
  type text not null, email citext unique, phone_number text, gender text, license_number text,
  license_expiry date, time_zone text not null, on_call boolean not null default false,
  is_active boolean not null default true, company_role text,
  non_admin_access_history boolean not null default false, audible_alert boolean not null default false,
  hide_charge_info boolean not null default false, schedule_edit boolean not null default false,
  driver_time_keeping boolean not null default false, dispatcher_id bigint references employees,
  default_vehicle_id bigint references vehicles
);
create index employees_full_name on employees (full_name, id);
create index employees_dispatcher on employees (dispatcher_id);
create index employees_license on employees (license_expiry) where is_active;

create table employee_home_addresses (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), employee_id bigint not null unique references employees,
  address text not null, address_1 text, city text not null, state text not null, zipcode text not null,
  gate_code text, latitude double precision, longitude double precision, formatted_address text,
  full_address text not null, comment text, is_approximate boolean not null default false,
  constraint employee_home_addresses_check check ((latitude is null) = (longitude is null))
);

-- Each warning is given one time per licence, regardless of how often the job runs.
create table license_notices (
  employee_id bigint not null references employees, license_expiry date not null,
  state text not null check (state in ('expiring', 'expired')), created_at timestamptz not null default now(),
  primary key (employee_id, license_expiry, state)
);

create table participants (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), first_name text not null, middle_name text,
  last_name text not null,
  participant_full_name text generated always as
    (first_name || ' ' || coalesce(middle_name || ' ', '') || last_name) stored,
  client_code text not null unique, date_of_birth date, gender text not null, status text not null,
  language text not null, email citext, phone_number text, mobile_phone_number text,
  funding_source_id bigint not null references funding_sources, policy_number text,
  facility_id bigint references facilities, permanent_comment text, is_active boolean not null default true,
  needs text[], wheelchair_type text, delivery_start_time time, delivery_end_time time, inactive_reason text
);
create index participants_full_name on participants (participant_full_name, id);
create index participants_name_search on participants using gin (participant_full_name gin_trgm_ops);
create index participants_code_search on participants using gin (client_code gin_trgm_ops);
create index participants_phone_search on participants using gin (phone_number gin_trgm_ops);
create index participants_mobile_search on participants using gin (mobile_phone_number gin_trgm_ops);
create index participants_funding_source on participants (funding_source_id, participant_full_name, id);
create index participants_by_phone on participants (phone_number, id);
create index participants_by_mobile on participants (mobile_phone_number, id);
create index participants_by_status on participants (status, id);
create index participants_by_activity on participants (is_active, id);
create index participants_by_creation on participants (created_at, id);
create index participants_by_update on participants (updated_at, id);
create index participants_by_funding_source on participants (funding_source_id, id);
create index participants_by_facility on participants (facility_id, id);
create index participants_by_birth on participants (date_of_birth);
create index participants_by_needs on participants using gin (needs);

-- The default phone is the one whose number is in the participant's record.
create table participant_phones (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), participant_id bigint not null references participants,
  phone_number text not null check (phone_number ~ '^[0-9]{10}$'),
  number_type text not null check (number_type in ('mobile', 'land')), contact_name text,
  relationship text not null default 'NONE', is_emergency boolean not null default false,
  is_active boolean not null default true,
  constraint participant_phones_once unique (participant_id, phone_number)
);

-- A mailing address receives letters, no deliveries.
create table participant_addresses (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), participant_id bigint not null references participants,
  address text not null, address_1 text, city text not null, state text not null, zipcode text not null,
  gate_code text, latitude double precision, longitude double precision, formatted_address text,
  full_address text not null, comment text, is_default boolean not null default false,
  kind text not null default 'delivery' check (kind in ('delivery', 'mailing')),
  is_active boolean not null default true, is_approximate boolean not null default false,
  constraint participant_addresses_default_delivers check (not is_default or is_active and kind = 'delivery'),
  constraint participant_addresses_position check ((latitude is null) = (longitude is null))
);
create index participant_addresses_participant on participant_addresses (participant_id);
create unique index participant_addresses_one_default on participant_addresses (participant_id) where is_default;
create unique index participant_addresses_one_mailing on participant_addresses (participant_id)
  where (kind = 'mailing') and is_active;
`;
