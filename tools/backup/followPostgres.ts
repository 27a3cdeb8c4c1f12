import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/domain/time/durations';
import { addMark, listCopies, removeOldCopies, walFile } from '../../server/platform/backup/backupFolder';
import { readMark } from '../../server/platform/backup/mark';
import { removeOldPictures } from '../../server/platform/backup/pictureCopies';
import { writeSealed } from '../../server/platform/backup/sealedFile';
import { copyPostgres, withServer, type PostgresSource } from './copyPostgres';
import { connectionOf, startTool } from './postgresTool';

const SLOT = 'rx_backup';
const SEGMENT = /^([0-9A-F]{24})(\.partial)?$/;
/** How long what the server has acknowledged may take to get here. */
const RECEIVED_WITHIN_MS = 10_000;

interface Following extends PostgresSource {
  say: (text: string) => void;
}

async function receive({ databaseUrl }: Following, spool: string): Promise<ReturnType<typeof startTool>> {
  const { address, env } = connectionOf(databaseUrl);
  await mkdir(spool, { recursive: true, mode: 0o700 });
  const common = ['--dbname', address, '--no-password', '--slot', SLOT];
  await startTool('pg_receivewal', [...common, '--create-slot', '--if-not-exists'], env).ended;
  return startTool('pg_receivewal', [...common, '--directory', spool, '--synchronous'], env);
}

/** Waits until the log is here up to where it stood, and says that moment. */
async function receivedMark({ databaseUrl }: Following) {
  return withServer(databaseUrl, async (db) => {
    const mark = await readMark(db, () => new Date());
    const until = Date.now() + RECEIVED_WITHIN_MS;
    for (;;) {
      const { rows } = await sql<{ is_here: boolean }>`
        select coalesce(bool_or(flush_lsn >= ${mark.lsn}::pg_lsn), false) as is_here
        from pg_stat_replication r join pg_replication_slots s on s.active_pid = r.pid
        where s.slot_name = ${SLOT}`.execute(db);
      if (rows[0]?.is_here) return mark;
      if (Date.now() > until) throw new Error('The log of the server does not arrive.');
      await sleep(100);
    }
  });
}

/** Copies what has been received; whole segments leave the spool then, and the one under way is copied anew each time. */
async function copyReceived(copy: string, spool: string, recipients: readonly string[]): Promise<void> {
  for (const name of (await readdir(spool)).sort()) {
    const [, segment, partial] = SEGMENT.exec(name) ?? [];
    if (!segment) continue;
    await writeSealed(walFile(copy, segment), createReadStream(join(spool, name)), recipients);
    if (!partial) await rm(join(spool, name));
  }
}

/**
 * Copies a PostgreSQL server until `signal` stops it: a whole copy every so often and its log each minute. Rejects
 * when the log does not arrive any more; a supervisor starts it again, and the server keeps the log meanwhile.
 */
export async function followPostgres(
  following: Following,
  { signal, everyMs: logEveryMs = MINUTE_MS }: { signal: AbortSignal; everyMs?: number },
): Promise<void> {
  const { config, folder, recipients, say } = following;
  const everyMs = (config.backup?.everyHours ?? 24) * HOUR_MS;
  const keepMs = (config.backup?.keepDays ?? 14) * DAY_MS;
  const spool = join(config.dataDir, 'backup-log');
  const receiver = await receive(following, spool);
  try {
    while (!signal.aborted) {
      const newest = (await listCopies(folder)).at(-1);
      if (!newest || Date.now() - Date.parse(newest.manifest.started_at) > everyMs) {
        say(`Copied and read back: ${await copyPostgres(following)}`);
        const before = new Date(Date.now() - keepMs);
        await removeOldCopies(folder, before);
        await removeOldPictures(folder, before);
      }
      const copy = (await listCopies(folder)).at(-1);
      if (copy) {
        const mark = await receivedMark(following);
        await copyReceived(copy.path, spool, recipients);
        await addMark(copy.path, mark);
      }
      const pause = sleep(logEveryMs, undefined, { signal }).catch(() => undefined);
      await Promise.race([pause, receiver.ended]);
      if (receiver.child.exitCode !== null) throw new Error('pg_receivewal has ended.');
    }
  } finally {
    receiver.child.kill('SIGTERM');
  }
}
