import { FILE_DELIMITERS, type FileDelimiter } from '../../../src/domain/fileReading';
import { csvRecords } from './csvRecords';
import { FileRefusal } from './fileRefusal';
import { headerScore } from './header';

/** Records that a delimiter is judged by. */
const SAMPLE = 60;

function sample(text: string, delimiter: FileDelimiter) {
  const records = [];
  for (const record of csvRecords(text, delimiter)) {
    records.push(record);
    if (records.length === SAMPLE) break;
  }
  return records;
}

/** Known names in one row weigh most, then how many records have the same number of cells. */
function scoreOf(text: string, delimiter: FileDelimiter): number {
  const records = sample(text, delimiter);
  const widths = records.map(({ cells }) => cells.length).filter((width) => width > 1);
  const same = Math.max(0, ...widths.map((width) => widths.filter((other) => other === width).length));
  return headerScore(records) * 10 + (records.length === 0 ? 0 : (9 * same) / records.length);
}

/** "sep=;", with which a file tells Excel its delimiter. */
const SEPARATOR_LINE = /^sep=(.)(?:\r\n|\r|\n)/i;

export interface FoundDelimiter {
  delimiter: FileDelimiter;
  /** The file begins with a line "sep=…", which is no row. */
  isDeclared: boolean;
}

export function findDelimiter(text: string): FoundDelimiter {
  const declared = SEPARATOR_LINE.exec(text)?.[1];
  const known = FILE_DELIMITERS.find((delimiter) => delimiter === declared);
  if (known) return { delimiter: known, isDeclared: true };
  let best: { delimiter: FileDelimiter; score: number } | null = null;
  let refusal: FileRefusal | null = null;
  for (const delimiter of FILE_DELIMITERS) {
    try {
      const score = scoreOf(text, delimiter);
      if (best === null || score > best.score) best = { delimiter, score };
    } catch (error) {
      // A text may be broken for one delimiter and whole for another.
      if (!(error instanceof FileRefusal)) throw error;
      refusal ??= error;
    }
  }
  if (best && best.score > 0) return { delimiter: best.delimiter, isDeclared: false };
  if (refusal) throw refusal;
  return { delimiter: ',', isDeclared: false };
}

/** The delimiter that the file changed to, when one cell of this delimiter is a whole row of another. */
export function otherDelimiter(
  cells: readonly string[],
  delimiter: FileDelimiter,
  columns: number,
): FileDelimiter | null {
  const [only] = cells;
  if (cells.length !== 1 || only === undefined || columns < 3) return null;
  return (
    FILE_DELIMITERS.find(
      (other) => other !== delimiter && only.split(other).length >= Math.max(3, columns - 1),
    ) ?? null
  );
}
