/** Vehicles and their groups, garages and capacities. */
export const VEHICLES = `
create table vehicle_capacity_types (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), name text not null unique, capacity integer not null,
  is_active boolean not null default true
);

create table vehicle_groups (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), name text not null unique,
  is_active boolean not null default true
);

create table vehicle_garages (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), name text not null unique, full_address text not null,
  is_active boolean not null default true
);

-- The sign-in code follows from \`login_nonce\` and the server's secret, so that no table contains a code.
create table vehicles (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), name text not null unique, license_plate text not null unique,
  vin text unique, make text, model text, year integer, type text not null, color text,
  vehicle_capacity_type_id bigint not null references vehicle_capacity_types,
  vehicle_group_id bigint references vehicle_groups, vehicle_garage_id bigint references vehicle_garages,
  is_active boolean not null default true, zip_code_group text, smartphone_login boolean not null default false,
  login_nonce uuid not null default gen_random_uuid()
);
`;
