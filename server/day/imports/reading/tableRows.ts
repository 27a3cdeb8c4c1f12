import { IMPORT_MAX_ROWS, type FileRow, type RowNotice } from '../../../../src/domain/imports/fileReading';
import { plainCell } from '../../../../src/domain/imports/importCells';
import type { RawRow } from './fileReading';
import { FileRefusal } from './fileRefusal';
import { filledCount, trimmedWidth } from './header';

const TOTAL = /^(?:grand\s+|sub\s*)?total(?:es|s)?\b|^suma\b/i;
/** A text that a spreadsheet would run; a number with its sign is none. */
const FORMULA_TEXT = /^(?:[=@]|[+-](?![\d\s().,-]*$))/;
const TEXT_OF_DIGITS = /^="[^"]*"$/;

function noticesOf({ cells, isSheet }: RawRow, width: number, isTotal: boolean): RowNotice[] {
  const notices: RowNotice[] = [];
  const filled = trimmedWidth(cells);
  if (filled > width) notices.push({ code: 'longRow', args: { cells: filled, columns: width } });
  // A sheet has no cells behind the last one that is filled.
  if (cells.length < width && !isTotal && !isSheet)
    notices.push({ code: 'shortRow', args: { cells: cells.length, columns: width } });
  if (isTotal) notices.push({ code: 'totalLine' });
  cells.forEach((cell, column) => {
    if (cell.includes('\0')) notices.push({ code: 'zeroCharacter', column });
    const text = cell.trim();
    if (FORMULA_TEXT.test(text) && !TEXT_OF_DIGITS.test(text)) notices.push({ code: 'formulaText', column });
  });
  return notices;
}

function isTotalLine(cells: readonly string[], width: number): boolean {
  const first = cells.find((cell) => cell.trim() !== '');
  return first !== undefined && TOTAL.test(plainCell(first)) && filledCount(cells) <= width / 2;
}

/** Lines of a text that nobody wrote: an empty row stands between two that are filled. */
const EMPTY: readonly RowNotice[] = [{ code: 'emptyRow' }];

/**
 * The rows under the header, each with what is to be said of it. Empty rows are named by their line when something comes
 * after them; those at the end are nobody's. Throws `FileRefusal` beyond the most rows.
 */
export async function* tableRows(
  rows: AsyncIterable<RawRow> | Iterable<RawRow>,
  headerLine: number,
  width: number,
): AsyncGenerator<FileRow, void> {
  let count = 0;
  let nextLine = headerLine + 1;
  let waiting: number[] = [];
  const take = (row: FileRow): FileRow => {
    count += 1;
    if (count > IMPORT_MAX_ROWS) throw new FileRefusal('tooManyRows', { max: IMPORT_MAX_ROWS });
    return row;
  };
  for await (const row of rows) {
    if (row.line <= headerLine) continue;
    // A sheet leaves out rows that were never touched.
    if (row.isSheet)
      for (let line = nextLine; line < row.line && waiting.length <= IMPORT_MAX_ROWS; line += 1)
        waiting.push(line);
    nextLine = row.line + 1;
    if (filledCount(row.cells) === 0) {
      if (waiting.length <= IMPORT_MAX_ROWS) waiting.push(row.line);
      continue;
    }
    for (const line of waiting) yield take({ line, cells: [], notices: [...EMPTY] });
    waiting = [];
    const notices = [...(row.notices ?? []), ...noticesOf(row, width, isTotalLine(row.cells, width))];
    yield take({ line: row.line, cells: row.cells, ...(notices.length > 0 && { notices }) });
  }
  if (count === 0) throw new FileRefusal('onlyHeader', { line: headerLine });
}
