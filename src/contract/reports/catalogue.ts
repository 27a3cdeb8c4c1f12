import { number, object, string } from 'yup';
import type { ReportRow } from '../../domain/reports/columns';
import { REPORT_FORMATS, type ReportFormat } from '../../domain/reports/formats';
import { REPORT_NAMES, type ReportName } from '../../domain/reports/registry';
import { answer } from '../answer';
import { callContract } from '../call';
import { dayField } from '../day';
import { idField } from '../ids';
import type { ReportStarted } from './reports';

const tags = ['reports'];
const params = { report: REPORT_NAMES } as const;

/** Days and owners: numbers, never names, as they stand in addresses and logs. */
const filters = {
  from: dayField(),
  to: dayField(),
  close_door_pharmacy_id: idField().nullable(),
  funding_source_id: idField().nullable(),
  employee_id: idField().nullable(),
  vehicle_id: idField().nullable(),
};

/** Rows of a page of a preview. */
export const PREVIEW_ROWS = 50;

/** A page of a report, and the sums of all its rows. */
export interface ReportPreview {
  rows: ReportRow[];
  total_items: number;
  totals: ReportRow;
  /** Columns that are not for this person. */
  hidden: string[];
}

export const previewReportCall = callContract({
  method: 'GET',
  path: '/reports/:report',
  tags,
  summary: 'Rows and sums of a report',
  params,
  query: object({ ...filters, page: number().integer().min(1).max(10_000).default(1) }),
  answer: answer<ReportPreview>({ rows: 'list', total_items: 'number', totals: 'record', hidden: 'list?' }),
});

export const makeReportCall = callContract({
  method: 'POST',
  path: '/reports/:report/files',
  tags,
  summary: 'A report as a file',
  params,
  body: object({
    ...filters,
    format: string()
      .oneOf([...REPORT_FORMATS])
      .required(),
  }),
  answer: answer<ReportStarted | null>('record or nothing'),
});

/** A file that somebody has asked for, or that a schedule has made for them. */
export interface MadeReport {
  id: number;
  report: ReportName;
  format: ReportFormat;
  from: string;
  to: string;
  /** Whose rows alone; null: all that the person sees. */
  cdp: string | null;
  client: string | null;
  driver: string | null;
  vehicle: string | null;
  user_name: string;
  schedule_id: number | null;
  /** Null until it is made, and when it could not be made. */
  rows: number | null;
  asked_at: string;
  /** Number of the file while the reader may download it: their own, for a week. */
  uuid: string | null;
}

export const reportHistoryCall = callContract({
  method: 'GET',
  path: '/report_files',
  tags,
  summary: 'Who made which report',
  query: object({ before: idField() }),
  answer: answer<MadeReport[]>([{ id: 'number', report: 'text', format: 'text', asked_at: 'text' }]),
});
