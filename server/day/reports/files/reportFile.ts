import type { Report } from '../../../../src/domain/reports/defineReport';
import type { ReportName } from '../../../../src/domain/reports/registry';
import type { ReportRow } from '../../../../src/domain/reports/columns';
import type { TimeForm } from '../../../../src/domain/time/wireSpan';
import type { ReportFilter } from '../catalogue/reportSource';
import type { Language } from '../../../../src/domain/wire/languages';

/** What a file of a report is made from. */
export interface FileOfReport {
  name: ReportName;
  report: Report;
  filter: ReportFilter;
  language: Language;
  /** As its reader has dates and times. */
  form: TimeForm;
  /** The reader. */
  full_name: string;
  createdAt: Date;
  /** All rows in order, some at a time. */
  parts: AsyncIterable<readonly ReportRow[]>;
}

/** Makes the bytes of one format; answers how many rows they have. */
export type FileWriter = (file: FileOfReport) => Promise<{ bytes: Buffer; rows: number }>;
