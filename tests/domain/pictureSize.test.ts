import { describe, expect, it } from 'vitest';
import { isPictureSize, MAX_PICTURE_SIDE, pictureSizeOf } from '../../src/domain/wire/pictureSize';
import { PNG, pngOf } from '../support/pictures';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const webp = (kind: string, rest: string) =>
  Uint8Array.from(
    Buffer.concat([Buffer.from(`RIFF\0\0\0\0WEBP${kind}\0\0\0\0`, 'latin1'), Buffer.from(rest, 'hex')]),
  );

describe('the size of a picture, by its header', () => {
  it.each([
    ['PNG', pngOf(60_000, 50_000), { width: 60_000, height: 50_000 }],
    [
      'JPEG behind two segments and a fill byte',
      bytes('ffd8 ffe0 0004 0000 ff ffc4 0003 00 ffc2 000b 08 1f40 2ee0'),
      { width: 12_000, height: 8_000 },
    ],
    ['JPEG whose points come first', bytes('ffd8 ffda 0004 0000'), null],
    ['JPEG that ends early', bytes('ffd8 ffe0 ff00'), null],
    [
      'JPEG whose segment says to be empty',
      bytes('ffd8 ffe0 0000 ffc0 000b 08 0002 0003'),
      { width: 3, height: 2 },
    ],
    ['WebP, lossy', webp('VP8 ', '0000009d012a40380020'), { width: 0x3840 & 0x3fff, height: 0x2000 }],
    ['WebP, lossless', webp('VP8L', '2f ff3f ff0f'.replaceAll(' ', '')), { width: 16_384, height: 16_381 }],
    [
      'WebP, extended',
      webp('VP8X', '00000000 ffffff 0f0000'.replaceAll(' ', '')),
      { width: 0x1000000, height: 16 },
    ],
    ['nothing', new Uint8Array(), null],
    ['a text', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
  ])('%s', (_what, given, size) => {
    expect(pictureSizeOf(given)).toEqual(size);
  });

  it.each([
    [1, 1, true],
    [8_000, 5_000, true],
    [8_000, 5_001, false],
    [MAX_PICTURE_SIDE, 3_000, true],
    [MAX_PICTURE_SIDE + 1, 1, false],
    [0, 10, false],
  ])('%i × %i', (width, height, isFine) => {
    expect(isPictureSize({ width, height })).toBe(isFine);
  });

  it('is found in what tests post', () => {
    expect(pictureSizeOf(PNG)).toEqual({ width: 1, height: 1 });
  });
});
