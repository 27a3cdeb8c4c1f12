import { sql } from 'kysely';
import type { Anchor } from '../audit/verifyChain';
import type { Db } from '../database/database';
import type { Mark } from './backupFolder';

/** Where the log of changes ends now; null before its first entry. */
export async function readAnchor(db: Db): Promise<Anchor | null> {
  const last = await db
    .selectFrom('audit_chain')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  return last ?? null;
}

/** The newest migration of the database. */
export async function migrationOf(db: Db): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db);
  return rows[0]?.name ?? null;
}

/** In this order, so that all that is acknowledged before `at`, and the anchor, stand before `lsn`. */
export async function readMark(db: Db, clock: () => Date): Promise<Mark> {
  const anchor = await readAnchor(db);
  const at = clock().toISOString();
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_flush_lsn()::text as lsn`.execute(db);
  const lsn = rows[0]?.lsn;
  if (!lsn) throw new Error('The database does not say where its log ends.');
  return { at, lsn, anchor };
}
