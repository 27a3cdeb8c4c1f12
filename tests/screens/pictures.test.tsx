import { describe, expect, it } from 'vitest';
import { keptSize, turnedSize } from '../../src/ui/pictures/cropPicture';
import { uploadTrouble } from '../../src/ui/pictures/uploadTrouble';
import { HttpError } from '../../src/providers/http';

describe('cropper max size 250 (spec §9)', () => {
  it.each([
    [
      { width: 1000, height: 1000 },
      { width: 250, height: 250 },
    ],
    [
      { width: 1000, height: 500 },
      { width: 250, height: 125 },
    ],
    [
      { width: 120, height: 120 },
      { width: 120, height: 120 },
    ],
    [
      { width: 251, height: 250 },
      { width: 250, height: 249 },
    ],
  ])('%o is kept as %o', (area, kept) => {
    expect(keptSize({ x: 0, y: 0, ...area })).toEqual(kept);
  });

  it.each([
    [0, 400, 300],
    [90, 300, 400],
    [180, 400, 300],
    [270, 300, 400],
  ])('turned by %i degrees a picture of 400 × 300 needs %i × %i', (degrees, width, height) => {
    const turned = turnedSize(400, 300, degrees);
    expect([Math.round(turned.width), Math.round(turned.height)]).toEqual([width, height]);
  });
});

describe('an upload that failed is told in words', () => {
  const failed = (status: number, statusCode: string | null) =>
    new HttpError({ status, statusCode, message: 'no' });

  it.each([
    [failed(0, null), 'pictures.errors.network'],
    [failed(403, 'file002'), 'pictures.errors.expired'],
    [failed(400, 'file003'), 'pictures.errors.tooLargeToKeep'],
    [failed(400, 'file004'), 'pictures.errors.notPicture'],
    // Another store answers XML: no code of ours.
    [failed(403, null), 'pictures.errors.upload'],
    [new Error('canvas'), 'pictures.errors.unreadable'],
  ])('%o', (error, key) => {
    expect(uploadTrouble(error)).toBe(key);
  });
});
