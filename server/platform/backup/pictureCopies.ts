import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pictureFile, sealedNames } from './backupFolder';
import { writeSealed } from './sealedFile';

/** Where pictures lie, apart from the database. */
export interface PictureSource {
  keys(): AsyncIterable<string>;
  /** Null when it was removed meanwhile. */
  read(key: string): Promise<Buffer | null>;
}

interface Pictures {
  dataDir: string;
  /** A bucket beside the folder in `dataDir`; null: there is none. */
  bucket: PictureSource | null;
  recipients: readonly string[];
  clock: () => Date;
}

/** A draft that an upload is still writing; the name of the file is everything before it. */
const DRAFT = /\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$/;

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function folderOf(dataDir: string): PictureSource {
  const folder = join(dataDir, 'files');
  return {
    async *keys() {
      const names = (await readdir(folder).catch(nullWhenMissing)) ?? [];
      yield* names.filter((name) => !DRAFT.test(name));
    },
    read: (key) => readFile(join(folder, key)).catch(nullWhenMissing),
  };
}

/**
 * Copies the pictures that have no copy yet: what is kept never changes, so that a copy that was stopped goes on where it was. A
 * copy's date is the last time that its picture was still there, by which `removeOldPictures` knows what nobody needs any more.
 */
export async function keepPictures(
  folder: string,
  { dataDir, bucket, recipients, clock }: Pictures,
): Promise<void> {
  for (const source of [folderOf(dataDir), ...(bucket ? [bucket] : [])])
    for await (const key of source.keys()) {
      const path = pictureFile(folder, key);
      const isKept = await stat(path).then(
        () => true,
        () => false,
      );
      if (isKept) {
        await utimes(path, clock(), clock());
        continue;
      }
      const bytes = await source.read(key);
      if (bytes) await writeSealed(path, Readable.from([bytes]), recipients);
    }
}

/** Removes copies of pictures that were last seen before `before`. */
export async function removeOldPictures(folder: string, before: Date): Promise<void> {
  for (const key of await sealedNames(join(folder, 'files'))) {
    const path = pictureFile(folder, key);
    if ((await stat(path)).mtime < before) await rm(path);
  }
}
