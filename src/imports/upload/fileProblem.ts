import { IMPORT_MAX_BYTES, type FileFormat } from '../../domain/imports/fileReading';
import type { Problem } from '../../domain/wire/problem';
import { extensionOf } from '../../domain/wire/uploadFile';

export const FILE_FORMATS: readonly FileFormat[] = ['csv', 'xlsx'];

/**
 * Why a file cannot be uploaded (spec §5, "Upload"), before it is sent; its content is checked by the server
 * only.
 */
export function fileProblem({ name, size }: { name: string; size: number }): Problem | null {
  const extension = extensionOf(name);
  if (!FILE_FORMATS.some((format) => format === extension))
    return { message: 'imports.upload.wrongType', args: { extension: extension || '–' } };
  if (size === 0) return { message: 'validation.emptyFile' };
  return size > IMPORT_MAX_BYTES
    ? { message: 'imports.upload.tooLarge', args: { megabytes: IMPORT_MAX_BYTES / 1024 / 1024 } }
    : null;
}
