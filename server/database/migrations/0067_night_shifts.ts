import { sql, type Kysely } from 'kysely';

/** What the form of a run says of its end. What was stored before stays as it was: the times alone tell it. */
const STATEMENT = `alter table runs add column ends_next_day boolean`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENT).execute(db);
}
