import { fromCents, toCents } from '../money/money';

/** What a column of a report holds; `ratio` alone is computed from other columns. */
interface ColumnValues {
  text: string | null;
  /** YYYY-MM-DD */
  day: string | null;
  /** UTC on the wire; written in the row's `time_zone`, else in the reader's. */
  moment: string | null;
  count: number | null;
  /** With a fraction: miles, hours, gallons. */
  number: number | null;
  /** Decimal string, US dollars. */
  money: string | null;
  /** A value of a closed list; its word stands under `reportCatalogue.choices`. */
  choice: string | null;
}
type StoredKind = keyof ColumnValues;

interface ColumnOptions {
  /** The foot of the table has the sum of all rows. */
  total?: true;
  /** Digits after the point of a `number`. */
  digits?: number;
  /** What a recipient pays: not for a person whose employee has the option that hides it. */
  charge?: true;
}

export interface StoredColumn<Kind extends StoredKind = StoredKind> extends ColumnOptions {
  readonly kind: Kind;
}
/** One column divided by another, per row and for all rows: 90 of 120 on time. */
export interface RatioColumn {
  readonly kind: 'ratio';
  readonly of: string;
  readonly per: string;
  /** Of the quotient: 100 makes per cent. */
  readonly times: number;
  readonly unit: 'percent' | 'number';
  readonly digits: number;
}
export type ReportColumn = StoredColumn | RatioColumn;
export type ReportColumns = Readonly<Record<string, ReportColumn>>;

const stored =
  <Kind extends StoredKind>(kind: Kind) =>
  (options: ColumnOptions = {}): StoredColumn<Kind> => ({ kind, ...options });

export const text = stored('text');
export const day = stored('day');
export const moment = stored('moment');
export const count = stored('count');
export const number = stored('number');
export const money = stored('money');
export const choice = stored('choice');

/** The share of `of` in `per`. Both are columns with a total. */
export function percent(of: string, per: string): RatioColumn {
  return { kind: 'ratio', of, per, times: 100, unit: 'percent', digits: 1 };
}

/** `of` for each `per`: minutes per stop with `times` 1/60 of seconds. */
export function perEach(of: string, per: string, { times = 1, digits = 1 } = {}): RatioColumn {
  return { kind: 'ratio', of, per, times, unit: 'number', digits };
}

/** The columns but some: what the server has left out for this person. */
export function columnsWithout(columns: ReportColumns, hidden: readonly string[]): ReportColumns {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !hidden.includes(name)));
}

/** The columns that a person sees. */
export function columnsFor(
  columns: ReportColumns,
  reader: { readonly hides_charges: boolean },
): ReportColumns {
  if (!reader.hides_charges) return columns;
  return Object.fromEntries(
    Object.entries(columns).filter(([, column]) => !('charge' in column && column.charge)),
  );
}

/** The values of a row that its query selects. */
export type RowOf<Columns extends ReportColumns> = {
  [
    Name in keyof Columns as Columns[Name] extends StoredColumn ? Name : never
  ]: Columns[Name] extends StoredColumn<infer Kind> ? ColumnValues[Kind] : never;
};

/** A row as it travels: the columns, whom it is about, and the zone of its times. */
export type ReportRow = Readonly<Record<string, string | number | null>>;

function numberOf(column: StoredColumn, value: string | number | null | undefined): number {
  if (value === null || value === undefined) return 0;
  // Money in whole cents, so that no sum drifts.
  return column.kind === 'money' ? (toCents(value) ?? 0) : Number(value);
}

export function isSummed(column: ReportColumn): column is StoredColumn {
  return column.kind !== 'ratio' && column.total === true;
}

/** A quotient; null without a divisor. */
export function ratioOf({ of, per, times }: RatioColumn, row: ReportRow): number | null {
  const divisor = Number(row[per] ?? 0);
  return divisor === 0 ? null : (Number(row[of] ?? 0) / divisor) * times;
}

/** Adds rows up one by one, so that a file of any length needs no list of them. */
export class ReportTotals {
  readonly #sums: Record<string, number> = {};
  rows = 0;

  constructor(private readonly columns: ReportColumns) {
    for (const [name, column] of Object.entries(columns)) if (isSummed(column)) this.#sums[name] = 0;
  }

  add(row: ReportRow): void {
    this.rows += 1;
    for (const [name, sum] of Object.entries(this.#sums)) {
      const column = this.columns[name];
      if (column && isSummed(column)) this.#sums[name] = sum + numberOf(column, row[name]);
    }
  }

  /** The sums as a row of the same columns. */
  row(): ReportRow {
    return Object.fromEntries(
      Object.entries(this.#sums).map(([name, sum]) => [
        name,
        this.columns[name]?.kind === 'money' ? fromCents(sum) : sum,
      ]),
    );
  }
}
