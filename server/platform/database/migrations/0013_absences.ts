import { sql, type Kysely } from 'kysely';

const ABSENCES = `
-- Days without a driver (vacation, illness) or without a vehicle (service).
create table absences (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), kind text not null,
  employee_id bigint references employees, vehicle_id bigint references vehicles,
  starts_on date not null, ends_on date not null, comment text, is_active boolean not null default true,
  check (ends_on >= starts_on), check ((employee_id is null) <> (vehicle_id is null))
);
create index absences_employee on absences (employee_id, ends_on) where is_active;
create index absences_vehicle on absences (vehicle_id, ends_on) where is_active;
create index absences_day on absences (starts_on desc, id desc);
`;

/** The calendar of people and vehicles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ABSENCES).execute(db);
}
