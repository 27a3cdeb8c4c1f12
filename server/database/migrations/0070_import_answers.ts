import { sql, type Kysely } from 'kysely';

/** What a person says for the whole file of a lot. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_lots add column answers jsonb not null default '{}'`.execute(db);
}
