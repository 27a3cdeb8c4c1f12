import { sql } from 'kysely';
import type { MadeReport } from '../../../../src/contract/reports/catalogue';
import { isReportName, REPORT_NAMES, reportOf } from '../../../../src/domain/reports/registry';
import type { Db, Trx } from '../../../platform/database/database';
import { may, type Actor } from '../../../platform/plugins/actor';
import type { ReportParams } from './reportWork';

const PAGE = 50;

interface Remembered {
  uuid: string;
  params: ReportParams;
  user: { user_id: number; full_name: string };
  schedule_id: number | null;
  now: Date;
}

/** Keeps who asked for which report, also after its file is gone. */
export async function rememberReport(
  trx: Trx,
  { uuid, params, user, schedule_id, now }: Remembered,
): Promise<void> {
  const { report, format, filter } = params;
  const { from, to, cdp_id, funding_source_id, employee_id, vehicle_id } = filter;
  await trx
    .insertInto('report_files')
    .values({
      uuid,
      report,
      format,
      from_date: from,
      to_date: to,
      filters: JSON.stringify({ cdp_id, funding_source_id, employee_id, vehicle_id }),
      user_id: user.user_id,
      user_name: user.full_name,
      close_door_pharmacy_id: cdp_id,
      schedule_id,
      asked_at: now,
    })
    .execute();
}

const filterOf = (name: string) => sql<number>`(h.filters->>${name})::bigint`;

/** Who made which report, newest first; of reports that the reader may read themselves. */
export async function readHistory(db: Db, actor: Actor, before: number | null): Promise<MadeReport[]> {
  const { cdp_id, user_id } = actor;
  const readable = REPORT_NAMES.filter((name) => {
    const { http_method, path_route } = reportOf(name).right;
    return may(actor, [http_method, path_route]);
  });
  const rows = await db
    .selectFrom('report_files as h')
    .leftJoin('async_requests as a', (join) =>
      join.onRef('a.uuid', '=', 'h.uuid').on('a.state', '=', 'done').on('a.user_id', '=', user_id),
    )
    .select(['h.id', 'h.report', 'h.format', 'h.from_date', 'h.to_date', 'h.user_name', 'h.schedule_id'])
    .leftJoin('cdps as c', (join) => join.on('c.id', '=', filterOf('cdp_id')))
    .leftJoin('funding_sources as f', (join) => join.on('f.id', '=', filterOf('funding_source_id')))
    .leftJoin('employees as d', (join) => join.on('d.id', '=', filterOf('employee_id')))
    .select(['h.row_count', 'h.asked_at', 'a.uuid'])
    .leftJoin('vehicles as v', (join) => join.on('v.id', '=', filterOf('vehicle_id')))
    .select(['c.name as cdp', 'f.name as client', 'd.full_name as driver', 'v.name as vehicle'])
    .where('h.report', 'in', ['', ...readable])
    .$if(cdp_id !== null, (query) => query.where('h.close_door_pharmacy_id', '=', cdp_id ?? 0))
    .$if(before !== null, (query) => query.where('h.id', '<', before ?? 0))
    .orderBy('h.id', 'desc')
    .limit(PAGE)
    .execute();
  return rows.flatMap(({ report, from_date, to_date, row_count, ...row }) =>
    isReportName(report) ? { ...row, report, from: from_date, to: to_date, rows: row_count } : [],
  );
}
