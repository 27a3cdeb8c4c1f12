import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Config } from '../../server/config';
import { keptInBucket } from '../../server/outside/files/keptInBucket';
import { addMark, baseFile, copyName, writeManifest } from '../../server/platform/backup/backupFolder';
import { migrationOf, readMark } from '../../server/platform/backup/mark';
import { keepPictures } from '../../server/platform/backup/pictureCopies';
import { writeSealed } from '../../server/platform/backup/sealedFile';
import { openDatabase, type Db } from '../../server/platform/database/database';
import { connectionOf, startTool } from './postgresTool';

export interface PostgresSource {
  config: Config;
  folder: string;
  recipients: readonly string[];
  databaseUrl: string;
}

/** Runs `work` on the server's database, and closes it. */
export async function withServer<T>(databaseUrl: string, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: databaseUrl }, pino({ level: 'warn' }, pino.destination(2)));
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/**
 * One whole copy of a PostgreSQL server by pg_basebackup, with the log that it needs, encrypted on its way to the disk.
 * The account of DATABASE_URL needs REPLICATION. Answers the copy's folder; nothing of it stays when anything fails.
 */
export async function copyPostgres(source: PostgresSource): Promise<string> {
  const { config, folder, recipients, databaseUrl } = source;
  const clock = () => new Date();
  const startedAt = clock();
  const copy = join(folder, copyName(startedAt));
  await mkdir(join(copy, 'wal'), { recursive: true });
  try {
    const { address, env } = connectionOf(databaseUrl);
    const args = ['--dbname', address, '--pgdata', '-', '--format', 'tar', '--wal-method', 'fetch'];
    const tool = startTool('pg_basebackup', [...args, '--checkpoint', 'fast', '--no-password'], env);
    const { stdout } = tool.child;
    if (!stdout) throw new Error('pg_basebackup has no output.');
    const [base] = await Promise.all([writeSealed(baseFile(copy), stdout, recipients), tool.ended]);
    await keepPictures(folder, { dataDir: config.dataDir, bucket: keptInBucket(config), recipients, clock });
    const [mark, migration] = await withServer(
      databaseUrl,
      async (db) => [await readMark(db, clock), await migrationOf(db)] as const,
    );
    await addMark(copy, mark);
    await writeManifest(copy, {
      kind: 'postgres',
      started_at: startedAt.toISOString(),
      finished_at: mark.at,
      stop_lsn: mark.lsn,
      migration,
      anchor: mark.anchor,
      base,
    });
    return copy;
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  }
}
