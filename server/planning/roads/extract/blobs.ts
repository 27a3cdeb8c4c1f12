import { open, type FileHandle } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { PbfReader } from 'pbf';
import { RoadsRefusal } from '../refusal';

// The container of the PBF format: https://wiki.openstreetmap.org/wiki/PBF_Format#File_format

/** Limits that the format sets. Bytes. */
const MOST_HEADER = 64 * 1024;
const MOST_BLOB = 32 * 1024 * 1024;

const NO_ARCHIVE =
  'This file is no OpenStreetMap extract: an extract in the PBF format is needed (its name ends in .osm.pbf).';

export interface Blob {
  type: string;
  /** Unpacked. */
  data: Uint8Array;
  /** Of the whole file that has been read with it: 0 to 1. */
  share: number;
}

async function readExactly(file: FileHandle, at: number, length: number): Promise<Buffer | null> {
  const buffer = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, at + filled);
    if (bytesRead === 0) return null;
    filled += bytesRead;
  }
  return buffer;
}

function headerOf(bytes: Buffer): { type: string; size: number } {
  const header = { type: '', size: -1 };
  try {
    new PbfReader(bytes).readFields((field, into: typeof header, pbf) => {
      if (field === 1) into.type = pbf.readString();
      else if (field === 3) into.size = pbf.readVarint();
    }, header);
  } catch (error) {
    throw new RoadsRefusal(NO_ARCHIVE, { cause: error });
  }
  return header;
}

function unpack(bytes: Buffer): Uint8Array {
  let data: Uint8Array | null = null;
  let other = 0;
  new PbfReader(bytes).readFields((field, _, pbf) => {
    if (field === 1) data = pbf.readBytes();
    else if (field === 3) data = inflateSync(pbf.readBytes());
    else if (field > 3) other = field;
  }, null);
  if (data) return data;
  throw new RoadsRefusal(
    other > 0
      ? 'This extract is packed in another way than zlib. `osmium cat IN -o OUT.osm.pbf` packs it anew.'
      : NO_ARCHIVE,
  );
}

/** The blocks of a file in order. Throws a `RoadsRefusal` for a file that is none, or not whole. */
export async function* readBlobs(path: string): AsyncGenerator<Blob> {
  const file = await open(path).catch((error: unknown) => {
    throw new RoadsRefusal(`${path} cannot be read. Check the path and the rights to the file.`, {
      cause: error,
    });
  });
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw new RoadsRefusal(`${path} is no file.`);
    const cut = () =>
      new RoadsRefusal(
        `This extract ends in the middle of a block: it was cut at ${stat.size} bytes. Copy it again.`,
      );
    let at = 0;
    if (stat.size === 0) throw new RoadsRefusal('This file is empty.');
    while (at < stat.size) {
      const isFirst = at === 0;
      const prefix = await readExactly(file, at, 4);
      if (!prefix) throw isFirst ? new RoadsRefusal(NO_ARCHIVE) : cut();
      const headerSize = prefix.readUInt32BE(0);
      if (headerSize === 0 || headerSize > MOST_HEADER)
        throw new RoadsRefusal(
          isFirst ? NO_ARCHIVE : `This extract is damaged at byte ${at}. Copy it again.`,
        );
      const header = await readExactly(file, at + 4, headerSize);
      if (!header) throw isFirst ? new RoadsRefusal(NO_ARCHIVE) : cut();
      const { type, size } = headerOf(header);
      if ((isFirst && type !== 'OSMHeader') || size < 0 || size > MOST_BLOB)
        throw new RoadsRefusal(NO_ARCHIVE);
      const bytes = await readExactly(file, at + 4 + headerSize, size);
      if (!bytes) throw cut();
      at += 4 + headerSize + size;
      let data: Uint8Array;
      try {
        data = unpack(bytes);
      } catch (error) {
        if (error instanceof RoadsRefusal) throw error;
        throw new RoadsRefusal(`This extract is damaged before byte ${at}. Copy it again.`, { cause: error });
      }
      yield { type, data, share: at / stat.size };
    }
  } finally {
    await file.close();
  }
}
