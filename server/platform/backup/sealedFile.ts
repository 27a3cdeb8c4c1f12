import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

/** A sealed file as it lies on the disk. */
export interface Sealed {
  bytes: number;
  /** Of the encrypted bytes: whoever keeps the copy can check it without the key. */
  sha256: string;
}

/** What was written does not read back the same: the disk, or the way to it, is broken. */
export class BrokenCopy extends Error {
  override name = 'BrokenCopy';
}

/** The same streams; Node and the browser describe them by two types. */
const toWeb = (source: Readable) => Readable.toWeb(source) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as NodeStream<Uint8Array>);

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Size and SHA-256 of a file as it reads from the disk. */
export async function digestOf(path: string): Promise<Sealed> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * Writes `source` packed and encrypted: whole, on the disk and read back, or not at all. Throws a `BrokenCopy` when it
 * reads back differently, and the system's error for a full disk.
 */
export async function writeSealed(
  path: string,
  source: Readable,
  recipients: readonly string[],
): Promise<Sealed> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
  });
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.unfinished`;
  try {
    const packed = createGzip({ level: 1 });
    // A source that fails ends the packing, and with it the whole line.
    source.once('error', (error) => packed.destroy(error));
    const sealed = await encrypter.encrypt(toWeb(source.pipe(packed)));
    await pipeline(fromWeb(sealed), counted, createWriteStream(unfinished, { mode: 0o600 }));
    await syncPath(unfinished);
    const sha256 = hash.digest('hex');
    const read = await digestOf(unfinished);
    if (read.sha256 !== sha256)
      throw new BrokenCopy(`${path} reads back differently from what was written: check that disk.`);
    await rename(unfinished, path);
    await syncPath(dirname(path));
    return { bytes, sha256 };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

const notAsWritten = (path: string) => new BrokenCopy(`${path} is not as it was written.`);

/** The plain content of a sealed file. Rejects when no key fits; the stream fails where the file is not as it was written. */
export async function readSealed(path: string, identities: readonly string[]): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const sealed = toWeb(createReadStream(path));
  const opened = await decrypter.decrypt(sealed).catch((error: unknown) => {
    if (!(error instanceof Error) || isOfSystem(error)) throw error;
    if (!error.message.startsWith('no identity matched')) throw notAsWritten(path);
    throw new Error(`The private key does not match ${path}, which was made for another one.`);
  });
  const plain = fromWeb(opened);
  const unpacked = createGunzip();
  plain.once('error', (error) => unpacked.destroy(error));
  return plain.pipe(unpacked);
}

const isOfSystem = (error: Error) => 'syscall' in error;

/** Writes the plain content of a sealed file to `target`. A `BrokenCopy` names the file that cannot be opened. */
export async function unsealTo(target: string, path: string, identities: readonly string[]): Promise<void> {
  try {
    await pipeline(await readSealed(path, identities), createWriteStream(target, { mode: 0o600 }));
  } catch (error) {
    // A full disk says so itself; a cipher that does not fit only says that.
    const isSaid = !(error instanceof Error) || isOfSystem(error) || error instanceof BrokenCopy;
    throw isSaid ? error : notAsWritten(path);
  }
}
