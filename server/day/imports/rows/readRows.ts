import { sql, type SelectQueryBuilder } from 'kysely';
import { TABLE_PAGE_SIZE } from '../../../../src/domain/wire/lists';
import { isReadyToAssign } from '../../../../src/domain/imports/importRules';
import type { ImportProblemGroup, ImportRowView, RowResult } from '../../../../src/domain/imports/importView';
import type { OrderColumn } from '../../../../src/domain/imports/orderRow';
import type { Db, Trx } from '../../../platform/database/database';
import type { Tables } from '../../../platform/database/tables';
import type { RowRecord } from '../check/checkLot';

export interface RowFilters {
  result?: RowResult;
  /** i18n key of a problem that the row has. */
  problem?: string;
  column?: OrderColumn;
  page?: number;
  per_page?: number;
}

export function rowView(row: RowRecord): ImportRowView {
  return {
    id: row.id,
    version: row.version,
    lot_id: row.lot_id,
    line: row.line,
    cells: row.cells,
    values: row.values,
    repaired: row.reading.repaired ?? [],
    problems: row.problems,
    ready_to_assign: isReadyToAssign(row.result) ? 1 : 0,
    result_import: row.result === null ? null : JSON.stringify({ result: row.result }),
    participant_id: row.participant_id,
    match: row.match,
    address: row.address,
    changes: row.changes,
    delivery_event_id: row.delivery_event_id,
  };
}

function filtered<O>(
  query: SelectQueryBuilder<Tables, 'import_rows', O>,
  { result, problem, column }: RowFilters,
) {
  const wanted = { ...(problem ? { message: problem } : {}), ...(column ? { column } : {}) };
  return query
    .$if(result !== undefined, (rows) => rows.where('result', '=', result ?? null))
    .$if(Object.keys(wanted).length > 0, (rows) =>
      rows.where(sql<boolean>`problems @> ${JSON.stringify([wanted])}::jsonb`),
    );
}

export async function readRows(db: Db, lotId: number, filters: RowFilters): Promise<ImportRowView[]> {
  const { page = 1, per_page = TABLE_PAGE_SIZE } = filters;
  const rows = await filtered(db.selectFrom('import_rows').selectAll().where('lot_id', '=', lotId), filters)
    .orderBy('line')
    .orderBy('id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return rows.map(rowView);
}

export async function countRowsOf(db: Db, lotId: number, filters: RowFilters): Promise<number> {
  const { count } = await filtered(
    db
      .selectFrom('import_rows')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('lot_id', '=', lotId),
    filters,
  ).executeTakeFirstOrThrow();
  return count;
}

const MOST_GROUPS = 200;

/** Errors that rows of a lot have in common, the most frequent first, with the value that is wrong. */
export async function readProblems(db: Db | Trx, lotId: number): Promise<ImportProblemGroup[]> {
  const { rows } = await sql<ImportProblemGroup>`
    select p.problem ->> 'column' as "column", p.problem ->> 'message' as message,
      coalesce(p.problem -> 'args', '{}') as args, (p.problem ->> 'is_warning')::boolean as is_warning,
      r."values" ->> (p.problem ->> 'column') as value, count(*)::int as count
    from import_rows r cross join lateral jsonb_array_elements(r.problems) as p (problem)
    where r.lot_id = ${lotId} and r.delivery_event_id is null
    group by 1, 2, 3, 4, 5 order by 4, 6 desc, 2, 5 limit ${MOST_GROUPS}`.execute(db);
  return rows;
}
