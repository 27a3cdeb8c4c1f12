import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { pack as newPack, type Pack } from 'tar-stream';
import type { Db } from '../database/database';
import { addMark, baseFile, copyName, writeManifest, type Manifest } from './backupFolder';
import { holdLog } from './embeddedLog';
import { migrationOf, readAnchor } from './mark';
import { keepPictures, type PictureSource } from './pictureCopies';
import { bytesOfLsn, segmentsBetween } from './lsn';
import { writeSealed, type Sealed } from './sealedFile';
import { packBytes, packDatabaseFolder, packFile } from './tarOfFolder';

/** Beside the database in DATA_DIR, and not needed after a restore: fetched again, or of this process alone. */
const NOT_COPIED =
  /^(database.*|files|map\.pmtiles|roads|backup\.(request|answer).*|.*\.unfinished|.*\.lock)$/;

export interface EmbeddedSource {
  db: Db;
  /** `DATA_DIR`: the database is in its folder `database`, pictures in `files`. */
  dataDir: string;
  /** Pictures that lie in a bucket; null: there is none. */
  bucket: PictureSource | null;
  recipients: readonly string[];
  clock: () => Date;
}

interface Ended {
  at: Date;
  stopLsn: string;
  anchor: Manifest['anchor'];
}

/** Ends the backup and packs what makes the files one moment: the label and the log from its start to its end. */
async function packEnd(pack: Pack, { db, dataDir, clock }: EmbeddedSource): Promise<Ended> {
  const anchor = await readAnchor(db);
  const at = clock();
  const { rows } = await sql<{ lsn: string; labelfile: string; spcmapfile: string }>`
    select lsn::text as lsn, labelfile, spcmapfile from pg_backup_stop(false)`.execute(db);
  const [stop] = rows;
  const start = /START WAL LOCATION: (\S+)/.exec(stop?.labelfile ?? '')?.[1];
  if (!stop || !start) throw new Error('The database does not say where the copy begins and ends.');
  const segments = segmentsBetween(bytesOfLsn(start), bytesOfLsn(stop.lsn));
  for (const segment of segments)
    await packFile(pack, `database/pg_wal/${segment}`, join(dataDir, 'database', 'pg_wal', segment));
  await packBytes(pack, 'database/backup_label', Buffer.from(stop.labelfile));
  return { at, stopLsn: stop.lsn, anchor };
}

async function packSmallFiles(pack: Pack, dataDir: string): Promise<void> {
  for (const entry of await readdir(dataDir, { withFileTypes: true }))
    if (entry.isFile() && !NOT_COPIED.test(entry.name))
      await packBytes(pack, entry.name, await readFile(join(dataDir, entry.name)));
}

async function fill(pack: Pack, source: EmbeddedSource): Promise<Ended> {
  const { db, dataDir } = source;
  await holdLog(db);
  await sql`select pg_backup_start('rx', true)`.execute(db);
  let ended: Ended;
  try {
    await packDatabaseFolder(pack, join(dataDir, 'database'), 'database/');
    ended = await packEnd(pack, source);
  } catch (error) {
    // Ends what was begun, so that the next try can begin; it has ended when it was the end that failed.
    await sql`select pg_backup_stop(false)`.execute(db).catch(() => undefined);
    throw error;
  }
  await packSmallFiles(pack, dataDir);
  pack.finalize();
  return ended;
}

/**
 * Packs and writes side by side. A failure of either ends the other, and is told when both have ended: a packing that nobody
 * reads any more would wait for ever, and the database with it for the end of this backup.
 */
async function packAndSeal(path: string, source: EmbeddedSource): Promise<[Ended, Sealed]> {
  const pack = newPack();
  // The two promises tell what fails; an error event that nobody hears would end the process.
  pack.on('error', () => undefined);
  const failures: unknown[] = [];
  const failed = (error: unknown): never => {
    failures.push(error);
    pack.destroy(error instanceof Error ? error : new Error('The copy failed'));
    throw error;
  };
  const filling = fill(pack, source).catch(failed);
  const sealing = writeSealed(path, Readable.from(pack), source.recipients).catch(failed);
  await Promise.allSettled([filling, sealing]);
  if (failures.length > 0) throw failures[0];
  return Promise.all([filling, sealing]);
}

/**
 * Copies the embedded database while it runs, and everything beside it, into a new folder of `folder`. Answers that
 * folder. Nothing of it stays when anything fails.
 */
export async function copyEmbedded(folder: string, source: EmbeddedSource): Promise<string> {
  const startedAt = source.clock();
  const copy = join(folder, copyName(startedAt));
  await mkdir(join(copy, 'wal'), { recursive: true });
  try {
    const [ended, base] = await packAndSeal(baseFile(copy), source);
    await keepPictures(folder, source);
    await addMark(copy, { at: ended.at.toISOString(), lsn: ended.stopLsn, anchor: ended.anchor });
    await writeManifest(copy, {
      kind: 'embedded',
      started_at: startedAt.toISOString(),
      finished_at: ended.at.toISOString(),
      stop_lsn: ended.stopLsn,
      migration: await migrationOf(source.db),
      anchor: ended.anchor,
      base,
    });
    return copy;
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  }
}
