import { headerWords, targetsNamed } from '../../../../src/domain/imports/importHeaderWords';
import { contentFit } from '../../../../src/domain/imports/importContent';
import {
  HEADER_LAST_LINE,
  IMPORT_MAX_COLUMNS,
  type FileNotice,
} from '../../../../src/domain/imports/fileReading';
import { FileRefusal } from './fileRefusal';
import type { RawRow } from './fileReading';

const isFilled = (cell: string) => cell.trim() !== '';
export const filledCount = (cells: readonly string[]) => cells.filter(isFilled).length;

/** Cells up to the last one that has something in it. */
export function trimmedWidth(cells: readonly string[]): number {
  return cells.findLastIndex(isFilled) + 1;
}

const knownNames = (cells: readonly string[]) =>
  new Set(cells.filter((cell) => cell.length < 60 && targetsNamed(cell).length > 0).map(headerWords)).size;

/** How much like the header of orders a row looks: how many of its cells are names that we know. */
export function headerScore(rows: readonly RawRow[]): number {
  return Math.max(
    0,
    ...rows.filter(({ line }) => line <= HEADER_LAST_LINE).map(({ cells }) => knownNames(cells)),
  );
}

const isData = (cell: string) =>
  contentFit('client_code', [cell.trim()]) === 1 ||
  contentFit('phone_number', [cell.trim()]) === 1 ||
  contentFit('address', [cell.trim()]) === 1;

/** Of names that we do not know: the first row as wide as those below it, if it reads like names and not like data. */
function widestHeader(rows: readonly RawRow[]): RawRow | undefined {
  const width = Math.max(...rows.map(({ cells }) => filledCount(cells)));
  return rows.find(({ cells }) => {
    const filled = cells.filter(isFilled);
    const names = filled.filter((cell) => /\p{L}/u.test(cell) && !isData(cell));
    return filled.length >= 2 && filled.length >= width * 0.6 && names.length === filled.length;
  });
}

function findHeader(rows: readonly RawRow[]): RawRow {
  const first = rows.filter(({ line }) => line <= HEADER_LAST_LINE);
  const best = headerScore(rows);
  const header = best >= 2 ? first.find(({ cells }) => knownNames(cells) === best) : widestHeader(first);
  if (header) return header;
  // One column with a name that we know is a table too, of the shortest kind.
  const single = first.find(({ cells }) => filledCount(cells) === 1 && knownNames(cells) === 1);
  if (single) return single;
  throw new FileRefusal('noHeader', { lines: HEADER_LAST_LINE });
}

/** "B", "AA": how spreadsheets call the column of this index. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

/** Columns of one name: each can be given to something else, or to nothing. */
function sameNames(columns: readonly string[]): FileNotice[] {
  const notices: FileNotice[] = [];
  const seen = new Map<string, number>();
  columns.forEach((name, index) => {
    const key = name.toLowerCase();
    const before = seen.get(key);
    if (key !== '' && before !== undefined) {
      const letters = `${columnLetters(before)}, ${columnLetters(index)}`;
      notices.push({ code: 'sameNames', args: { name: name.slice(0, 60), columns: letters } });
    } else seen.set(key, index);
  });
  return notices;
}

export interface FoundHeader {
  row: RawRow;
  columns: string[];
  notices: FileNotice[];
}

/** Of so many rows that go on behind the last name, the column has only lost its name. */
const UNNAMED_SHARE = 0.2;

function widthOf(header: RawRow, below: readonly RawRow[]): number {
  if (header.line === 0) return Math.max(0, ...below.map(({ cells }) => trimmedWidth(cells)));
  const named = trimmedWidth(header.cells);
  const beyond = below.map(({ cells }) => trimmedWidth(cells)).filter((width) => width > named);
  return beyond.length > below.length * UNNAMED_SHARE ? Math.max(...beyond) : named;
}

/** The row that names the columns; an empty one above all others where a person says that none does. */
function headerRow(rows: readonly RawRow[], given: number | null | undefined): RawRow | undefined {
  if (given === 0) return { line: 0, cells: [] };
  return given ? rows.find(({ line }) => line === given) : findHeader(rows);
}

/** Finds the row that names the columns among the first rows of a file, or takes the one that a person named. */
export function readHeader(rows: readonly RawRow[], given?: number | null): FoundHeader {
  const row = headerRow(rows, given);
  if (!row || (given !== 0 && filledCount(row.cells) === 0))
    throw new FileRefusal('noHeader', { lines: HEADER_LAST_LINE });
  const below = rows.filter(({ line, cells }) => line > row.line && filledCount(cells) > 0);
  const width = widthOf(row, below);
  if (width > IMPORT_MAX_COLUMNS)
    throw new FileRefusal('tooManyColumns', { line: row.line, max: IMPORT_MAX_COLUMNS });
  const columns = Array.from({ length: width }, (_, index) =>
    (row.cells[index] ?? '').trim().replace(/\s+/g, ' '),
  );
  const above = rows.filter(({ line, cells }) => line < row.line && filledCount(cells) > 0).length;
  const unnamed = columns.flatMap((name, index) => (name === '' ? [columnLetters(index)] : []));
  const empty = Math.max(0, row.cells.length - width);
  return {
    row,
    columns,
    notices: [
      ...sameNames(columns),
      ...(above > 0 ? [{ code: 'linesAbove' as const, args: { smart_count: above } }] : []),
      ...(unnamed.length > 0
        ? [{ code: 'unnamedColumns' as const, args: { columns: unnamed.join(', ') } }]
        : []),
      ...(empty > 0 ? [{ code: 'emptyColumns' as const, args: { smart_count: empty } }] : []),
    ],
  };
}
