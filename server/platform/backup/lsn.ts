/** Bytes in one file of PostgreSQL's log, as both databases of the product have it. */
export const SEGMENT_BYTES = 16 * 1024 * 1024;
const SEGMENTS_PER_ID = 0x1_0000_0000 / SEGMENT_BYTES;

/** A place in the log (`16/B374D848`) as a number of bytes. Throws for what is none. */
export function bytesOfLsn(lsn: string): number {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(lsn) ?? [];
  if (!high || !low) throw new Error(`"${lsn}" is no place in the log of PostgreSQL.`);
  return Number.parseInt(high, 16) * 0x1_0000_0000 + Number.parseInt(low, 16);
}

const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');

/** The file that holds the byte at this place of the log, on the first timeline. */
export function segmentAt(bytes: number): string {
  const index = Math.floor(bytes / SEGMENT_BYTES);
  return `00000001${hex(Math.floor(index / SEGMENTS_PER_ID))}${hex(index % SEGMENTS_PER_ID)}`;
}

/** The files that hold the bytes from `from` up to, without, `to`. */
export function segmentsBetween(from: number, to: number): readonly string[] {
  const first = Math.floor(from / SEGMENT_BYTES);
  const last = Math.floor(Math.max(from, to - 1) / SEGMENT_BYTES);
  return Array.from({ length: last - first + 1 }, (_, index) => segmentAt((first + index) * SEGMENT_BYTES));
}
