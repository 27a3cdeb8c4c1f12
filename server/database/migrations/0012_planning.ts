import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Against automatic planning: the optimizer and the upkeep leave what is locked where it stands.
  ...['delivery_manifest', 'delivery_events'].map(
    (table) => `alter table ${table}
      add column locked_reason text, add column locked_by bigint references users,
      add column locked_by_name text, add column locked_at timestamptz,
      add check ((locked_at is null) = (locked_reason is null))`,
  ),
  // Which verb wrote the line: a move leaves the status as it was.
  `alter table delivery_event_transitions add column verb text`,
  // The stack of a person's own commands: of which day, how many stops, and what a redo would take back.
  `alter table commands add column dates date[] not null default '{}',
    add column stop_count integer not null default 0, add column undoes_id uuid references commands`,
  `create index commands_undoes on commands (undoes_id)`,
];

/** Locks against automatic planning, and what a person's stack of commands needs to know. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
