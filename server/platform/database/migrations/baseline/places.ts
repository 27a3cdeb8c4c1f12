/** Places, clients and the catalogues that seed master data. */
export const PLACES = `
create extension if not exists citext;
create extension if not exists pg_trgm;

create table cdp_colors (
  id serial primary key, color text not null unique, hex_color text not null unique
);

create table cdps (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), name text not null unique, address text not null,
  phone_number text not null, color text not null, time_zone text not null, latitude double precision not null,
  longitude double precision not null, is_active boolean not null default true, address_1 text,
  city text not null, state text not null, zipcode text not null, gate_code text, formatted_address text,
  is_approximate boolean not null default false,
  full_address text generated always as
    (address || coalesce(', ' || address_1, '') || ', ' || city || ', ' || state || ' ' || zipcode) stored
);

-- Opening hours are in the time zone of the facility; null: unknown. No days: every day.
create table facilities (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), name text not null unique,
  facility_type text not null check (facility_type in ('ALF', 'SNF')), phone_number text, address text not null,
  is_active boolean not null default true, address_1 text, city text not null, state text not null,
  zipcode text not null, gate_code text, latitude double precision, longitude double precision, comment text,
  full_address text generated always as
    (address || coalesce(', ' || address_1, '') || ', ' || city || ', ' || state || ' ' || zipcode) stored,
  formatted_address text, is_approximate boolean not null default false, opens_at time, closes_at time,
  open_days integer[] check (open_days <@ array[1, 2, 3, 4, 5, 6, 7]),
  constraint facilities_position check ((latitude is null) = (longitude is null))
);

create table funding_sources (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), name text not null unique,
  is_active boolean not null default true, contact_name text, phone_number text, email citext,
  delivery_note text
);

-- Named places with a position.
create table locations (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), name text not null unique, kind text not null,
  address text not null, address_1 text, city text not null, state text not null, zipcode text not null,
  gate_code text,
  full_address text generated always as
    (address || coalesce(', ' || address_1, '') || ', ' || city || ', ' || state || ' ' || zipcode) stored,
  latitude double precision, longitude double precision, phone_number text, comment text,
  is_active boolean not null default true, formatted_address text,
  is_approximate boolean not null default false,
  constraint locations_position check ((latitude is null) = (longitude is null))
);

create table non_delivery_reasons (
  id integer primary key, description text not null
);
`;
