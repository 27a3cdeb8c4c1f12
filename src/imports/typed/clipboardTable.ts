import Papa from 'papaparse';
import { FORMULA_START } from '../../domain/wire/formulas';
import { ORDER_COLUMNS } from '../../domain/imports/orderRow';
import { isBlankRow, type TypedRow } from './typedRows';

/** Cells as spreadsheets copy them: tabs between, quotes around texts with line breaks. */
export function readTable(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' });
  // A cell of an order is one line.
  return data.map((line) => line.map((cell) => cell.replace(/\s*\r?\n\s*/g, ' ')));
}

export function writeTable(texts: readonly (readonly string[])[]): string {
  return Papa.unparse(
    texts.map((line) => [...line]),
    { delimiter: '\t', newline: '\n' },
  );
}

/** The rows as an uploadable order file. Texts that a spreadsheet would execute as formulas are escaped. */
export function csvOf(rows: readonly TypedRow[]): string {
  const filled = rows.filter((row) => !isBlankRow(row));
  const data = filled.map(({ values }) => ORDER_COLUMNS.map((column) => values[column] ?? ''));
  return `\ufeff${Papa.unparse({ fields: [...ORDER_COLUMNS], data }, { newline: '\r\n', escapeFormulae: FORMULA_START })}`;
}
