import { appendFile, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { array, number, object, string, type InferType } from 'yup';
import type { Anchor } from '../audit/verifyChain';

// BACKUP_DIR
//   2026-11-26T10-31-07Z/   one whole copy, named by the moment that it began
//     base.tar.gz.age       the database's folder and the small files of DATA_DIR
//     manifest.json         what it is; no data, so that it is read without the key
//     wal/NAME.gz.age       what was written since, a segment of PostgreSQL's log each
//     marks.jsonl           until where the log has been copied at which moment
//   files/KEY.gz.age        pictures, once for all copies: they never change

const anchorSchema = object({ seq: number().required(), hash: string().required() });

const manifestSchema = object({
  /** `embedded`: a folder of the embedded database; `postgres`: what pg_basebackup has written. */
  kind: string()
    .oneOf(['embedded', 'postgres'] as const)
    .required(),
  started_at: string().required(),
  /** Nothing before this moment can be restored from this copy. */
  finished_at: string().required(),
  /** Where the log stood when the copy was whole. */
  stop_lsn: string().nullable().defined(),
  /** The newest migration of the database. */
  migration: string().nullable().defined(),
  /** The log of changes ended here: proves after a restore that it is whole. */
  anchor: anchorSchema.nullable().defined(),
  base: object({ bytes: number().required(), sha256: string().required() }).required(),
});
export type Manifest = InferType<typeof manifestSchema>;

/** All that was acknowledged before `at` stands in the log before `lsn`. */
export interface Mark {
  at: string;
  lsn: string;
  anchor: Anchor | null;
}

const marksSchema = array(
  object({ at: string().required(), lsn: string().required(), anchor: anchorSchema.nullable().defined() }),
).required();

export const BASE_FILE = 'base.tar.gz.age';
const SEALED = '.gz.age';
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** Name of the copy that begins at this moment. */
export function copyName(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

export const baseFile = (copy: string) => join(copy, BASE_FILE);
export const walFile = (copy: string, segment: string) => join(copy, 'wal', `${segment}${SEALED}`);
export const pictureFile = (folder: string, key: string) => join(folder, 'files', `${key}${SEALED}`);

/** Names without the ending of sealed files; none when there is no such folder. */
export async function sealedNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => name.endsWith(SEALED))
    .map((name) => name.slice(0, -SEALED.length))
    .sort();
}

export async function writeManifest(copy: string, manifest: Manifest): Promise<void> {
  const path = join(copy, 'manifest.json');
  await writeFile(`${path}.unfinished`, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(`${path}.unfinished`, path);
}

export async function readManifest(copy: string): Promise<Manifest> {
  return manifestSchema.validate(JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8')));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export async function addMark(copy: string, mark: Mark): Promise<void> {
  await appendFile(join(copy, 'marks.jsonl'), `${JSON.stringify(mark)}\n`);
}

export async function readMarks(copy: string): Promise<readonly Mark[]> {
  const text = await readFile(join(copy, 'marks.jsonl'), 'utf8').catch(() => '');
  // A line that a crash has cut off says nothing, alone or together with the one that was written behind it later.
  const lines = text.split('\n').flatMap((line) => readJson(line) ?? []);
  return marksSchema.validate(lines);
}

const isFile = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

export interface Copy {
  /** Its folder. */
  path: string;
  manifest: Manifest;
}

/** The copies that were finished, oldest first; the manifest of a damaged one is null. */
export async function listFinished(
  folder: string,
): Promise<readonly { path: string; manifest: Manifest | null }[]> {
  const names = await readdir(folder).catch(() => []);
  const found = [];
  for (const name of names.filter((each) => NAME.test(each)).sort()) {
    const path = join(folder, name);
    if (await isFile(join(path, 'manifest.json')))
      found.push({ path, manifest: await readManifest(path).catch(() => null) });
  }
  return found;
}

/** The whole copies, oldest first; what was never finished, or does not say what it is, is none. */
export async function listCopies(folder: string): Promise<readonly Copy[]> {
  const finished = await listFinished(folder);
  return finished.flatMap(({ path, manifest }) => (manifest ? [{ path, manifest }] : []));
}

/** Until when everything is in the copies, whoever makes them; null: there is none. */
export async function copiedUntil(folder: string): Promise<Date | null> {
  const newest = (await listCopies(folder)).at(-1);
  if (!newest) return null;
  return new Date((await readMarks(newest.path)).at(-1)?.at ?? newest.manifest.finished_at);
}

/** Removes copies that are older than `before`, never the newest. Answers how many. */
export async function removeOldCopies(folder: string, before: Date): Promise<number> {
  const copies = await listCopies(folder);
  const old = copies.slice(0, -1).filter((_, index) => {
    // What a copy leads up to is restored from it until the next one is whole.
    const next = copies[index + 1];
    return next !== undefined && new Date(next.manifest.finished_at) < before;
  });
  for (const { path } of old) await rm(path, { recursive: true, force: true });
  return old.length;
}

/** Removes what a killed server has left of copies. Only by the one process that makes them. */
export async function removeUnfinishedCopies(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => NAME.test(each)))
    if (!(await isFile(join(folder, name, 'manifest.json'))))
      await rm(join(folder, name), { recursive: true, force: true });
}
