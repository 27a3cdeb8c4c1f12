import { inflateSync } from 'node:zlib';
import { pictureTypeOf } from '../files/pictureType';

/** Enough for a photo of 4000 × 3000 points. */
const MAX_DECODED_BYTES = 64 * 1024 * 1024;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface PngParts {
  head: Buffer;
  data: Buffer;
}

function partsOf(bytes: Buffer): PngParts | null {
  const data: Buffer[] = [];
  let head: Buffer | null = null;
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (body.length < length) return null;
    if (type === 'IHDR') head = body;
    if (type === 'IDAT') data.push(body);
    if (type === 'IEND') break;
    at += 12 + length;
  }
  return head && head.length === 13 && data.length > 0 ? { head, data: Buffer.concat(data) } : null;
}

/**
 * Whether the PDF writer can take the picture: it reads a PNG's points in the background, where a broken one would end
 * the whole server. WebP and interlaced PNG are unknown to it.
 */
export function isPrintable(bytes: Buffer): boolean {
  const type = pictureTypeOf(bytes);
  if (type === 'image/jpeg') return true;
  const parts = type === 'image/png' ? partsOf(bytes) : null;
  if (!parts) return false;
  const { head, data } = parts;
  const channels = CHANNELS[head[9] ?? -1];
  if (channels === undefined || head[12] !== 0) return false;
  const bitsPerRow = head.readUInt32BE(0) * channels * (head[8] ?? 0);
  const wanted = (Math.ceil(bitsPerRow / 8) + 1) * head.readUInt32BE(4);
  if (wanted > MAX_DECODED_BYTES) return false;
  try {
    return inflateSync(data, { maxOutputLength: MAX_DECODED_BYTES }).length >= wanted;
  } catch {
    // What cannot be unpacked cannot be printed.
    return false;
  }
}
