import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { bulkRows } from '../../server/demo/bulkRows';
import { DEMO_ZONE } from '../../server/demo/masterData';
import type { Db } from '../../server/platform/database/database';
import { dateInZone } from '../../src/domain/time/dates';
import { OwnCluster } from '../endure/ownCluster';
import { on, restoreDrill } from '../endure/restoreDrill';
import { postgresFolder } from '../support/ownPostgres';
import { AT_STORY_HOUR, startProduct } from './product';
import { atMost, type Figure } from './report';

const OPTIONS = '-c shared_buffers=1GB -c max_wal_size=8GB -c work_mem=64MB';
const LOG_AT_ONCE = 20_000;
const MINUTES = 15;

/** Entries of the log as the routes write them, each with its link by the database's own trigger. */
async function fillLog(db: Db, entries: number): Promise<void> {
  for (let from = 0; from < entries; from += LOG_AT_ONCE)
    await sql`insert into audit_entries (at, user_id, user_name, action, resource, record_id, changes, request_id)
      select now() - interval '1 year' + (n * interval '20 s'), 1, 'ADA ADMIN', 'update', 'participants', n % 10000 + 1,
        jsonb_build_object('version', jsonb_build_object('from', 1, 'to', 2), 'phone_number',
          jsonb_build_object('from', '619555' || lpad((n % 10000)::text, 4, '0'), 'to', '858555' || lpad((n * 7 % 10000)::text, 4, '0'))),
        gen_random_uuid()::text
      from generate_series(${from}::int + 1, ${Math.min(from + LOG_AT_ONCE, entries)}::int) n`.execute(db);
}

/** Positions of the demo's drivers, one each ten seconds. */
async function fillPositions(db: Db, positions: number): Promise<void> {
  await sql`insert into positions (employee_id, recorded_at, received_at, latitude, longitude, speed, heading, accuracy)
    select e.id, at, at, 32.7 + (extract(epoch from at)::bigint % 1000) / 5000.0, -117.1 + (e.id % 100) / 500.0, 13, 90, 10
    from (select id, row_number() over (order by id) as place, count(*) over () as drivers from employees) e
    cross join lateral (
      select date_trunc('second', now()) - interval '30 days' + n * interval '10 s' as at
      from generate_series(1, (${positions}::int / e.drivers)::int) n) t
    on conflict do nothing`.execute(db);
}

async function countRows(db: Db): Promise<number> {
  await sql`analyze`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select sum(reltuples)::bigint as count from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Deliveries with their histories, participants with addresses and phones, the log with its links, positions. */
async function fill(db: Db, rows: number, say: (text: string) => void): Promise<void> {
  const started = performance.now();
  const size = {
    participants: Math.ceil(rows * 0.05),
    events: Math.ceil(rows * 0.28),
    runsPerDay: 52,
    daysBack: 31,
  };
  await bulkRows(db, dateInZone(new Date(), DEMO_ZONE), size, () => undefined);
  say(`  deliveries and participants, ${Math.round((performance.now() - started) / 1_000)} s`);
  // Figures of past days are not what is tried here; the server would count them all meanwhile.
  await sql`delete from figure_changes`.execute(db);
  await fillLog(db, Math.ceil(rows * 0.1));
  await fillPositions(db, Math.ceil(rows * 0.08));
  say(`  the log and positions, ${Math.round((performance.now() - started) / 1_000)} s`);
}

/** `npm run bench -- restore [--rows 10000000]`: copied while it is written to, gone, and back. */
export async function measureRestore(
  DATA_DIR: string,
  rows: number,
  say: (text: string) => void,
): Promise<Figure[]> {
  const folder = postgresFolder('rx-bench-restore-');
  const cluster = OwnCluster.make(join(folder, 'server'), OPTIONS);
  if (!cluster) {
    say('  No PostgreSQL programs here: the drill is not played.');
    return [];
  }
  try {
    mkdirSync(join(DATA_DIR, 'files'), { recursive: true });
    const env = { DATA_DIR, DATABASE_URL: cluster.url };
    execFileSync(process.execPath, [...AT_STORY_HOUR, 'dist/server/seed.js', '--size', 'day'], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    await on(cluster.url, (db) => fill(db, rows, say));
    const count = await on(cluster.url, countRows);
    const { rows: sizes } = await on(cluster.url, (db) =>
      sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db),
    );
    const gigabytes = (Number(sizes[0]?.bytes ?? 0) / 1e9).toFixed(1);
    say(`  ${count} rows, ${gigabytes} GB`);
    const product = await startProduct(env);
    const report = await restoreDrill({
      folder,
      cluster,
      options: OPTIONS,
      dataDir: DATA_DIR,
      url: product.url,
      account: { email: 'admin@example.test' },
      lanes: 4,
      say,
    }).finally(() => product.stop());
    report.faults.forEach((fault) => say(`  ${fault}`));
    const method = `${count} rows, ${gigabytes} GB on a PostgreSQL server, copied in ${report.copySeconds.toFixed(0)} s while it was written to; unpacked, opened at the moment, ${report.links} links of the log proved (${report.proofSeconds.toFixed(0)} s)`;
    const kept = `of ${report.acknowledged} records acknowledged before the moment; the log of changes whole; nothing later`;
    return [
      atMost('restore of a whole server', report.restoreSeconds / 60, MINUTES, 'min', method),
      atMost('missing after the restore', report.faults.length, 0, '', kept),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
