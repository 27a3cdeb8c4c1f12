import { sql } from 'kysely';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { ServerContext } from '../../context';

/** A job that nobody runs so long after it was due does not come by itself any more. */
const STUCK_AFTER_MS = 10 * MINUTE_MS;

/** The name of the job that waits longest, when that is too long; null: none does. One that runs now is not stuck. */
export async function stuckJob({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<string | null> {
  const now = clock();
  const waiting = await db
    .selectFrom('jobs')
    .select('name')
    .where('finished_at', 'is', null)
    .where('run_at', '<=', sql<string>`${new Date(now.getTime() - STUCK_AFTER_MS)}`)
    .where((or) => or.or([or('locked_until', 'is', null), or('locked_until', '<=', sql<string>`${now}`)]))
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst();
  return waiting?.name ?? null;
}
