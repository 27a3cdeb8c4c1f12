import { sql, type Kysely } from 'kysely';

const TIME_KEEPING = `
-- Hours that a run tells wrongly, or that no run tells; wall times of the driver's zone. They count once approved.
create table time_corrections (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), employee_id bigint not null references employees,
  work_date date not null, delivery_manifest_id bigint references delivery_manifest on delete set null,
  clock_in time not null, clock_out time not null, ends_next_day boolean not null default false,
  break_minutes integer, reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  created_by bigint references users, created_by_name text,
  decided_at timestamptz, decided_by bigint references users, decided_by_name text, decision_note text,
  check ((state = 'waiting') = (decided_at is null))
);
create index time_corrections_day on time_corrections (work_date desc, id desc);
create index time_corrections_employee on time_corrections (employee_id, work_date);
create index time_corrections_run on time_corrections (delivery_manifest_id);

-- Weeks of a driver that somebody has signed off: their hours no longer change.
create table timesheet_sign_offs (
  id bigserial primary key, employee_id bigint not null references employees, week_start date not null,
  regular_minutes integer not null, overtime_minutes integer not null, double_minutes integer not null,
  signed_at timestamptz not null, signed_by bigint not null references users, signed_by_name text not null,
  unique (employee_id, week_start)
);
`;

/** Time keeping of drivers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TIME_KEEPING).execute(db);
}
