import { constants, crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  data: Uint8Array | string;
  /** What the directory says of the unpacked size, when it lies. */
  claimedSize?: number;
  isEncrypted?: boolean;
  /** Bytes that are packed already, in the place of `data`: more than a test could hold unpacked. */
  packed?: Buffer;
}

/** Deflated bytes of a beginning and then `megabytes` times a million of the same byte, without ever having them. */
export function packedMegabytes(begins: string, byte: string, megabytes: number): Buffer {
  const pack = (bytes: Buffer) => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
  const piece = pack(Buffer.alloc(1_000_000, byte));
  const pieces = Array.from({ length: megabytes }, () => piece);
  return Buffer.concat([pack(Buffer.from(begins)), ...pieces, deflateRawSync('')]);
}

const bytesOf = (data: Uint8Array | string) =>
  typeof data === 'string' ? Buffer.from(data) : Buffer.from(data);

/** A ZIP archive, so that tests can make every kind of good and bad workbook. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, claimedSize, isEncrypted, packed: given } of parts) {
    const raw = bytesOf(data);
    const packed = given ?? deflateRawSync(raw);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedSize ?? raw.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, nameBytes]));
    bodies.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, entries, end]);
}
