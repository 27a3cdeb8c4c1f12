import type { ReportFormat } from '../../../../src/domain/reports/formats';
import { sayErased } from '../../../../src/domain/keeping/erased';
import { columnsFor, type ReportRow } from '../../../../src/domain/reports/columns';
import { reportOf, type ReportName } from '../../../../src/domain/reports/registry';
import { dateText } from '../../../../src/domain/time/dateOrder';
import { daysBetween } from '../../../../src/domain/time/dates';
import type { TimeForm } from '../../../../src/domain/time/wireSpan';
import { erasedWord, fill } from '../../../outside/documents/words';
import { sendMessage } from '../../../outside/messages/sendMessage';
import type { Db } from '../../../platform/database/database';
import { CONTENT_TYPES, type AsyncRequest, type AsyncWork } from '../../asyncRequests/asyncRequest';
import { csvFile } from '../files/csvFile';
import { pdfReport } from '../files/pdfReport';
import type { FileWriter } from '../files/reportFile';
import { xlsxReport } from '../files/xlsxReport';
import { reportWords } from '../files/reportWords';
import { readReportRows } from './readReport';
import type { ReportFilter } from './reportSource';
import type { Language } from '../../../../src/domain/wire/languages';

/** What `POST /reports/{report}/files` and a schedule keep for the job. */
export interface ReportParams {
  report: ReportName;
  format: ReportFormat;
  filter: ReportFilter;
  language: Language;
  full_name: string;
  form: TimeForm;
  /** What recipients pay is left out. */
  hides_charges: boolean;
  /** Of a schedule: the address that is told when the file is ready. */
  sendTo?: string;
}

const WRITERS: Readonly<Record<ReportFormat, FileWriter>> = {
  csv: csvFile,
  xlsx: xlsxReport,
  pdf: pdfReport,
};

const paramsOf = (request: AsyncRequest) => request.params as unknown as ReportParams;

/** Values of erased people in the reader's word. */
const saidRow = (row: ReportRow, word: string): ReportRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' ? sayErased(value, word) : value,
    ]),
  );

/** Rows part by part, with the progress said after each. */
async function* partsOf(
  db: Db,
  { report, filter, language }: ReportParams,
  reportProgress: (percent: number) => Promise<void>,
) {
  const word = erasedWord(language);
  const days = Math.max(1, daysBetween(filter.from, filter.to) + 1);
  for await (const { rows, until } of readReportRows(db, report, filter)) {
    yield rows.map((row) => saidRow(row, word));
    await reportProgress(90 * ((daysBetween(filter.from, until) + 1) / days));
  }
}

/** A report of the catalogue as a file. */
export const reportWork: AsyncWork = {
  kind: 'report',
  access: ['POST', '/reports/:report/files'],
  accessOf(request) {
    const { http_method, path_route } = reportOf(paramsOf(request).report).right;
    return [http_method, path_route];
  },
  async make({ db, clock }, request, reportProgress) {
    const params = paramsOf(request);
    const { report: name, format, filter, language, full_name, form } = params;
    const report = reportOf(name);
    const { bytes, rows } = await WRITERS[format]({
      name,
      report: { ...report, columns: columnsFor(report.columns, params) },
      filter,
      language,
      form,
      full_name,
      createdAt: clock(),
      parts: partsOf(db, params, reportProgress),
    });
    const days = filter.from === filter.to ? filter.from : `${filter.from}-${filter.to}`;
    return {
      name: `${name.replaceAll('_', '-')}-${days}.${format}`,
      contentType: CONTENT_TYPES[format],
      bytes,
      rows,
    };
  },
  async finish(trx, request, { rows = 0 }, { config }) {
    const { report, filter, language, full_name, form, sendTo } = paramsOf(request);
    await trx.updateTable('report_files').set({ row_count: rows }).where('uuid', '=', request.uuid).execute();
    if (sendTo === undefined) return;
    const [from, to] = [dateText(filter.from, form.date_order), dateText(filter.to, form.date_order)];
    const args = {
      name: full_name,
      report: reportWords(language).reports[report].name,
      days: from === to ? from : fill(reportWords(language).span, { from, to }),
    };
    // A link into the app and no file: what it names of patients needs the sign-in.
    const link = `${config.publicUrl}/#/reports/history`;
    const words =
      rows === 0
        ? ({ template: 'scheduledReportEmpty', args } as const)
        : ({ template: 'scheduledReport', args: { ...args, rows: String(rows), link } } as const);
    await sendMessage(trx, { channel: 'email', to: sendTo, language, ...words, user_id: request.user_id });
  },
};
