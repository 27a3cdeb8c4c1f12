import { sql, type Kysely } from 'kysely';

/** Names of columns that a client's files have and nothing is taken from, as a person has said. */
const STATEMENTS = [
  `alter table import_mappings add column unused jsonb not null default '[]'`,
  `alter table import_mappings alter column names set default '{}'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
