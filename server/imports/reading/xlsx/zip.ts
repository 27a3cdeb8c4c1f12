import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import { FileRefusal } from '../fileRefusal';

interface ZipEntry {
  name: string;
  isStored: boolean;
  isEncrypted: boolean;
  compressed: number;
  size: number;
  checksum: number;
  offset: number;
}

/** What all parts of a workbook may come to, and how many times its packed bytes one may be. */
const MOST_BYTES = 400 * 1024 * 1024;
const MOST_RATIO = 300;
/** A small part may be all zeros. */
const RATIO_FROM = 4 * 1024 * 1024;
/** Parts that are read at once and not as a stream. */
const SMALL_PART = 16 * 1024 * 1024;

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const LOCAL_MARK = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const IN_EXTRA = 0xffffffff;

const damaged = () => new FileRefusal('damaged');

function endOfDirectory(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  // A comment of up to 64 kB may follow.
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    if (view.getUint32(at, true) === END_MARK) return at;
  }
  throw damaged();
}

/** Sizes that do not fit in 32 bits, or that a writer did not know yet, stand in the extra field 1 (ZIP64). */
function wideSizes(view: DataView, from: number, length: number): bigint[] {
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    const count = Math.floor(view.getUint16(at + 2, true) / 8);
    return Array.from({ length: count }, (_, index) => view.getBigUint64(at + 4 + index * 8, true));
  }
  return [];
}

function readEntry(view: DataView, bytes: Uint8Array, at: number): { entry: ZipEntry; next: number } {
  if (view.getUint32(at, true) !== ENTRY_MARK) throw damaged();
  const method = view.getUint16(at + 10, true);
  if (method !== 0 && method !== 8) throw damaged();
  const nameLength = view.getUint16(at + 28, true);
  const extraLength = view.getUint16(at + 30, true);
  const extraAt = at + ENTRY_LENGTH + nameLength;
  const wide = wideSizes(view, extraAt, extraLength);
  // In the order of the format: size, packed size, offset, and only those that stand for more than 32 bits.
  const [size, compressed, offset] = [24, 20, 42].map((field) => {
    const value = view.getUint32(at + field, true);
    return value === IN_EXTRA && wide.length > 0 ? Number(wide.shift()) : value;
  });
  const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_LENGTH, extraAt));
  return {
    entry: {
      name: name.replaceAll('\\', '/').replace(/^\//, ''),
      isStored: method === 0,
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      compressed: compressed ?? 0,
      size: size ?? 0,
      checksum: view.getUint32(at + 16, true),
      offset: offset ?? 0,
    },
    next: extraAt + extraLength + view.getUint16(at + 32, true),
  };
}

/** The parts of a ZIP archive; nothing is unpacked that says it would be too large, or turns out to be. */
export class Zip {
  private constructor(
    private readonly bytes: Uint8Array,
    private readonly entries: ReadonlyMap<string, ZipEntry>,
  ) {}

  /** Reads the directory of the archive. Throws `FileRefusal`. */
  static open(bytes: Uint8Array): Zip {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const entries = new Map<string, ZipEntry>();
    try {
      const end = endOfDirectory(view);
      let at = view.getUint32(end + 16, true);
      for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
        const { entry, next } = readEntry(view, bytes, at);
        entries.set(entry.name, entry);
        at = next;
      }
    } catch (error) {
      if (error instanceof RangeError) throw damaged();
      throw error;
    }
    const all = [...entries.values()];
    if (all.some(({ isEncrypted }) => isEncrypted)) throw new FileRefusal('encrypted');
    const total = all.reduce((sum, { size }) => sum + size, 0);
    const isSuspect = all.some(({ size, compressed }) => size > RATIO_FROM && size > compressed * MOST_RATIO);
    if (total > MOST_BYTES || isSuspect) {
      throw new FileRefusal('bomb', { megabytes: Math.ceil(total / 1024 / 1024) });
    }
    return new Zip(bytes, entries);
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  names(): string[] {
    return [...this.entries.keys()];
  }

  private packed(name: string): { entry: ZipEntry; data: Uint8Array } {
    const entry = this.entries.get(name);
    if (!entry) throw damaged();
    const view = new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.byteLength);
    if (entry.offset + LOCAL_LENGTH > view.byteLength) throw damaged();
    if (view.getUint32(entry.offset, true) !== LOCAL_MARK) throw damaged();
    const names = view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
    const from = entry.offset + LOCAL_LENGTH + names;
    if (from + entry.compressed > view.byteLength) throw damaged();
    return { entry, data: this.bytes.subarray(from, from + entry.compressed) };
  }

  /** A small part as text; undefined when there is none of this name. */
  text(name: string): string | undefined {
    if (!this.has(name)) return undefined;
    const { entry, data } = this.packed(name);
    if (entry.size > SMALL_PART)
      throw new FileRefusal('bomb', { megabytes: Math.ceil(entry.size / 1024 / 1024) });
    try {
      return new TextDecoder().decode(
        entry.isStored ? data : inflateRawSync(data, { maxOutputLength: SMALL_PART }),
      );
    } catch {
      throw damaged();
    }
  }

  /** A part as text, piece by piece. Stops at what the directory promised: a part that grows beyond it is a lie. */
  async *pieces(name: string, onRead?: (share: number) => void): AsyncGenerator<string, void> {
    const { entry, data } = this.packed(name);
    const decoder = new TextDecoder();
    if (entry.isStored) {
      yield decoder.decode(data);
      return;
    }
    const inflate = createInflateRaw({ chunkSize: 256 * 1024 });
    inflate.end(data);
    let read = 0;
    let checksum = 0;
    try {
      for await (const piece of inflate as AsyncIterable<Buffer>) {
        read += piece.length;
        if (read > entry.size) throw new FileRefusal('bomb', { megabytes: Math.ceil(read / 1024 / 1024) });
        checksum = crc32(piece, checksum);
        onRead?.(read / entry.size);
        yield decoder.decode(piece, { stream: true });
      }
    } catch (error) {
      throw error instanceof FileRefusal ? error : damaged();
    } finally {
      inflate.destroy();
    }
    if (read < entry.size || checksum !== entry.checksum) throw damaged();
  }
}
