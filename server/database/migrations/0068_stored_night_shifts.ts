import { sql, type Kysely } from 'kysely';

/** Runs that were stored before the form asked: their times tell what it would have said. */
const STATEMENT = `update runs set ends_next_day = (end_time <= start_time) where ends_next_day is null`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENT).execute(db);
}
