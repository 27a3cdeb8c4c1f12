import { basename, join } from 'node:path';
import {
  BASE_FILE,
  baseFile,
  listFinished,
  readMarks,
  type Copy,
  type Mark,
} from '../../server/platform/backup/backupFolder';
import { BrokenCopy, digestOf } from '../../server/platform/backup/sealedFile';

/** A whole copy and the last moment of it that is not after the one that was asked for. */
export interface Chosen extends Copy {
  mark: Mark;
}

/**
 * The newest whole copy that ends before `to`, or the newest of all; checked by its digest. Throws with a sentence when
 * there is none.
 */
export async function chooseCopy(folder: string, to: Date | null): Promise<Chosen> {
  const finished = await listFinished(folder);
  const copies = finished.flatMap(({ path, manifest }) => (manifest ? [{ path, manifest }] : []));
  const [oldest] = copies;
  if (!oldest) throw new Error(`There is no whole copy in ${folder}.`);
  const chosen = copies.findLast(({ manifest }) => to === null || new Date(manifest.finished_at) <= to);
  if (!chosen) throw new Error(`The oldest copy in ${folder} is of ${oldest.manifest.finished_at}.`);
  // An older one in its place would lose days without a word.
  const damaged = finished.find(({ path, manifest }) => manifest === null && path > chosen.path);
  if (damaged && to === null)
    throw new BrokenCopy(
      `${join(damaged.path, 'manifest.json')} is damaged. Choose a moment before that copy with --to.`,
    );
  const marks = await readMarks(chosen.path);
  const mark = marks.findLast(({ at }) => to === null || new Date(at) <= to);
  if (!mark) throw new Error(`${join(chosen.path, 'marks.jsonl')} is missing or damaged.`);
  const { sha256 } = await digestOf(baseFile(chosen.path));
  if (sha256 !== chosen.manifest.base.sha256)
    throw new BrokenCopy(
      `${basename(chosen.path)}/${BASE_FILE} is not as it was written. Try an older copy with --to.`,
    );
  return { ...chosen, mark };
}
