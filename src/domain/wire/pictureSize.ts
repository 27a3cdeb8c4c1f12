/** A small file can unpack to gigabytes, so images are limited by pixels too. */
export const MAX_PICTURE_PIXELS = 40_000_000;
/** Of either side, in pixels. */
export const MAX_PICTURE_SIDE = 12_000;

interface PixelSize {
  width: number;
  height: number;
}

const PNG_HEAD = 0x89504e47;
const JPEG_HEAD = 0xffd8;
const RIFF_HEAD = 0x52494646;
/** Names of parts of a PNG and a WebP, as their four letters. */
const IHDR = 0x49484452;
const VP8_LOSSY = 0x56503820;
const VP8_LOSSLESS = 0x5650384c;
const VP8_EXTENDED = 0x56503858;

function pngSize(view: DataView): PixelSize | null {
  if (view.getUint32(12) !== IHDR) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Start-of-frame segments; C4, C8 and CC of the same range are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Markers that no length follows. */
function isBare(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

function jpegSize(view: DataView): PixelSize | null {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Pixel data or the end of the file, without a frame segment before it.
    if (marker === 0xda || marker === 0xd9) return null;
    if (marker === 0xff) at += 1;
    else at += isBare(marker) ? 2 : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
}

function webpSize(view: DataView): PixelSize | null {
  const kind = view.getUint32(12);
  if (kind === VP8_EXTENDED) return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (kind === VP8_LOSSLESS) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== VP8_LOSSY) return null;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/**
 * Width and height of a PNG, JPEG or WebP, from its first bytes without unpacking it; null when they cannot
 * be found.
 */
export function pictureSizeOf(bytes: Uint8Array): PixelSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint32(0) === PNG_HEAD) return pngSize(view);
    if (view.getUint16(0) === JPEG_HEAD) return jpegSize(view);
    return view.getUint32(0) === RIFF_HEAD ? webpSize(view) : null;
  } catch (error) {
    // The bytes end before the size.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export function isPictureSize({ width, height }: PixelSize): boolean {
  const isThere = width > 0 && height > 0;
  const isBounded = width <= MAX_PICTURE_SIDE && height <= MAX_PICTURE_SIDE;
  return isThere && isBounded && width * height <= MAX_PICTURE_PIXELS;
}
