import { sql, type Kysely } from 'kysely';

const CALL_COUNTS = `
-- Calls of a person in the present minute, shared among servers: worth nothing after it, so that a crash may lose them.
create unlogged table call_counts (key text primary key, minute timestamptz not null, taken integer not null);
`;

/** Limits of calls per signed-in person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(CALL_COUNTS).execute(db);
}
