import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { readConfig } from '../../server/config';
import { verifyChain } from '../../server/platform/audit/verifyChain';
import { openDatabase, type Db } from '../../server/platform/database/database';
import { chooseCopy } from '../../tools/restore/chooseCopy';
import { restorePostgres } from '../../tools/restore/restorePostgres';
import { signIn } from '../bench/caller';
import { giveToPostgres } from '../support/ownPostgres';
import { silentLog } from '../support/database';
import { SupervisedCopies } from '../support/supervisedCopies';
import { OwnCluster } from './ownCluster';
import { RecordWriters } from './recordWriters';

/** The log of the server is copied so often. Milliseconds. */
const LOG_EVERY_MS = 1_000;
/** What is written before the moment, and after it. */
const WRITE_MS = 2_000;
/** A small database reads its log in seconds; ten million records take minutes. */
const OPEN_WITHIN_MS = 30 * 60_000;

export interface Drill {
  /** Copies and the restored server go here. */
  folder: string;
  cluster: OwnCluster;
  options: string;
  dataDir: string;
  /** Where the product runs on the cluster. */
  url: string;
  account: { email: string; password?: string };
  lanes: number;
  say: (text: string) => void;
}

export interface DrillReport {
  /** Empty: all that was acknowledged is there and the log of changes is whole. */
  faults: string[];
  copySeconds: number;
  /** From the first step of the restore until the server answers and the log of changes is proved. */
  restoreSeconds: number;
  /** Of these, what the proof takes. */
  proofSeconds: number;
  links: number;
  acknowledged: number;
}

export async function on<T>(url: string, look: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url }, silentLog);
  return look(database.db).finally(() => database.close());
}

async function clockOf(db: Db): Promise<Date> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(db);
  return new Date(Number(rows[0]?.ms));
}

async function untilOpen(restored: OwnCluster): Promise<void> {
  const until = performance.now() + OPEN_WITHIN_MS;
  for (;;) {
    if (performance.now() > until) throw new Error('The restored server is still reading its log');
    if (!restored.isRunning) throw new Error(`The restored server ended: ${restored.data}.log says why`);
    const isOpen = await on(restored.url, async (db) => {
      const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db);
      return rows[0]?.is === false;
    }).catch(() => false);
    if (isOpen) return;
    await sleep(200);
  }
}

/** A server is copied while it is written to, is gone, and comes back at a moment in between. */
export async function restoreDrill(drill: Drill): Promise<DrillReport> {
  const { cluster, dataDir, say } = drill;
  const folder = join(drill.folder, 'drill');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  giveToPostgres(folder);
  const copies = join(folder, 'copies');
  mkdirSync(copies);
  const identity = await generateX25519Identity();
  const recipients = [await identityToRecipient(identity)];
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: cluster.url });
  let isOver = false;
  const writers = new RecordWriters('DRILL', () => isOver);
  const caller = await signIn(drill.url, drill.account.email, drill.account.password);
  const writing = Array.from({ length: drill.lanes }, () => writers.write(caller, 20));

  say('  copying');
  const began = performance.now();
  const copying = new SupervisedCopies(
    { config, folder: copies, recipients, databaseUrl: cluster.url, say: () => undefined },
    LOG_EVERY_MS,
  );
  await copying.copiedAfter(new Date(0));
  const copySeconds = (performance.now() - began) / 1_000;
  say(`  copied in ${copySeconds.toFixed(1)} s, ${writers.writes} writes meanwhile`);
  await sleep(WRITE_MS);
  const acknowledged = new Map(writers.acknowledged);
  const moment = new Date();
  // Benches live at another hour, and the restored log knows the server's clock alone.
  const momentThere = await on(cluster.url, clockOf);
  await sleep(WRITE_MS);
  isOver = true;
  await Promise.all(writing);
  const written = writers.acknowledged.size;
  say(`  ${written} writes acknowledged`);
  await copying.copiedAfter(new Date());
  await copying.stop();
  cluster.kill();

  say('  restoring');
  const restoring = performance.now();
  const pgdata = join(folder, 'restored');
  const chosen = await chooseCopy(copies, moment);
  await restorePostgres(
    pgdata,
    { folder: copies, chosen, identities: [identity], bucket: null },
    momentThere,
  );
  giveToPostgres(pgdata);
  giveToPostgres(`${pgdata}-log`);
  const restored = OwnCluster.on(pgdata, drill.options);
  restored.start();
  try {
    await untilOpen(restored);
    const opened = performance.now();
    say(`  open after ${((opened - restoring) / 1_000).toFixed(1)} s`);
    const anchor = chosen.mark.anchor ?? undefined;
    const chain = await on(restored.url, (db) => verifyChain(db, anchor));
    const done = performance.now();
    const faults = await on(restored.url, (db) => writers.faults(db, acknowledged));
    if (!chain.isWhole) faults.push(`The log of changes is not whole: ${JSON.stringify(chain.fault)}`);
    if (acknowledged.size === 0) faults.push('Nothing was written before the moment');
    const kept = await on(restored.url, async (db) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from funding_sources where name like 'DRILL %'`.execute(db);
      return rows[0]?.count ?? 0;
    });
    if (kept >= written) faults.push('What was written after the moment is there too');
    return {
      faults,
      copySeconds,
      restoreSeconds: (done - restoring) / 1_000,
      proofSeconds: (done - opened) / 1_000,
      links: chain.count,
      acknowledged: acknowledged.size,
    };
  } finally {
    restored.kill();
  }
}
