import { ORDER_COLUMNS, type OrderColumn, type OrderRow } from '../../domain/imports/orderRow';
import { isBlank } from '../../domain/wire/problem';

/** One row of the grid; `key` names it as long as the page is open. */
export interface TypedRow {
  key: number;
  values: OrderRow;
}

export interface Cell {
  row: number;
  /** Place in `ORDER_COLUMNS`. */
  column: number;
}

export interface CellRange {
  from: Cell;
  to: Cell;
}

export function columnAt(place: number): OrderColumn {
  return ORDER_COLUMNS[Math.min(Math.max(place, 0), ORDER_COLUMNS.length - 1)] ?? 'order_number';
}

export function isBlankRow({ values }: Pick<TypedRow, 'values'>): boolean {
  return ORDER_COLUMNS.every((column) => isBlank(values[column]));
}

/** The rectangle between two cells, whichever way it was drawn. */
export function rangeOf(one: Cell, other: Cell): CellRange {
  return {
    from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
    to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
  };
}

let nextKey = 1;

export function newRow(values: OrderRow = {}): TypedRow {
  nextKey += 1;
  return { key: nextKey, values };
}

/** Adds an empty last row, in which the next order is typed. */
export function withOpenEnd(rows: readonly TypedRow[]): readonly TypedRow[] {
  const last = rows.at(-1);
  return last && isBlankRow(last) ? rows : [...rows, newRow()];
}

export function withCell(
  rows: readonly TypedRow[],
  place: number,
  column: OrderColumn,
  text: string,
): readonly TypedRow[] {
  return rows.map((row, index) =>
    index === place ? { ...row, values: { ...row.values, [column]: text === '' ? null : text } } : row,
  );
}

/** Inserts texts from a cell on, to the right and down; missing rows are added. */
export function withPasted(
  rows: readonly TypedRow[],
  at: Cell,
  texts: readonly (readonly string[])[],
): readonly TypedRow[] {
  const missing = Math.max(0, at.row + texts.length - rows.length);
  const padded = [...rows, ...Array.from({ length: missing }, () => newRow())];
  return padded.map((row, index) => {
    const line = texts[index - at.row];
    if (!line) return row;
    const written = line
      .slice(0, ORDER_COLUMNS.length - at.column)
      .map(
        (text, offset) => [columnAt(at.column + offset), text.trim() === '' ? null : text.trim()] as const,
      );
    return { ...row, values: { ...row.values, ...Object.fromEntries(written) } };
  });
}

export function withCleared(rows: readonly TypedRow[], { from, to }: CellRange): readonly TypedRow[] {
  const columns = ORDER_COLUMNS.slice(from.column, to.column + 1);
  return rows.map((row, index) =>
    index < from.row || index > to.row
      ? row
      : { ...row, values: { ...row.values, ...Object.fromEntries(columns.map((column) => [column, null])) } },
  );
}

export function textsIn(rows: readonly TypedRow[], { from, to }: CellRange): string[][] {
  const columns = ORDER_COLUMNS.slice(from.column, to.column + 1);
  return rows.slice(from.row, to.row + 1).map(({ values }) => columns.map((column) => values[column] ?? ''));
}
