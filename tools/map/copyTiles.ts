import { open, type FileHandle } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { SourceFailed, type ByteSource } from '../../server/outside/map/byteSource';
import type { DirectoryEntry } from './archiveParts';

/** Bytes of one tile, or of several that are the same: where they are, and where they go. */
export interface Content {
  from: number;
  to: number;
  length: number;
}

/** Bytes between two contents that are fetched and thrown away: cheaper than to ask again. */
const WORTHLESS_BYTES = 32 * 1024;
const BATCH_BYTES = 4 * 1024 * 1024;
const TRIES = 5;
const FIRST_PAUSE_MS = 500;

/** Every content once, in the order of the tiles, and the entries with their places in the copy. */
export function layOut(found: readonly DirectoryEntry[]) {
  const places = new Map<number, number>();
  const contents: Content[] = [];
  let bytes = 0;
  const entries = found.map((entry): DirectoryEntry => {
    const known = places.get(entry.offset);
    if (known !== undefined) return { ...entry, offset: known };
    const to = bytes;
    places.set(entry.offset, to);
    contents.push({ from: entry.offset, to, length: entry.length });
    bytes += entry.length;
    return { ...entry, offset: to };
  });
  return { entries, contents, bytes };
}

/** Contents that lie near each other and in order are fetched in one piece. */
function* batchesOf(contents: readonly Content[]): Generator<Content[]> {
  let batch: Content[] = [];
  for (const content of contents) {
    const [first, last] = [batch[0], batch.at(-1)];
    const end = last ? last.from + last.length : 0;
    const isNear =
      first &&
      content.from >= end &&
      content.from - end <= WORTHLESS_BYTES &&
      content.from + content.length - first.from <= BATCH_BYTES;
    if (batch.length > 0 && !isNear) {
      yield batch;
      batch = [];
    }
    batch.push(content);
  }
  if (batch.length > 0) yield batch;
}

async function readPatiently(source: ByteSource, offset: number, length: number): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt++) {
    try {
      const bytes = await source.read(offset, length);
      if (bytes.length === length) return bytes;
      throw new SourceFailed('cut');
    } catch (error) {
      if (!(error instanceof SourceFailed) || attempt === TRIES) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}

async function append(file: FileHandle, batch: readonly Content[], bytes: Uint8Array): Promise<void> {
  const start = batch[0]?.from ?? 0;
  const pieces = batch.map(({ from, length }) => bytes.subarray(from - start, from - start + length));
  await file.appendFile(Buffer.concat(pieces));
}

/** Copies what is missing to the end of a file that has the first of the contents, or begins it. */
export async function copyContents(
  source: ByteSource,
  dataOffset: number,
  {
    contents,
    path,
    onBytes,
  }: { contents: readonly Content[]; path: string; onBytes: (done: number) => void },
): Promise<void> {
  const file = await open(path, 'a');
  try {
    const { size } = await file.stat();
    const rest = contents.filter(({ to, length }) => to + length > size);
    // A piece of a content at the end is from a run that was cut off.
    await file.truncate(rest[0]?.to ?? size);
    for (const batch of batchesOf(rest)) {
      const [first, last] = [batch[0], batch.at(-1)];
      if (!first || !last) continue;
      const bytes = await readPatiently(
        source,
        dataOffset + first.from,
        last.from + last.length - first.from,
      );
      await append(file, batch, bytes);
      onBytes(last.to + last.length);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}
