import type { Readable } from 'node:stream';
import type { MapFileProblem } from '../../../src/contract/map/ground';

/** The bytes of an archive, wherever it is. */
export interface ByteSource {
  readonly size: number;
  /** Changes with the bytes. */
  readonly version: string;
  /** Fewer bytes where the archive ends. Throws `SourceFailed`. */
  read(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Bytes from `start` to `end`, both included. Rejects with `SourceFailed` before the first byte. */
  stream(start: number, end: number): Promise<Readable>;
}

/** The archive is not there, does not answer, or is no longer the one that was opened. */
export class SourceFailed extends Error {
  override name = 'SourceFailed';
  constructor(readonly problem: MapFileProblem) {
    super(`The file of streets cannot be read: ${problem}`);
  }
}
