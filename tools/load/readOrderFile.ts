import Papa from 'papaparse';
import { ORDER_COLUMNS, type OrderColumn, type OrderRow } from '../../src/domain/imports/orderRow';

export interface FileRow {
  /** Line of the file on which the row begins, from 1. */
  line: number;
  row: OrderRow;
}

/** The file is no order file; the sentence is for the person who chose it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** UTF-8 with or without its mark, else what Excel on Windows writes. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Every sequence of bytes is Windows-1252 text.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');
const lineBreaks = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** Comment and empty lines before a row belong to nobody. */
function linesBeforeRow(text: string): number {
  return lineBreaks(/^(?:[^\S\r\n]*(?:#[^\r\n]*)?(?:\r\n|\r|\n))*/.exec(text)?.[0] ?? '');
}

function* rowsOf(text: string): Generator<{ line: number; cells: string[] }> {
  const steps: { cells: string[]; end: number }[] = [];
  Papa.parse<string[]>(text, {
    comments: '#',
    skipEmptyLines: false,
    step: ({ data, meta }) => steps.push({ cells: data, end: meta.cursor }),
  });
  let start = 0;
  let line = 1;
  for (const { cells, end } of steps) {
    const raw = text.slice(start, end);
    if (isFilled(cells)) yield { line: line + linesBeforeRow(raw), cells };
    line += lineBreaks(raw);
    start = end;
  }
}

/**
 * Rows of an order file with the lines on which they stand. Comma, semicolon or tab between the cells; lines that
 * begin with # are notes. Throws `UnreadableFile` when a column is missing.
 */
export function readOrderFile(bytes: Uint8Array): FileRow[] {
  const [header, ...rows] = rowsOf(decode(bytes));
  if (!header) throw new UnreadableFile('The file has no rows.');
  const names = header.cells.map((cell) => cell.trim().toLowerCase());
  const missing = ORDER_COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    throw new UnreadableFile(`Line ${header.line} must name the columns. Missing: ${missing.join(', ')}.`);
  }
  const columns = ORDER_COLUMNS.map((column): [OrderColumn, number] => [column, names.indexOf(column)]);
  return rows.map(({ line, cells }) => ({
    line,
    row: Object.fromEntries(columns.map(([column, index]) => [column, cells[index]?.trim() || null])),
  }));
}
