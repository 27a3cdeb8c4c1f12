import { cellText, cellValue, type CellForm } from '../../../../src/domain/reports/cellText';
import { ReportTotals, type ReportColumn, type ReportRow } from '../../../../src/domain/reports/columns';
import { localTime } from '../localTime';
import type { FileOfReport, FileWriter } from './reportFile';
import { choiceWord, columnWord, reportWords } from './reportWords';
import { xlsxFile, type XlsxValue } from './xlsxFile';
import type { CellLook } from './xlsxStyles';

/** Rows written in one piece: between two pieces others have their turn. */
const ROWS_AT_ONCE = 500;

function lookOf(column: ReportColumn): CellLook {
  if (column.kind === 'ratio') return column.unit === 'percent' ? 'percent' : 'number';
  return column.kind === 'choice' ? 'text' : column.kind;
}

/** Numbers and days are values of the sheet, so that it can add and sort them; the rest is text. */
function valueOf(
  columns: Record<string, ReportColumn>,
  name: string,
  row: ReportRow,
  form: CellForm,
): XlsxValue {
  const column = columns[name];
  const value = cellValue(columns, name, row);
  if (!column || value === null) return null;
  if (column.kind === 'ratio') return column.unit === 'percent' ? Number(value) / 100 : Number(value);
  if (column.kind === 'count' || column.kind === 'number' || column.kind === 'money') return Number(value);
  return column.kind === 'day' ? { day: String(value) } : cellText(columns, name, row, form) || null;
}

function textForm({ language, filter }: FileOfReport): CellForm {
  return {
    day: (day) => day,
    moment: (wire, zone) => localTime(wire, zone ?? filter.time_zone),
    number: String,
    money: String,
    choice: (column, value) => choiceWord(language, column, value),
  };
}

export const xlsxReport: FileWriter = async (file) => {
  const { columns } = file.report;
  const names = Object.keys(columns);
  const form = textForm(file);
  const totals = new ReportTotals(columns);
  const words = reportWords(file.language);
  async function* rows() {
    for await (const part of file.parts)
      for (let start = 0; start < part.length; start += ROWS_AT_ONCE) {
        const slice = part.slice(start, start + ROWS_AT_ONCE);
        for (const row of slice) totals.add(row);
        yield slice.map((row) => names.map((name) => valueOf(columns, name, row, form)));
        await new Promise(setImmediate);
      }
  }
  const bytes = await xlsxFile({
    name: words.reports[file.name].name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    columns: names.map((name) => ({
      title: columnWord(file.language, name),
      look: lookOf(columns[name] ?? { kind: 'text' }),
    })),
    rows: rows(),
    totals: () => {
      const sums = names.map((name) => valueOf(columns, name, totals.row(), form));
      if (sums.some((sum) => sum !== null)) sums[0] ??= words.total;
      return sums;
    },
    createdAt: file.createdAt,
  });
  return { bytes, rows: totals.rows };
};
