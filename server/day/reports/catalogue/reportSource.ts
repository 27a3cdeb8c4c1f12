import { sql, type RawBuilder } from 'kysely';
import type { Report } from '../../../../src/domain/reports/defineReport';
import type { ReportColumns, RowOf } from '../../../../src/domain/reports/columns';

/** Which rows a report is about. Null is everybody's. */
export interface ReportFilter {
  /** Days, both included. */
  from: string;
  to: string;
  cdp_id: number | null;
  funding_source_id: number | null;
  employee_id: number | null;
  /** Left out where it was asked for before reports were of a vehicle. */
  vehicle_id?: number | null;
  /** Of the person who reads: where a day begins for what happened at an instant. */
  time_zone: string;
}

/** Beside its columns, a row says whom it is about and in which zone its times are. */
interface RowFacts {
  participant_id?: number | null;
  time_zone?: string | null;
}

/** How a report is read. */
export interface ReportSource<Columns extends ReportColumns = ReportColumns> {
  /**
   * Whether the rows of a period are those of its days one after the other: a file is then read a few days at a time, so
   * that nobody waits for a month.
   */
  byDays: boolean;
  /** A `select` of the columns by name. */
  query: (filter: ReportFilter) => RawBuilder<RowOf<Columns> & RowFacts>;
  /** Of the query's columns; with `byDays`, the day comes first. Complete: pages follow each other. */
  order: RawBuilder<unknown>;
}

/** Ties a query to the declaration of its report. */
export function reportSource<Columns extends ReportColumns>(
  _report: Report<Columns>,
  source: ReportSource<Columns>,
): ReportSource {
  return source as unknown as ReportSource;
}

/** Conditions of stops `e`, their runs `m` and participants `p`. */
export function stopsOf({ from, to, ...filter }: ReportFilter): RawBuilder<unknown> {
  const all = [
    sql`e.delivery_date between ${from}::date and ${to}::date`,
    sql`e.participant_id is not null`,
    ...(filter.cdp_id === null ? [] : [sql`e.close_door_pharmacy_id = ${filter.cdp_id}`]),
    ...(filter.funding_source_id === null ? [] : [sql`p.funding_source_id = ${filter.funding_source_id}`]),
    ...(filter.employee_id === null ? [] : [sql`m.employee_id = ${filter.employee_id}`]),
  ];
  return sql.join(all, sql` and `);
}

/** Conditions of runs `m`. */
export function runsOf({
  from,
  to,
  cdp_id,
  employee_id,
  vehicle_id = null,
}: ReportFilter): RawBuilder<unknown> {
  const all = [
    sql`m.delivery_date between ${from}::date and ${to}::date`,
    ...(cdp_id === null ? [] : [sql`m.close_door_pharmacy_id = ${cdp_id}`]),
    ...(employee_id === null ? [] : [sql`m.employee_id = ${employee_id}`]),
    ...(vehicle_id === null ? [] : [sql`m.vehicle_id = ${vehicle_id}`]),
  ];
  return sql.join(all, sql` and `);
}

/** Recipients' stops with run, driver, client and reason. */
export const STOPS = sql`delivery_events e
  join cdps c on c.id = e.close_door_pharmacy_id
  left join delivery_manifest m on m.id = e.delivery_manifest_id
  left join employees d on d.id = m.employee_id
  left join participants p on p.id = e.participant_id
  left join funding_sources f on f.id = p.funding_source_id
  left join non_delivery_reasons r on r.id = e.non_delivery_reason_id`;

export const ZONE = sql`coalesce(m.time_zone, c.time_zone)`;
export const REASON = sql`coalesce(e.other_non_delivery_reason_description, r.description)`;
