import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { verifyChain, type ChainReport } from '../../server/platform/audit/verifyChain';
import type { KeptInBucket } from '../../server/outside/files/keptInBucket';
import { baseFile, pictureFile, sealedNames, walFile } from '../../server/platform/backup/backupFolder';
import { bytesOfLsn, SEGMENT_BYTES, segmentAt, segmentsBetween } from '../../server/platform/backup/lsn';
import { BrokenCopy, readSealed, unsealTo } from '../../server/platform/backup/sealedFile';
import { openDatabase } from '../../server/platform/database/database';
import type { Chosen } from './chooseCopy';
import { unpackInto } from './plainTar';

export interface Restoring {
  /** BACKUP_DIR. */
  folder: string;
  chosen: Chosen;
  /** Where pictures go instead of the data folder; null: nowhere else. */
  bucket: KeptInBucket | null;
  /** Private keys of age. */
  identities: readonly string[];
}

export interface Restored {
  /** All that was acknowledged before is there; nothing that was written after. */
  at: string;
  chain: ChainReport;
  pictures: number;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Lays the copied log beside the database, and ends it at `lsn`: what was written later is not in it. */
async function layLog(log: string, { chosen, identities }: Restoring): Promise<void> {
  const { manifest, mark, path } = chosen;
  const [from, to] = [bytesOfLsn(manifest.stop_lsn ?? mark.lsn), bytesOfLsn(mark.lsn)];
  if (to > from)
    for (const segment of segmentsBetween(from, to)) {
      const sealed = walFile(path, segment);
      if (!(await exists(sealed)))
        throw new Error(`${sealed} is missing: choose a moment before with --to, or an older copy.`);
      await unsealTo(join(log, segment), sealed, identities);
    }
  const last = segmentAt(to);
  for (const name of await readdir(log))
    if (/^[0-9A-F]{24}$/.test(name) && name > last) await rm(join(log, name));
  const offset = to % SEGMENT_BYTES;
  const segmentPath = join(log, last);
  if (!(await exists(segmentPath))) return;
  const handle = await open(segmentPath, 'r+');
  try {
    const zeros = Buffer.alloc(SEGMENT_BYTES - offset);
    await handle.write(zeros, 0, zeros.length, offset);
  } finally {
    await handle.close();
  }
}

/** The content type of a file of ours, by the end of its name. */
const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Puts back into the bucket what is not there any more: what is kept never changes, so that the rest is right. */
async function restoreToBucket(bucket: KeptInBucket, { folder, identities }: Restoring): Promise<number> {
  const there = new Set<string>();
  for await (const key of bucket.keys()) there.add(key);
  const keys = (await sealedNames(join(folder, 'files'))).filter((key) => !there.has(key));
  for (const key of keys) {
    const bytes = await buffer(await readSealed(pictureFile(folder, key), identities));
    await bucket.create(key, bytes, TYPES[extname(key).slice(1)] ?? 'application/octet-stream');
  }
  return keys.length;
}

/** Brings the pictures back that were copied, into the bucket or else `files` of `dataDir`. Answers how many it has written. */
export async function restorePictures(dataDir: string, restoring: Restoring): Promise<number> {
  const { folder, bucket, identities } = restoring;
  if (bucket) return restoreToBucket(bucket, restoring);
  const keys = await sealedNames(join(folder, 'files'));
  await mkdir(join(dataDir, 'files'), { recursive: true });
  for (const key of keys)
    await unsealTo(join(dataDir, 'files', key), pictureFile(folder, key), identities).catch(
      (error: unknown) => {
        if (!(error instanceof BrokenCopy)) throw error;
        throw new BrokenCopy(`${error.message} Move it away to restore without this picture.`);
      },
    );
  return keys.length;
}

/**
 * Restores an embedded database and everything beside it into `dataDir`, which has none. The log of changes is checked
 * against the anchor that was noted at that moment. Nothing of it stays when anything fails.
 */
export async function restoreEmbedded(dataDir: string, restoring: Restoring): Promise<Restored> {
  const { chosen, identities } = restoring;
  if (await exists(join(dataDir, 'database')))
    throw new Error(`${dataDir} has a database already: move it away, or name another folder as DATA_DIR.`);
  const draft = join(dataDir, 'restoring.unfinished');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    await unpackInto(draft, await readSealed(baseFile(chosen.path), identities));
    await layLog(join(draft, 'database', 'pg_wal'), restoring);
    const database = await openDatabase(
      { dataDir: join(draft, 'database') },
      pino({ level: 'warn' }, pino.destination(2)),
    );
    const chain = await verifyChain(database.db, chosen.mark.anchor ?? undefined).finally(() =>
      database.close(),
    );
    const pictures = await restorePictures(draft, restoring);
    for (const name of await readdir(draft)) await rename(join(draft, name), join(dataDir, name));
    return { at: chosen.mark.at, chain, pictures };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
