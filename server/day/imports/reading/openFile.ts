import { IMPORT_MAX_BYTES, type FileCorrections } from '../../../../src/domain/imports/fileReading';
import type { FileReading } from './fileReading';
import { FileRefusal } from './fileRefusal';
import { fileTypeOf } from './fileType';
import { openCsv } from './openCsv';
import { openWorkbook } from './openWorkbook';

export interface UploadedFile {
  bytes: Uint8Array;
  file_name: string;
  corrections?: FileCorrections | null;
}

/** Opens an uploaded file of orders, whatever it looks like. Throws `FileRefusal`, as does reading its rows. */
export async function openFile({ bytes, file_name, corrections }: UploadedFile): Promise<FileReading> {
  if (bytes.length > IMPORT_MAX_BYTES) {
    throw new FileRefusal('tooLarge', { megabytes: IMPORT_MAX_BYTES / 1024 / 1024 });
  }
  return fileTypeOf(bytes, file_name) === 'csv'
    ? openCsv(bytes, corrections ?? {})
    : openWorkbook(bytes, corrections ?? {});
}
