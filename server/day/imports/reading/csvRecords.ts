import {
  IMPORT_MAX_CELL,
  IMPORT_MAX_COLUMNS,
  type FileDelimiter,
  type RowNotice,
} from '../../../../src/domain/imports/fileReading';
import { FileRefusal } from './fileRefusal';

/** One record of a CSV text. */
export interface CsvRecord {
  /** Line on which it begins, from 1; line breaks inside quotes count. */
  line: number;
  cells: string[];
  notices?: RowNotice[];
  /** Where the next record begins. */
  end: number;
}

/** More cells than a sheet has columns: the text is no table. */
const MOST_CELLS = 16_384;

/** A cell beyond this is the rest of the file behind a quote without its pair. Characters. */
const LOST_QUOTE = 1_000_000;

const NEW_LINE = /\r\n|\r|\n/g;

class CsvText {
  private at = 0;
  private line = 1;
  private readonly plainEnd: RegExp;
  private readonly closing: RegExp;

  constructor(
    private readonly text: string,
    private readonly delimiter: string,
  ) {
    this.plainEnd = new RegExp(`[${delimiter}\\r\\n]`, 'g');
    // Blanks may stand between the quote and what ends the cell.
    this.closing = new RegExp(`" *(?=[${delimiter}\\r\\n]|$)`, 'y');
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  record(): CsvRecord {
    const line = this.line;
    const cells: string[] = [];
    const notices: RowNotice[] = [];
    do {
      const cell = this.cell(line);
      if (cell.length > IMPORT_MAX_CELL)
        notices.push({ code: 'hugeCell', column: cells.length, args: { max: IMPORT_MAX_CELL } });
      cells.push(cell.slice(0, IMPORT_MAX_CELL));
      if (cells.length > MOST_CELLS)
        throw new FileRefusal('tooManyColumns', { line, max: IMPORT_MAX_COLUMNS });
    } while (this.passDelimiter());
    this.passLineEnd();
    return { line, cells, ...(notices.length > 0 && { notices }), end: this.at };
  }

  private cell(line: number): string {
    const cell = this.text[this.at] === '"' ? this.quoted() : this.plain();
    if (cell.length > LOST_QUOTE) throw new FileRefusal('hugeCell', { line, max: IMPORT_MAX_CELL });
    return cell;
  }

  private plain(): string {
    this.plainEnd.lastIndex = this.at;
    const end = this.plainEnd.exec(this.text)?.index ?? this.text.length;
    const cell = this.text.slice(this.at, end);
    this.at = end;
    return cell;
  }

  private quoted(): string {
    const begun = this.line;
    const start = this.at + 1;
    let from = start;
    for (;;) {
      const quote = this.text.indexOf('"', from);
      if (quote < 0) throw new FileRefusal('unclosedQuote', { line: begun });
      if (this.text[quote + 1] === '"') {
        from = quote + 2;
        continue;
      }
      this.closing.lastIndex = quote;
      const closing = this.closing.exec(this.text);
      if (!closing) {
        // A quote that nobody doubled: 5" pipe.
        from = quote + 1;
        continue;
      }
      const raw = this.text.slice(start, quote);
      this.at = quote + closing[0].length;
      this.line += raw.match(NEW_LINE)?.length ?? 0;
      return raw.replaceAll('""', '"');
    }
  }

  private passDelimiter(): boolean {
    if (this.text[this.at] !== this.delimiter) return false;
    this.at += 1;
    return true;
  }

  private passLineEnd(): void {
    if (this.isAtEnd) return;
    this.at += this.text.startsWith('\r\n', this.at) ? 2 : 1;
    this.line += 1;
  }
}

/**
 * The records of a CSV text, one by one, so that a limit stops a bad file before it is in memory twice. Quotes may hold
 * delimiters, line breaks and doubled quotes; lines end in LF, CRLF or CR. Throws `FileRefusal` for a quote that nothing
 * closes, a cell longer than Excel allows and a line of more cells than a sheet has.
 */
export function* csvRecords(text: string, delimiter: FileDelimiter): Generator<CsvRecord, void> {
  const csv = new CsvText(text, delimiter);
  while (!csv.isAtEnd) yield csv.record();
}
