import { sql, type Kysely } from 'kysely';

/** When a home's desk takes deliveries, in its own time; null: nobody has said. No days: every day. */
const STATEMENT = `alter table facilities add column opens_at time, add column closes_at time,
  add column open_days integer[] check (open_days <@ array[1,2,3,4,5,6,7])`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENT).execute(db);
}
