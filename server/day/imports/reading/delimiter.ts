import { FILE_DELIMITERS, type FileDelimiter } from '../../../../src/domain/imports/fileReading';
import { csvRecords, type CsvRecord } from './csvRecords';
import { FileRefusal } from './fileRefusal';
import { headerScore } from './header';

/** Records that a delimiter is judged by. */
const SAMPLE = 60;

/** The first records, up to where the text breaks: reading it will say so, whatever the delimiter. */
function sample(
  text: string,
  delimiter: FileDelimiter,
): { records: CsvRecord[]; refusal: FileRefusal | null } {
  const records: CsvRecord[] = [];
  try {
    for (const record of csvRecords(text, delimiter)) {
      records.push(record);
      if (records.length === SAMPLE) break;
    }
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    return { records, refusal: error };
  }
  return { records, refusal: null };
}

/** Known names in one row weigh most, then how many records have the same number of cells. */
function scoreOf(records: readonly CsvRecord[]): number {
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
  let broken: FileRefusal | null = null;
  for (const delimiter of FILE_DELIMITERS) {
    const { records, refusal } = sample(text, delimiter);
    broken ??= refusal;
    const score = scoreOf(records);
    if (score > (best?.score ?? 0)) best = { delimiter, score };
  }
  if (best) return { delimiter: best.delimiter, isDeclared: false };
  if (broken) throw broken;
  return { delimiter: ',', isDeclared: false };
}

/** The delimiter that the file changed to, when a row that is too short by this one is whole by another. */
export function otherDelimiter(raw: string, delimiter: FileDelimiter, columns: number): FileDelimiter | null {
  const whole = Math.max(3, columns - 1);
  return (
    FILE_DELIMITERS.find(
      (other) => other !== delimiter && (sample(raw, other).records[0]?.cells.length ?? 0) >= whole,
    ) ?? null
  );
}
