import type { FileFacts, FileRefusalCode, FileRow } from '../../../../src/domain/imports/fileReading';
import type { ProblemArgs } from '../../../../src/domain/wire/problem';
import type { UploadedFile } from './openFile';

export type ReaderStart = UploadedFile;

export interface FileBatch {
  rows: FileRow[];
  /** How much of the file has been read, 0 to 1. */
  share: number;
}

export type ReaderMessage =
  | { kind: 'facts'; facts: FileFacts }
  | { kind: 'batch'; batch: FileBatch }
  | { kind: 'end' }
  | { kind: 'refused'; code: FileRefusalCode; args: ProblemArgs };

/** What the reader waits for before each batch. */
export type ReaderRequest = 'next';
