import type { FileFacts, FileRow } from '../../../../src/domain/imports/fileReading';

/** A file that was opened: how it is read, and its rows one after the other. */
export interface FileReading {
  facts: FileFacts;
  /** Throws `FileRefusal` at the row from which the file cannot be read on. */
  rows: AsyncIterable<FileRow>;
  /** How much of the file has been read, 0 to 1. */
  share(): number;
}

/** A row as it stands in the file, before the header is known. */
export interface RawRow extends FileRow {
  /** Of a sheet: rows that were never touched are left out of it. */
  isSheet?: true;
}
