import { sql, type Kysely } from 'kysely';

/**
 * What people have written into rows of a file, by order column, so that a new choice of columns keeps it; and where it
 * waits, by line, while the file is read again and has no rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_rows add column repairs jsonb not null default '{}'`.execute(db);
  await sql`alter table import_lots add column repairs jsonb not null default '{}'`.execute(db);
}
