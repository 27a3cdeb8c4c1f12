import type { PictureType } from '../../../src/contract/pictures/pictures';

/** Largest picture: 2 MB. The app's own are crops of at most 250 px. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

export const EXTENSION: { readonly [T in PictureType]: string } = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** What the bytes are, by their first ones and not by any name; null when they are no picture. */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  const isRiff = bytes.subarray(0, 4).toString('latin1') === 'RIFF';
  return isRiff && bytes.subarray(8, 12).toString('latin1') === 'WEBP' ? 'image/webp' : null;
}

/** The object behind `{id}.png` (spec §3, picture files); null for any other name. */
export function ownerIdOf(fileName: string): number | null {
  const id = /^([1-9]\d{0,14})\.png$/.exec(fileName)?.[1];
  return id === undefined ? null : Number(id);
}
