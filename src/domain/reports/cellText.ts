import type { ReportColumn, ReportColumns, ReportRow } from './columns';
import { ratioOf } from './columns';

/** How a reader has the values of a report: on screen, in a document, in a file for programs. */
export interface CellForm {
  day: (day: string) => string;
  /** @param zone of the row; null: the reader's */
  moment: (wire: string, zone: string | null) => string;
  number: (value: number, digits: number) => string;
  money: (amount: string) => string;
  choice: (column: string, value: string) => string;
}

/** The value of a cell: of a row, or of the totals; ratios are computed from the row itself. */
export function cellValue(columns: ReportColumns, name: string, row: ReportRow): string | number | null {
  const column = columns[name];
  if (!column) return null;
  return column.kind === 'ratio' ? ratioOf(column, row) : (row[name] ?? null);
}

/** Digits after the point. */
export function digitsOf(column: ReportColumn): number {
  return column.kind === 'ratio' || column.kind === 'number' ? (column.digits ?? 1) : 0;
}

/** A cell in words; empty for nothing. */
export function cellText(columns: ReportColumns, name: string, row: ReportRow, form: CellForm): string {
  const value = cellValue(columns, name, row);
  const column = columns[name];
  if (value === null || value === '' || !column) return '';
  const zone = row.time_zone;
  switch (column.kind) {
    case 'day':
      return form.day(String(value));
    case 'moment':
      return form.moment(String(value), typeof zone === 'string' ? zone : null);
    case 'count':
    case 'number':
      return form.number(Number(value), digitsOf(column));
    case 'ratio':
      return form.number(Number(value), digitsOf(column)) + (column.unit === 'percent' ? '%' : '');
    case 'money':
      return form.money(String(value));
    case 'choice':
      return form.choice(name, String(value));
    case 'text':
      return String(value);
  }
}

/** Numbers stand at the right. */
export function isNumeric({ kind }: ReportColumn): boolean {
  return kind === 'count' || kind === 'number' || kind === 'money' || kind === 'ratio';
}
