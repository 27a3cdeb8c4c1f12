import { createReadStream } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFile, sealedNames } from './backupFolder';
import { writeSealed } from './sealedFile';

interface Pictures {
  dataDir: string;
  recipients: readonly string[];
  clock: () => Date;
}

/** A draft that an upload is still writing; the name of the file is everything before it. */
const DRAFT = /\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$/;

async function picturesOf(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'files')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => !DRAFT.test(name));
}

/**
 * Copies the pictures that have no copy yet: what is kept never changes. A copy's date is the last time that its picture
 * was still there, by which `removeOldPictures` knows what nobody needs any more. Pictures in S3 are the bucket's to keep.
 */
export async function keepPictures(folder: string, { dataDir, recipients, clock }: Pictures): Promise<void> {
  for (const key of await picturesOf(dataDir)) {
    const path = pictureFile(folder, key);
    const isKept = await stat(path).then(
      () => true,
      () => false,
    );
    if (isKept) await utimes(path, clock(), clock());
    else await writeSealed(path, createReadStream(join(dataDir, 'files', key)), recipients);
  }
}

/** Removes copies of pictures that were last seen before `before`. */
export async function removeOldPictures(folder: string, before: Date): Promise<void> {
  for (const key of await sealedNames(join(folder, 'files'))) {
    const path = pictureFile(folder, key);
    if ((await stat(path)).mtime < before) await rm(path);
  }
}
