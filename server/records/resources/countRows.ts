import { sql, type RawBuilder } from 'kysely';
import type { Resource } from '../../../src/resources/schema/defineResource';
import type { Db } from '../../platform/database/database';
import { tableOf } from './fieldSql';
import { whereSql } from './filterSql';

/** Up to here a total is exact; counting more of them costs more than a list may take. */
export const EXACT_COUNT_UP_TO = 20_000;

export interface Total {
  total_items: number;
  /** Set when the number is the planner's estimate and not a count (contract.md, Lists). */
  is_estimate?: true;
}

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/**
 * How many rows a list has: counted up to `EXACT_COUNT_UP_TO`, beyond it what PostgreSQL's planner expects from its
 * statistics (`EXPLAIN`; as good as the last ANALYZE).
 */
export async function countRows(
  db: Db,
  resource: Resource,
  conditions: RawBuilder<unknown>[],
  isSearch = false,
): Promise<Total> {
  const rows = sql`from ${sql.table(tableOf(resource))} t ${whereSql(conditions)}`;
  // Under a limit the planner reads the table in its own order, and to its end when a text is rarer than it thinks.
  const found = isSearch
    ? sql`(with found as materialized (select 1 ${rows}) select from found`
    : sql`(select 1 ${rows}`;
  const counted = await sql<{ count: number }>`
    select count(*) as count from ${found} limit ${EXACT_COUNT_UP_TO + 1}) counted`.execute(db);
  const count = counted.rows[0]?.count ?? 0;
  if (count <= EXACT_COUNT_UP_TO) return { total_items: count };
  const explained = await sql<Plan>`explain (format json) select 1 ${rows}`.execute(db);
  const expected = explained.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  return { total_items: Math.max(Math.round(expected), count), is_estimate: true };
}
