import {
  IMPORT_MAX_CELL,
  IMPORT_MAX_CHARACTERS,
  IMPORT_MAX_COLUMNS,
  type RowNotice,
} from '../../../../../src/domain/imports/fileReading';
import type { RawRow } from '../fileReading';
import { FileRefusal } from '../fileRefusal';
import { lostDigits, numberText, plainNumber } from './numberFormat';
import { sheetText, type Workbook } from './workbook';
import { attribute, xmlEvents, type Attributes, type XmlEvent } from './xml';

/** Index of the column of "AB12"; -1 when the cell does not say where it is. */
function columnOf(reference: string | undefined): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0] ?? '';
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Of one row; each column has two at most. */
const MOST_NOTICES = 2 * IMPORT_MAX_COLUMNS;

class SheetReader {
  private line = 0;
  private cells: string[] = [];
  private notices: RowNotice[] = [];
  private column = -1;
  private type = '';
  private style = 0;
  private text = '';
  private hasFormula = false;
  private inside: 'value' | 'other' = 'other';
  private characters = 0;
  /** The end of the rows has come; a sheet without it was cut off. */
  isWhole = false;

  constructor(private readonly workbook: Workbook) {}

  /** The row that an event completes. */
  take(event: XmlEvent): RawRow | null {
    if (event.kind === 'text') {
      if (this.inside === 'value') this.text += event.text;
      return null;
    }
    return event.kind === 'open' ? this.open(event.name, event.attributes) : this.close(event.name);
  }

  private open(name: string, attributes: Attributes): null {
    if (name === 'row') {
      const given = Number(attribute(attributes, 'r'));
      this.line = Number.isSafeInteger(given) && given > this.line ? given : this.line + 1;
      this.cells = [];
      this.notices = [];
      this.column = -1;
    } else if (name === 'c') {
      const given = columnOf(attribute(attributes, 'r'));
      this.column = given >= 0 ? given : this.column + 1;
      this.type = attribute(attributes, 't') ?? 'n';
      this.style = Number(attribute(attributes, 's') ?? 0);
      this.text = '';
      this.hasFormula = false;
    } else if (name === 'f') this.hasFormula = true;
    else if (name === 'v' || name === 't') this.inside = 'value';
    // Readings beside an inline text.
    else if (name === 'rPh') this.inside = 'other';
    return null;
  }

  private close(name: string): RawRow | null {
    if (name === 'v' || name === 't') this.inside = 'other';
    else if (name === 'c') this.finishCell();
    else if (name === 'sheetData') this.isWhole = true;
    else if (name === 'row') {
      const { line, cells, notices } = this;
      return {
        line,
        cells: Array.from(cells, (cell) => cell ?? ''),
        isSheet: true,
        ...(notices.length > 0 && { notices }),
      };
    }
    return null;
  }

  private finishCell(): void {
    const { column } = this;
    if (this.hasFormula) {
      const isMissing = this.text === '' && this.type !== 'str';
      this.notice({ code: isMissing ? 'formulaWithoutValue' : 'formula', column });
    }
    if (this.text === '') return;
    const text = this.cellText();
    if (text.length > IMPORT_MAX_CELL)
      this.notice({ code: 'hugeCell', column, args: { max: IMPORT_MAX_CELL } });
    if (text === '') return;
    if (column >= IMPORT_MAX_COLUMNS)
      throw new FileRefusal('tooManyColumns', { line: this.line, max: IMPORT_MAX_COLUMNS });
    this.cells[column] = text.slice(0, IMPORT_MAX_CELL);
    this.characters += Math.min(text.length, IMPORT_MAX_CELL);
    if (this.characters > IMPORT_MAX_CHARACTERS)
      throw new FileRefusal('bomb', { megabytes: IMPORT_MAX_CHARACTERS / 1024 / 1024 });
  }

  /** A sheet may have the same cell a million times. */
  private notice(notice: RowNotice): void {
    if (this.notices.length < MOST_NOTICES) this.notices.push(notice);
  }

  private cellText(): string {
    const { text, column, workbook } = this;
    switch (this.type) {
      case 's':
        return workbook.strings[Number(text)] ?? '';
      case 'str':
      case 'inlineStr':
        return sheetText(text);
      case 'b':
        return text === '1' ? 'TRUE' : 'FALSE';
      case 'e':
        this.notice({ code: 'cellError', column, args: { text: text.slice(0, 20) } });
        return text;
      case 'd':
        return text.replace('T', ' ').replace(/\.\d+$|Z$/, '');
      default: {
        const value = Number(text);
        if (!Number.isFinite(value)) return text;
        if (lostDigits(value))
          this.notice({ code: 'digitsLost', column, args: { text: plainNumber(value) } });
        return numberText(value, workbook.kinds[this.style] ?? { kind: 'plain' }, workbook.is1904);
      }
    }
  }
}

/** The rows of a sheet, as a person sees them: numbers, dates and times in words, formulas by their last value. */
export async function* sheetRows(
  pieces: AsyncIterable<string>,
  workbook: Workbook,
): AsyncGenerator<RawRow, void> {
  const reader = new SheetReader(workbook);
  for await (const events of xmlEvents(pieces)) {
    for (const event of events) {
      const row = reader.take(event);
      if (row) yield row;
    }
  }
  if (!reader.isWhole) throw new FileRefusal('damaged');
}
