import { sql } from 'kysely';
import type { ServerContext } from '../../context';
import { clockDrift } from '../health/clockDrift';
import { freeBytes } from '../health/freeDisk';
import type { Metrics } from './metrics';

const byLabel = (rows: readonly { label: string; figure: number }[]) =>
  Object.fromEntries(rows.map(({ label, figure }) => [label, figure]));

/** Figures that the database knows. Each is read from an index or from few rows: a scrape must not be felt. */
export function watchDatabase(metrics: Metrics, context: ServerContext): void {
  const { db, database, clock, config } = context;
  metrics.watch('disk_free_bytes', 'Room in the folder of data', () => freeBytes(config.dataDir));
  metrics.watch(
    'clock_drift_seconds',
    'This server’s clock ahead of the database’s',
    async () => (await clockDrift(context)) / 1000,
  );
  metrics.watch('database_waiting', 'Callers that wait for a connection to the database', () =>
    database.waiting(),
  );

  metrics.watch(
    'jobs_due',
    'Jobs that are due and not done, by name',
    async () =>
      byLabel(
        await db
          .selectFrom('jobs')
          .select(['name as label', sql<number>`count(*)`.as('figure')])
          .where('finished_at', 'is', null)
          .where('run_at', '<=', sql<string>`${clock()}`)
          .groupBy('name')
          .execute(),
      ),
    'job',
  );

  metrics.watch('jobs_oldest_due_seconds', 'How long the oldest job that is due has waited', async () => {
    const oldest = await db
      .selectFrom('jobs')
      .select(sql<number>`extract(epoch from ${clock()}::timestamptz - run_at)::float8`.as('seconds'))
      .where('finished_at', 'is', null)
      .where('run_at', '<=', sql<string>`${clock()}`)
      .orderBy('run_at')
      .limit(1)
      .executeTakeFirst();
    return oldest?.seconds ?? 0;
  });

  metrics.watch(
    'messages',
    'Messages that have not left, by state',
    async () =>
      byLabel(
        await db
          .selectFrom('messages')
          .select(['state as label', sql<number>`count(*)`.as('figure')])
          .where('state', 'not in', ['sent', 'kept'])
          .groupBy('state')
          .execute(),
      ),
    'state',
  );

  metrics.watch(
    'positions_last_minute',
    'Positions of vehicles that were recorded in the last minute',
    async () => {
      const { figure } = await db
        .selectFrom('positions')
        .select(sql<number>`count(*)`.as('figure'))
        .where('recorded_at', '>', sql<string>`${new Date(clock().getTime() - 60_000)}`)
        .executeTakeFirstOrThrow();
      return figure;
    },
  );
}
