import { cellText, type CellForm } from '../../../../src/domain/reports/cellText';
import { ReportTotals } from '../../../../src/domain/reports/columns';
import { csvLine } from '../../../records/resources/csvCells';
import { localTime } from '../localTime';
import type { FileOfReport, FileWriter } from './reportFile';
import { choiceWord, columnWord, reportWords } from './reportWords';

// Marks the text as UTF-8 for spreadsheets.
const BYTE_ORDER_MARK = '\uFEFF';

/** For programs: days and times as on the wire, numbers without separators. */
function plainForm({ language, filter }: FileOfReport): CellForm {
  return {
    day: (day) => day,
    moment: (wire, zone) => localTime(wire, zone ?? filter.time_zone),
    number: (value, digits) => value.toFixed(digits),
    money: (amount) => amount,
    choice: (column, value) => choiceWord(language, column, value),
  };
}

export const csvFile: FileWriter = async (file) => {
  const { columns } = file.report;
  const names = Object.keys(columns);
  const form = plainForm(file);
  const totals = new ReportTotals(columns);
  const parts = [BYTE_ORDER_MARK + csvLine(names.map((name) => columnWord(file.language, name)))];
  for await (const rows of file.parts) {
    for (const row of rows) totals.add(row);
    parts.push(...rows.map((row) => csvLine(names.map((name) => cellText(columns, name, row, form)))));
  }
  const foot = names.map((name) => cellText(columns, name, totals.row(), form));
  if (foot.some((cell) => cell !== '')) {
    if (foot[0] === '') foot[0] = reportWords(file.language).total;
    parts.push(csvLine(foot));
  }
  return { bytes: Buffer.from(parts.join('')), rows: totals.rows };
};
