import type { FileRefusalCode } from '../../../../src/domain/imports/fileReading';
import type { ProblemArgs } from '../../../../src/domain/wire/problem';

/** The file cannot be read at all; said as `imports.file.<code>`. */
export class FileRefusal extends Error {
  override name = 'FileRefusal';

  constructor(
    readonly code: FileRefusalCode,
    readonly args: ProblemArgs = {},
  ) {
    super(`The file cannot be read: ${code}`);
  }
}
