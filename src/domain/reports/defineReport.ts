import type { Permission } from '../access/access';
import type { ReportColumns } from './columns';
import type { ReportPeriod } from './reportDays';

/** Where a report stands in the catalogue. */
export const REPORT_GROUPS = ['day', 'quality', 'custody', 'money', 'fleet', 'records'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** Filters beside the days; the reports' own query fields by the name of the filter in the address. */
export const REPORT_FILTERS = {
  cdp: 'close_door_pharmacy_id',
  client: 'funding_source_id',
  driver: 'employee_id',
  vehicle: 'vehicle_id',
} as const;
export type ReportFilterName = keyof typeof REPORT_FILTERS;

/** One report: what it shows and who may see it. Its query is on the server (`serveReport`). */
export interface Report<Columns extends ReportColumns = ReportColumns> {
  readonly name: string;
  readonly group: ReportGroup;
  /** The right to see the same data on its page; the right to reports alone is not enough. */
  readonly right: Permission;
  /** `operation`: not for people who see one CDP only. */
  readonly scope: 'cdp' | 'operation';
  /** One day, or several. */
  readonly period: 'day' | 'range';
  readonly filters: readonly ReportFilterName[];
  /** The span that its page opens with; yesterday where it is not said. */
  readonly first?: Exclude<ReportPeriod, 'own'>;
  /** Names recipients: who reads it is written to the change log. */
  readonly isPrivate: boolean;
  readonly columns: Columns;
}

/** Keeps the names of the columns, so that the query and the words are checked against them. */
export function defineReport<const Name extends string, const Columns extends ReportColumns>(
  report: Report<Columns> & { readonly name: Name },
): Report<Columns> & { readonly name: Name } {
  return report;
}
