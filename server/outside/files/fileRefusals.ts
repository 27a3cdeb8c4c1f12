import { MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE } from '../../../src/domain/wire/pictureSize';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import { ApiError } from '../../platform/plugins/errors';

/** Codes in `status_code` of refused uploads; the statuses are those that S3 answers with. */
export const FILE_CODE = {
  /** The form was not signed by us, was changed, or is not for this file. */
  denied: 'file001',
  expired: 'file002',
  tooLarge: 'file003',
  wrongContent: 'file004',
  malformed: 'file005',
  /** The form has brought its file already. */
  used: 'file006',
  tooManyPixels: 'file007',
} as const;

export const denied = () =>
  new ApiError(403, FILE_CODE.denied, 'Access denied: the upload form is not signed for this file');
export const expired = () =>
  new ApiError(403, FILE_CODE.expired, 'Access denied: the upload form has expired');
export const used = () => new ApiError(409, FILE_CODE.used, 'This upload form has been used already');
export const tooLarge = (max: number) =>
  new ApiError(400, FILE_CODE.tooLarge, `The file is larger than ${max} bytes`, { args: { max } });
export const wrongContent = () =>
  new ApiError(
    400,
    FILE_CODE.wrongContent,
    'The file is no PNG, JPEG or WebP picture, or not of the named type',
  );
export const tooManyPixels = () =>
  new ApiError(400, FILE_CODE.tooManyPixels, 'The picture has too many pixels', {
    args: { max_side: MAX_PICTURE_SIDE, max_pixels: MAX_PICTURE_PIXELS },
  });
export const infected = () =>
  new ApiError(400, ERROR_CODE.infected, 'The file has a virus, or looks like it: it was not kept');
export const notScanned = () =>
  new ApiError(503, ERROR_CODE.notScanned, 'Files cannot be checked for viruses now. Try again later', {
    headers: { 'retry-after': '60' },
  });
export const malformedForm = () =>
  new ApiError(400, FILE_CODE.malformed, 'The body must be a form with the given fields and one file');
