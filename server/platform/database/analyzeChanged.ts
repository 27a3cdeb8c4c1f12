import { sql } from 'kysely';
import type { Db } from './database';

/**
 * Thresholds as in a server's autovacuum: the number of changed rows, and their share of the table, after which
 * statistics are computed again.
 */
const FEWEST_CHANGED = 50;
const SHARE_CHANGED = 0.1;

/**
 * Computes the statistics of tables that have changed much, one table at a time. The embedded database has no
 * autovacuum, and keeps a plan that it made for a small table until the statistics change: the check of a foreign key
 * would read a grown table from its first row to its last.
 */
export async function analyzeChanged(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select t.relname as name from pg_stat_user_tables t join pg_class c on c.oid = t.relid
    where t.n_mod_since_analyze > ${FEWEST_CHANGED} + ${SHARE_CHANGED} * greatest(c.reltuples, 0)
    order by t.relname`.execute(db);
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(db);
}
