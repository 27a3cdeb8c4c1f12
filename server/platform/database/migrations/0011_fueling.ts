import { sql, type Kysely } from 'kysely';

const FUELING = `
-- What vehicles were filled up with. The columns from miles_since on follow from the entries of the vehicle
-- (\`src/domain/fleet/fuel\`) and are written with them.
create table fuel_entries (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  vehicle_id bigint not null references vehicles, employee_id bigint not null references employees,
  fueled_on date not null, odometer integer not null check (odometer >= 0),
  gallons numeric(6, 3) not null check (gallons > 0), total_price numeric(8, 2) not null check (total_price >= 0),
  is_full_tank boolean not null default true, station text, card_reference text unique, comment text,
  miles_since integer, miles_per_gallon numeric(8, 1), cost_per_mile numeric(9, 3),
  run_kilometres numeric(9, 1), is_outlier boolean not null default false, runs_from date, runs_to date
);
create index fuel_entries_day on fuel_entries (fueled_on desc, id desc);
create index fuel_entries_vehicle on fuel_entries (vehicle_id, fueled_on, odometer);
create index fuel_entries_employee on fuel_entries (employee_id);

-- A receipt is a picture of its entry.
alter table stored_files drop constraint stored_files_owner_check;
alter table stored_files add constraint stored_files_owner_check
  check (owner in ('employees', 'users', 'address', 'evidence', 'fuel_entries'));
`;

/** Fuel of the vehicles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(FUELING).execute(db);
}
