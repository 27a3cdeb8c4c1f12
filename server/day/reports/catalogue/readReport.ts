import { sql } from 'kysely';
import {
  columnsFor,
  isSummed,
  type ReportColumns,
  type ReportRow,
} from '../../../../src/domain/reports/columns';
import { reportOf, type ReportName } from '../../../../src/domain/reports/registry';
import type { Db } from '../../../platform/database/database';
import { inDayParts } from '../../../platform/database/dayParts';
import type { ReportFilter } from './reportSource';
import { reportSources } from './sources';

/** What a row says beside its columns. */
const FACTS = ['participant_id', 'time_zone'] as const;

/** Without what the query has for its order alone. */
function shown(columns: ReportColumns, row: ReportRow): ReportRow {
  const names = [...Object.keys(columns).filter((name) => columns[name]?.kind !== 'ratio'), ...FACTS];
  return Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name] ?? null]] : [])));
}

async function readTotals(db: Db, name: ReportName, filter: ReportFilter, columns: ReportColumns) {
  const summed = Object.entries(columns).filter(([, column]) => isSummed(column));
  const sums = summed.map(([column, { kind }]) => {
    const type = sql.raw(kind === 'money' ? 'numeric(20,2)' : kind === 'number' ? 'float8' : 'bigint');
    return sql`coalesce(sum(${sql.ref(`r.${column}`)}), 0)::${type} as ${sql.ref(column)}`;
  });
  const { rows } = await sql<ReportRow & { total_items: number }>`
    select ${sql.join([sql`count(*) as total_items`, ...sums])} from (${reportSources[name].query(filter)}) r`.execute(
    db,
  );
  const { total_items = 0, ...totals } = rows[0] ?? {};
  return { total_items: Number(total_items), totals: totals as ReportRow };
}

/** How many rows a report has. */
export async function countReport(db: Db, name: ReportName, filter: ReportFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${reportSources[name].query(filter)}) r`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Paging {
  page: number;
  per_page: number;
}

/** One page of a report, and the sums of all its rows. */
export async function readReportPage(
  db: Db,
  name: ReportName,
  filter: ReportFilter,
  { page, per_page }: Paging,
  reader: { readonly hides_charges: boolean },
) {
  const { query, order } = reportSources[name];
  const { rows } = await sql<ReportRow>`
    select * from (${query(filter)}) r order by ${order} limit ${per_page} offset ${(page - 1) * per_page}`.execute(
    db,
  );
  const { columns: all } = reportOf(name);
  const columns = columnsFor(all, reader);
  const hidden = Object.keys(all).filter((column) => !(column in columns));
  return {
    rows: rows.map((row) => shown(columns, row)),
    ...(await readTotals(db, name, filter, columns)),
    hidden,
  };
}

/** All rows in order, some hundred or thousand at a time; between them others have their turn. */
export async function* readReportRows(
  db: Db,
  name: ReportName,
  filter: ReportFilter,
): AsyncGenerator<{ rows: ReportRow[]; until: string }> {
  const { query, order, byDays } = reportSources[name];
  const { columns } = reportOf(name);
  const read = async (on: Db, part: ReportFilter) => {
    const { rows } = await sql<ReportRow>`select * from (${query(part)}) r order by ${order}`.execute(on);
    return rows.map((row) => shown(columns, row));
  };
  if (!byDays) {
    yield { rows: await read(db, filter), until: filter.to };
    return;
  }
  const parts = inDayParts(db, filter, (on, days) => read(on, { ...filter, ...days }));
  for await (const { answer, until } of parts) yield { rows: answer, until };
}
