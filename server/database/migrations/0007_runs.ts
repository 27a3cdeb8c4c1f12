import { sql, type Kysely } from 'kysely';

/** Runs as patterns of days, named places, and what a facility and a client are asked for. */
const STATEMENTS = `
create table runs (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null unique, description text,
  driver_ids bigint[] not null check (cardinality(driver_ids) > 0),
  vehicle_id bigint not null references vehicles, close_door_pharmacy_id bigint not null references cdps,
  start_date date not null, end_date date, start_time time not null, end_time time not null,
  shift_days integer[] not null check (cardinality(shift_days) > 0 and shift_days <@ array[1,2,3,4,5,6,7]),
  funding_source_ids bigint[], pull_out_garage_id bigint references vehicle_garages,
  pull_in_garage_id bigint references vehicle_garages,
  exclusive_login text not null check (exclusive_login in ('none', 'driver', 'vehicle')),
  is_active boolean not null default true,
  check (end_date is null or end_date >= start_date), check (end_time <> start_time)
);
create index runs_drivers on runs using gin (driver_ids);
create index runs_funding_sources on runs using gin (funding_source_ids);
create index runs_vehicle on runs (vehicle_id);
create index runs_cdp on runs (close_door_pharmacy_id, name, id);
create table run_daily_times (
  run_id bigint not null references runs on delete cascade, weekday integer not null check (weekday between 1 and 7),
  start_time time not null, end_time time not null check (end_time <> start_time),
  primary key (run_id, weekday)
);
create table run_suspensions (
  id bigserial primary key, run_id bigint not null references runs on delete cascade,
  start_date date not null, end_date date not null check (end_date >= start_date), reason text not null
);
create index run_suspensions_run on run_suspensions (run_id, start_date);
-- The run that a day was made from.
alter table delivery_manifest add column run_id bigint references runs;
create index delivery_manifest_run on delivery_manifest (run_id, start_at);
create index delivery_manifest_started on delivery_manifest (start_at, id);

create table locations (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name text not null unique, kind text not null,
  address text not null, address_1 text, city text not null, state text not null, zipcode text not null,
  gate_code text, full_address text generated always as
    (address || coalesce(', ' || address_1, '') || ', ' || city || ', ' || state || ' ' || zipcode) stored,
  latitude double precision, longitude double precision,
  phone_number text, comment text, is_active boolean not null default true
);

alter table facilities rename column full_address to address;
alter table facilities add column address_1 text, add column city text, add column state text,
  add column zipcode text, add column gate_code text,
  add column latitude double precision, add column longitude double precision, add column comment text;
-- "12 MAIN ST, SAN DIEGO, CA 92103": the parts of what used to be one line; a line that is none stays in the street.
update facilities f set address = p.m[1], city = p.m[2], state = p.m[3], zipcode = p.m[4]
  from (select id, regexp_match(address, '^(.+), ([^,]+), ([A-Z]{2}) (\\d{5})$') as m from facilities) p
  where p.id = f.id and p.m is not null;
update facilities set city = 'UNKNOWN', state = 'CA', zipcode = '00000' where city is null;
alter table facilities alter column city set not null, alter column state set not null,
  alter column zipcode set not null,
  add column full_address text generated always as
    (address || coalesce(', ' || address_1, '') || ', ' || city || ', ' || state || ' ' || zipcode) stored;

alter table funding_sources add column contact_name text, add column phone_number text, add column email citext,
  add column delivery_note text;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS.split(/;\s*\n/)) {
    if (statement.trim()) await sql.raw(statement).execute(db);
  }
}
