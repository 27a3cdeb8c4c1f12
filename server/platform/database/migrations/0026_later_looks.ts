import { sql, type Kysely } from 'kysely';

/**
 * An erasure looks again after days: `swept_at` says when the first search was through, `finished_at` when nothing is looked
 * for any more and the words are forgotten.
 */
const COLUMNS = `
alter table erasures add column swept_at timestamptz, add column next_look_at timestamptz,
  add column looks integer not null default 0
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(COLUMNS).execute(db);
}
