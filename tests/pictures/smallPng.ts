import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Bytes per pixel of a browser's screenshot, by PNG's colour type. */
const CHANNELS: Partial<Record<number, number>> = { 2: 3, 6: 4 };
const INDEXED = 3;
const MOST_COLOURS = 256;
const HEAD_BYTES = 8;

interface Picture {
  width: number;
  height: number;
  /** 0xRRGGBB per pixel. */
  pixels: Uint32Array;
}

const absolute = Math.abs;

/** PNG's predictor: the neighbour that is nearest to left + above - corner. */
function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [
    absolute(guess - left),
    absolute(guess - above),
    absolute(guess - corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Reads a screenshot: 8 bits per channel, not interlaced. */
function readPng(png: Buffer): Picture {
  let [width, height, channels] = [0, 0, 3];
  const parts: Buffer[] = [];
  for (let at = HEAD_BYTES; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
      channels = CHANNELS[body[9] ?? 0] ?? 3;
    }
    if (type === 'IDAT') parts.push(body);
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const bytes = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x < channels ? 0 : (bytes[at - channels] ?? 0);
      const above = y === 0 ? 0 : (bytes[at - stride] ?? 0);
      const corner = y === 0 || x < channels ? 0 : (bytes[at - stride - channels] ?? 0);
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter ?? 0] ?? 0;
      bytes[at] = ((raw[y * (stride + 1) + 1 + x] ?? 0) + guess) & 255;
    }
  }
  const pixels = new Uint32Array(width * height);
  for (let at = 0; at < pixels.length; at++) pixels[at] = bytes.readUIntBE(at * channels, 3);
  return { width, height, pixels };
}

function distance(one: number, other: number): number {
  const by = (shift: number) => ((one >> shift) & 255) - ((other >> shift) & 255);
  return by(16) ** 2 + by(8) ** 2 + by(0) ** 2;
}

/** The most frequent colours; a screen has few, and the shades at the edges of letters. */
function paletteOf(pixels: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const frequent = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  const chosen: number[] = [];
  // Shades that an eye cannot tell apart do not take the place of another colour.
  for (const least of [24, 0]) {
    for (const colour of frequent) {
      if (chosen.length >= MOST_COLOURS) return chosen;
      const isNew = chosen.every((other) => distance(colour, other) > least);
      if (isNew) chosen.push(colour);
    }
  }
  return chosen;
}

function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)]);
}

/** The same picture in at most 256 colours: a third of the bytes, so that pictures of screens can stand in the repository. */
export function smallPng(png: Buffer): Buffer {
  const { width, height, pixels } = readPng(png);
  const palette = paletteOf(pixels);
  const nearest = new Map<number, number>();
  const indexOf = (colour: number) => {
    let index = nearest.get(colour);
    if (index === undefined) {
      index = palette.reduce(
        (best, other, at) => (distance(colour, other) < distance(colour, palette[best] ?? 0) ? at : best),
        0,
      );
      nearest.set(colour, index);
    }
    return index;
  };
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf(pixels[y * width + x] ?? 0);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  [head[8], head[9]] = [8, INDEXED];
  const colours = Buffer.alloc(palette.length * 3);
  palette.forEach((colour, at) => colours.writeUIntBE(colour, at * 3, 3));
  return Buffer.concat([
    png.subarray(0, HEAD_BYTES),
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
