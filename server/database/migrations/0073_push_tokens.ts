import { sql, type Kysely } from 'kysely';

/** Where the device of a session can be called; a device belongs to whoever signed in on it last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column push_token text`.execute(db);
  await sql`create unique index sessions_push_token on sessions (push_token)`.execute(db);
}
