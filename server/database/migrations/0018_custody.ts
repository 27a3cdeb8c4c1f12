import { sql, type Kysely } from 'kysely';

/** What was said of bags at the counter, runs and days that are handed over, and drivers' cash. */
const STATEMENTS = `
create table bag_records (
  delivery_event_id bigint primary key references delivery_events,
  delivery_manifest_id bigint not null references delivery_manifest,
  place text not null check (place in ('returned', 'missing')),
  reason text, recorded_by bigint not null references users, recorded_by_name text not null,
  recorded_at timestamptz not null,
  check (place <> 'missing' or reason is not null)
);
create index bag_records_run on bag_records (delivery_manifest_id);
create table custody_closings (
  delivery_manifest_id bigint primary key references delivery_manifest,
  closed_by bigint not null references users, closed_by_name text not null, closed_at timestamptz not null
);
create table custody_days (
  close_door_pharmacy_id bigint not null references cdps, delivery_date date not null,
  closed_by bigint not null references users, closed_by_name text not null, closed_at timestamptz not null,
  primary key (delivery_date, close_door_pharmacy_id)
);
create table cash_ups (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  employee_id bigint not null references employees, delivery_date date not null,
  to_hand_over numeric(12,2) not null, counted_amount numeric(12,2) not null check (counted_amount >= 0),
  reason text, closed_by bigint not null references users, closed_by_name text not null,
  closed_at timestamptz not null,
  unique (employee_id, delivery_date), check (to_hand_over = counted_amount or reason is not null)
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS.split(/;\s*\n/)) {
    if (statement.trim()) await sql.raw(statement).execute(db);
  }
}
