import { sql, type Kysely } from 'kysely';

const WATCH = `
-- When the vehicle was at a stop, by its positions (\`src/domain/stops/doorVisit.ts\`).
create table stop_visits (
  delivery_event_id bigint primary key references delivery_event_rows on delete cascade,
  employee_id bigint not null references employees,
  arrived_at timestamptz not null, left_at timestamptz,
  check (left_at is null or left_at >= arrived_at)
);
create index stop_visits_there on stop_visits (employee_id) where left_at is null;

-- What people were told one time only, by a key that says what and about whom.
create table told_once (
  key text primary key, told_at timestamptz not null default now()
);
create index told_once_old on told_once (told_at);

-- Positions are dropped by age.
create index positions_age on positions (recorded_at);
`;

/** What a vehicle's positions say by themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(WATCH).execute(db);
}
