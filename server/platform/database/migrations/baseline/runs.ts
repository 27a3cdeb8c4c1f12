/** Runs of master data: patterns, suspensions and daily times. */
export const RUNS = `
-- Patterns of days.
create table runs (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), name text not null unique, description text,
  driver_ids bigint[] not null check (cardinality(driver_ids) > 0),
  vehicle_id bigint not null references vehicles, close_door_pharmacy_id bigint not null references cdps,
  start_date date not null, end_date date, start_time time not null, end_time time not null,
  shift_days integer[] not null check (cardinality(shift_days) > 0 and shift_days <@ array[1, 2, 3, 4, 5, 6, 7]),
  funding_source_ids bigint[], pull_out_garage_id bigint references vehicle_garages,
  pull_in_garage_id bigint references vehicle_garages,
  exclusive_login text not null check (exclusive_login in ('none', 'driver', 'vehicle')),
  is_active boolean not null default true, ends_next_day boolean,
  constraint runs_check check (end_date is null or end_date >= start_date),
  constraint runs_check1 check (end_time <> start_time)
);
create index runs_drivers on runs using gin (driver_ids);
create index runs_funding_sources on runs using gin (funding_source_ids);
create index runs_vehicle on runs (vehicle_id);
create index runs_cdp on runs (close_door_pharmacy_id, name, id);

create table run_suspensions (
  id bigserial primary key, run_id bigint not null references runs on delete cascade, start_date date not null,
  end_date date not null, reason text not null, constraint run_suspensions_check check (end_date >= start_date)
);
create index run_suspensions_run on run_suspensions (run_id, start_date);

create table run_daily_times (
  run_id bigint not null references runs on delete cascade,
  weekday integer not null check (weekday >= 1 and weekday <= 7), start_time time not null,
  end_time time not null, constraint run_daily_times_check check (end_time <> start_time),
  primary key (run_id, weekday)
);
`;
