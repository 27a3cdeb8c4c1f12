import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database';

const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 30_000;

/**
 * Resolves when all transactions that were writing at the time of the call have ended: their changes are then either
 * visible or undone. Throws after 30 seconds.
 */
export async function olderTransactionsEnded(db: Db): Promise<void> {
  const first = await sql<{ horizon: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as horizon`.execute(db);
  const horizon = first.rows[0]?.horizon ?? '0';
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await sql<{ is_over: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) >= ${horizon}::xid8 as is_over`.execute(db);
    if (rows[0]?.is_over) return;
    if (Date.now() > deadline) throw new Error('Transactions that began before are still under way');
    await sleep(LOOK_EVERY_MS);
  }
}
