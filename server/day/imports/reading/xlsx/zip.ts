import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { FileRefusal } from '../fileRefusal';

/** What all parts of a workbook may come to, and how many times its packed bytes one may be. */
const MOST_BYTES = 400 * 1024 * 1024;
const MOST_RATIO = 300;
/** A small part may be all zeros. */
const RATIO_FROM = 4 * 1024 * 1024;
/** Parts that are read at once and not as a stream. */
const SMALL_PART = 16 * 1024 * 1024;

const bomb = (bytes: number) => new FileRefusal('bomb', { megabytes: Math.ceil(bytes / 1024 / 1024) });

/** Any error but a refusal of ours says that the archive is not as the format wants it. */
function refusal(error: unknown): FileRefusal {
  return error instanceof FileRefusal ? error : new FileRefusal('damaged');
}

/** Some writers begin a name with a slash or divide it by backslashes. */
function nameOf({ fileNameRaw }: Entry): string {
  return new TextDecoder().decode(fileNameRaw).replaceAll('\\', '/').replace(/^\//, '');
}

async function entriesOf(file: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of file.eachEntry()) entries.set(nameOf(entry), entry);
  return entries;
}

/** The parts of a ZIP archive; nothing is unpacked that says it would be too large, or turns out to be. */
export class Zip {
  private constructor(
    private readonly file: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** Reads the directory of the archive. Throws `FileRefusal`. */
  static async open(bytes: Uint8Array): Promise<Zip> {
    // The names are decoded here: the library refuses those that begin with a slash.
    const opened = async () => {
      const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const file = await fromBufferPromise(buffer, { decodeStrings: false });
      return { file, entries: await entriesOf(file) };
    };
    const { file, entries } = await opened().catch((error: unknown) => {
      throw refusal(error);
    });
    const all = [...entries.values()];
    if (all.some((entry) => entry.isEncrypted())) throw new FileRefusal('encrypted');
    const total = all.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    const isSuspect = all.some(
      ({ uncompressedSize, compressedSize }) =>
        uncompressedSize > RATIO_FROM && uncompressedSize > compressedSize * MOST_RATIO,
    );
    if (total > MOST_BYTES || isSuspect) throw bomb(total);
    return new Zip(file, entries);
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  names(): string[] {
    return [...this.entries.keys()];
  }

  /** A small part as text; undefined when there is none of this name. Throws `FileRefusal`. */
  async text(name: string): Promise<string | undefined> {
    const entry = this.entries.get(name);
    if (!entry) return undefined;
    if (entry.uncompressedSize > SMALL_PART) throw bomb(entry.uncompressedSize);
    let text = '';
    for await (const piece of this.pieces(name)) text += piece;
    return text;
  }

  /** A part as text, piece by piece. Stops at what the directory promised: a part that grows beyond it is a lie. */
  async *pieces(name: string, onRead?: (share: number) => void): AsyncGenerator<string, void> {
    const entry = this.entries.get(name);
    if (!entry) throw new FileRefusal('damaged');
    const decoder = new TextDecoder();
    let stream: Readable | undefined;
    let read = 0;
    let checksum = 0;
    try {
      stream = await this.file.openReadStreamPromise(entry);
      for await (const piece of stream as AsyncIterable<Buffer>) {
        read += piece.length;
        checksum = crc32(piece, checksum);
        onRead?.(read / entry.uncompressedSize);
        yield decoder.decode(piece, { stream: true });
      }
    } catch (error) {
      throw isTooLong(error) ? bomb(entry.uncompressedSize) : refusal(error);
    } finally {
      stream?.destroy();
    }
    if (checksum !== entry.crc32) throw new FileRefusal('damaged');
  }
}

/** The library ends a part that is longer than the directory says; it names the reason in the message alone. */
function isTooLong(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('too many bytes');
}
