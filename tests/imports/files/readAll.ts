import type { FileCorrections, FileFacts, FileRow } from '../../../src/domain/imports/fileReading';
import { openFile } from '../../../server/day/imports/reading/openFile';

export interface WholeFile {
  facts: FileFacts;
  rows: FileRow[];
}

/** Everything that reading a file gives, in this thread. */
export async function readAll(
  bytes: Uint8Array | string,
  fileName: string,
  corrections?: FileCorrections,
): Promise<WholeFile> {
  const { facts, rows } = await openFile({
    bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
    file_name: fileName,
    corrections,
  });
  const all: FileRow[] = [];
  for await (const row of rows) all.push(row);
  return { facts, rows: all };
}
