import { sql, type Kysely } from 'kysely';

const REPORTS = `
alter table async_requests drop constraint async_requests_kind_check;
alter table async_requests add constraint async_requests_kind_check
  check (kind in ('runsCsv', 'deliveriesPdf', 'billing', 'report'));

-- A report that is made by itself, for each of its people. Without a CDP it is about all that a person sees.
create table report_schedules (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), report text not null,
  format text not null check (format in ('csv', 'xlsx', 'pdf')),
  cadence text not null check (cadence in ('daily', 'weekly', 'monthly')),
  hour smallint not null check (hour >= 0 and hour <= 23),
  close_door_pharmacy_id bigint references cdps, funding_source_id bigint references funding_sources,
  employee_id bigint references employees, time_zone text not null,
  created_by bigint not null references users, created_by_name text not null
);

create table report_schedule_people (
  schedule_id bigint not null references report_schedules on delete cascade,
  user_id bigint not null references users,
  primary key (schedule_id, user_id)
);

-- The periods that were made: each at most once.
create table report_schedule_periods (
  schedule_id bigint not null references report_schedules on delete cascade,
  from_date date not null, to_date date not null, made_at timestamptz not null,
  people integer not null, primary key (schedule_id, from_date)
);

-- Who asked for which report. The file itself is a row of \`async_requests\`, which is dropped after a week.
create table report_files (
  id bigserial primary key, uuid uuid not null unique, report text not null, format text not null,
  from_date date not null, to_date date not null, filters jsonb not null default '{}',
  user_id bigint not null references users, user_name text not null, close_door_pharmacy_id bigint,
  schedule_id bigint, row_count integer,
  asked_at timestamptz not null
);
create index report_files_cdp on report_files (close_door_pharmacy_id, id)
`;

/** Reports that are asked for, made by schedule, and remembered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of REPORTS.split(/;\s*\n/)) await sql.raw(statement).execute(db);
}
