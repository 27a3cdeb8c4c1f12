import { isPictureSize, pictureSizeOf } from '../../../src/domain/wire/pictureSize';
import type { ApiError } from '../../platform/plugins/errors';
import { tooLarge, tooManyPixels, wrongContent } from './fileRefusals';
import { MAX_PICTURE_BYTES, pictureTypeOf } from './pictureType';

/** Why these bytes are not kept as a picture of this type; null when they are. */
export function pictureTrouble(bytes: Buffer, contentType: string): ApiError | null {
  if (bytes.length > MAX_PICTURE_BYTES) return tooLarge(MAX_PICTURE_BYTES);
  if (pictureTypeOf(bytes) !== contentType) return wrongContent();
  const size = pictureSizeOf(bytes);
  if (!size) return wrongContent();
  return isPictureSize(size) ? null : tooManyPixels();
}
