import { gzipSync } from 'node:zlib';
import { Compression, TileType } from 'pmtiles';

/** A row of a directory: tiles `tileId` to `tileId + runLength - 1` have the same bytes. Run length 0: a leaf directory. */
export interface DirectoryEntry {
  tileId: number;
  runLength: number;
  offset: number;
  length: number;
}

const HEADER_BYTES = 127;
/** Header and root directory are read in one piece of so many bytes. */
const FIRST_READ_BYTES = 16_384;
const FIRST_LEAF_ENTRIES = 4096;

function varint(value: number, into: number[]): void {
  let rest = value;
  while (rest >= 128) {
    into.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  into.push(rest);
}

function directory(entries: readonly DirectoryEntry[]): Buffer {
  const bytes: number[] = [];
  varint(entries.length, bytes);
  entries.forEach(({ tileId }, index) => varint(tileId - (entries[index - 1]?.tileId ?? 0), bytes));
  for (const { runLength } of entries) varint(runLength, bytes);
  for (const { length } of entries) varint(length, bytes);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    varint(before && offset === before.offset + before.length ? 0 : offset + 1, bytes);
  });
  return gzipSync(Uint8Array.from(bytes));
}

/** Root and leaf directories. Leaves grow until the root fits into the first read. */
function directories(entries: readonly DirectoryEntry[]): { root: Buffer; leaves: Buffer } {
  const alone = directory(entries);
  if (alone.length + HEADER_BYTES <= FIRST_READ_BYTES) return { root: alone, leaves: Buffer.alloc(0) };
  for (let size = FIRST_LEAF_ENTRIES; ; size *= 2) {
    const rows: DirectoryEntry[] = [];
    const leaves: Buffer[] = [];
    let offset = 0;
    for (let from = 0; from < entries.length; from += size) {
      const leaf = directory(entries.slice(from, from + size));
      rows.push({ tileId: entries[from]?.tileId ?? 0, runLength: 0, offset, length: leaf.length });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = directory(rows);
    if (root.length + HEADER_BYTES <= FIRST_READ_BYTES) return { root, leaves: Buffer.concat(leaves) };
  }
}

export interface ArchiveFacts {
  /** West, south, east, north in degrees. */
  bounds: readonly [number, number, number, number];
  minZoom: number;
  maxZoom: number;
  tileCompression: Compression;
  metadata: object;
}

/**
 * All that stands before the tiles in an archive of the PMTiles specification, version 3.
 *
 * @param entries by tile id, their offsets from the first tile's first byte
 * @param dataBytes of all tiles together
 */
export function archiveHead(
  entries: readonly DirectoryEntry[],
  dataBytes: number,
  { bounds, minZoom, maxZoom, tileCompression, metadata }: ArchiveFacts,
): Buffer {
  const { root, leaves } = directories(entries);
  const about = gzipSync(JSON.stringify(metadata));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  let offset = HEADER_BYTES;
  [root.length, about.length, leaves.length, dataBytes].forEach((length, part) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + part * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + part * 16);
    offset += length;
  });
  const addressed = entries.reduce((sum, { runLength }) => sum + runLength, 0);
  const contents = new Set(entries.map((entry) => entry.offset)).size;
  [addressed, entries.length, contents].forEach((count, index) =>
    header.writeBigUInt64LE(BigInt(count), 72 + index * 8),
  );
  [1, Compression.Gzip, tileCompression, TileType.Mvt, minZoom, maxZoom].forEach((value, index) =>
    header.writeUInt8(value, 96 + index),
  );
  const [west, south, east, north] = bounds;
  bounds.forEach((degrees, index) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4));
  header.writeUInt8(Math.round((minZoom + maxZoom) / 2), 118);
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  return Buffer.concat([header, root, about, leaves]);
}
