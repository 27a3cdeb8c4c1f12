import { sql, type Kysely } from 'kysely';

const INSPECTIONS = `
-- Points of the checklists of vehicles.
create table inspection_items (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), name_en text not null, name_es text not null,
  vehicle_type text not null, place integer not null, is_critical boolean not null default false,
  is_active boolean not null default true
);

-- What a driver reported of a vehicle before the first stop. It stays as it was posted; only the sign-off comes later.
create table inspections (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  vehicle_id bigint not null references vehicles, employee_id bigint not null references employees,
  delivery_manifest_id bigint references delivery_manifest on delete set null,
  inspected_at timestamptz not null, odometer integer not null check (odometer >= 0),
  defect_count integer not null check (defect_count >= 0), has_critical boolean not null default false,
  comment text, signature text, answers jsonb not null default '[]',
  signed_off_at timestamptz, signed_off_by bigint references users, signed_off_by_name text, sign_off_note text,
  check ((signed_off_at is null) = (signed_off_by_name is null))
);
create index inspections_day on inspections (inspected_at desc, id desc);
create index inspections_vehicle on inspections (vehicle_id, inspected_at desc);
create index inspections_employee on inspections (employee_id);
create index inspections_run on inspections (delivery_manifest_id);
-- Vehicles that must not drive.
create index inspections_open on inspections (vehicle_id) where has_critical and signed_off_at is null;

-- A point with a defect, in the words of its day. Its photo is a stored file.
create table inspection_defects (
  id bigserial primary key, inspection_id bigint not null references inspections on delete cascade,
  name_en text not null, name_es text not null, is_critical boolean not null, note text not null
);
create index inspection_defects_inspection on inspection_defects (inspection_id);

alter table stored_files drop constraint stored_files_owner_check;
alter table stored_files add constraint stored_files_owner_check
  check (owner in ('employees', 'users', 'address', 'evidence', 'fuel_entries', 'inspection_defects'));
`;

/** Inspections of vehicles by their drivers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(INSPECTIONS).execute(db);
}
