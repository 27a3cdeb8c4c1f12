import { sql, type Kysely } from 'kysely';

/** Plans that a machine has made for a day, until somebody uses or discards them. */
const STATEMENTS = `
create table scheduling_drafts (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  delivery_date date not null, close_door_pharmacy_id bigint references cdps,
  state text not null default 'solving'
    check (state in ('solving', 'ready', 'stopped', 'failed', 'accepted', 'discarded')),
  progress smallint not null default 0 check (progress between 0 and 100),
  wish jsonb not null, best jsonb, result jsonb,
  -- What the plan was made with: a run or a stop that has moved on is not planned by it any more.
  seen jsonb,
  engine text check (engine in ('embedded', 'vroom')), fallback text, failure text,
  stop_requested_at timestamptz,
  -- The server that searches says so all the time: silence means that it is gone.
  alive_at timestamptz not null,
  created_by bigint not null references users, created_by_name text not null,
  finished_at timestamptz, settled_by_name text, settled_at timestamptz, command_id uuid
);
create index scheduling_drafts_day on scheduling_drafts (delivery_date, id desc);
create index scheduling_drafts_solving on scheduling_drafts (id) where state = 'solving';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS.split(/;\s*\n/)) {
    if (statement.trim()) await sql.raw(statement).execute(db);
  }
}
