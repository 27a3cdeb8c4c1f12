import { HttpError } from '../../providers/http';

/** i18n key by the code of a refused upload from our storage. */
const BY_CODE: Partial<Record<string, string>> = {
  file002: 'pictures.errors.expired',
  file003: 'pictures.errors.tooLargeToKeep',
  file004: 'pictures.errors.notPicture',
  file006: 'pictures.errors.used',
  file007: 'pictures.errors.tooManyPixels',
  file008: 'pictures.errors.infected',
  file009: 'pictures.errors.notScanned',
};

/** i18n key of the sentence for an upload that failed. */
export function uploadTrouble(error: unknown): string {
  if (!(error instanceof HttpError)) return 'pictures.errors.unreadable';
  if (error.status === 0) return 'pictures.errors.network';
  return BY_CODE[error.statusCode ?? ''] ?? 'pictures.errors.upload';
}
