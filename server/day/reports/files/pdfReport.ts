import { cellText, type CellForm } from '../../../../src/domain/reports/cellText';
import { ReportTotals, type ReportColumn, type ReportRow } from '../../../../src/domain/reports/columns';
import { formatMoney } from '../../../../src/domain/money/money';
import { dateText } from '../../../../src/domain/time/dateOrder';
import { toWire } from '../../../../src/domain/time/dates';
import { PdfPages } from '../../../outside/documents/pdfDocument';
import { documentWords, fill } from '../../../outside/documents/words';
import { timeInDocument } from '../localTime';
import type { FileOfReport, FileWriter } from './reportFile';
import { choiceWord, columnWord, reportWords } from './reportWords';

/** Shares of the page. */
const WIDTHS: Readonly<Record<ReportColumn['kind'], number>> = {
  text: 14,
  choice: 10,
  day: 9,
  moment: 13,
  count: 7,
  number: 7,
  money: 9,
  ratio: 7,
};

function documentForm({ language, filter, form }: FileOfReport): CellForm {
  return {
    day: (day) => dateText(day, form.date_order),
    moment: (wire, zone) => timeInDocument(wire, zone ?? filter.time_zone, form),
    number: (value, digits) =>
      value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    money: formatMoney,
    choice: (column, value) => choiceWord(language, column, value),
  };
}

/** To print: a title with the days, the totals, and all rows in one table. */
export const pdfReport: FileWriter = async (file) => {
  const { report, language, form, filter } = file;
  const { columns } = report;
  const names = Object.keys(columns);
  const cellForm = documentForm(file);
  const words = reportWords(language);
  const totals = new ReportTotals(columns);
  const rows: ReportRow[] = [];
  for await (const part of file.parts)
    for (const row of part) {
      totals.add(row);
      rows.push(row);
    }
  const [from, to] = [dateText(filter.from, form.date_order), dateText(filter.to, form.date_order)];
  const title = `${words.reports[file.name].name}, ${from === to ? from : fill(words.span, { from, to })}`;
  const at = timeInDocument(toWire(file.createdAt), filter.time_zone, form);
  const footer = fill(documentWords(language).deliveries.made, { at, name: file.full_name });
  const pages = new PdfPages({
    language,
    title,
    footer,
    isLandscape: true,
    createdAt: file.createdAt,
  });
  const sums = names.map((name): [string, string] => [
    columnWord(language, name),
    cellText(columns, name, totals.row(), cellForm),
  ]);
  pages.facts([[words.history.rows, String(totals.rows)], ...sums]);
  const cells = (row: ReportRow) => names.map((name) => cellText(columns, name, row, cellForm));
  pages.heading(words.reports[file.name].name).table(
    names.map((name) => columnWord(language, name)),
    rows.map(cells),
    names.map((name) => WIDTHS[columns[name]?.kind ?? 'text']),
  );
  return { bytes: await pages.end(), rows: totals.rows };
};
