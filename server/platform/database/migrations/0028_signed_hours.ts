import { sql, type Kysely } from 'kysely';

/** The hours of a week as they were signed off; null for a week that was signed off before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table timesheet_sign_offs add column sheet jsonb`.execute(db);
}
