import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database';

/** Lines of a lot: `from`, and up to `to` without it. */
export interface Lines {
  from: number;
  to: number;
}

/** Maximum number of lines in one statement, because other requests wait for the embedded database's one connection. */
const AT_ONCE = 1_000;

/** All lines of a lot. */
export async function linesOf(db: Db | Trx, lotId: number): Promise<Lines> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(line) as first, max(line) as last from import_rows where lot_id = ${lotId}`.execute(db);
  return { from: rows[0]?.first ?? 0, to: (rows[0]?.last ?? -1) + 1 };
}

/**
 * The rows of some lines, for a statement on `import_rows`. Both ends are named: the embedded database has no figures about
 * a lot that has just come, and would go through the whole of it for "the next fifty rows".
 */
export function inLines(lotId: number, { from, to }: Lines): RawBuilder<boolean> {
  return sql<boolean>`(lot_id = ${lotId} and line >= ${from}::integer and line < ${to}::integer)`;
}

/** Runs a query over a whole lot, a thousand lines at a time. */
export async function askByLines<Row>(
  db: Db | Trx,
  lotId: number,
  ask: (rows: RawBuilder<boolean>) => RawBuilder<Row>,
): Promise<Row[]> {
  const whole = await linesOf(db, lotId);
  const found: Row[] = [];
  for (let { from } = whole; from < whole.to; from += AT_ONCE) {
    const { rows } = await ask(inLines(lotId, { from, to: from + AT_ONCE })).execute(db);
    for (const row of rows) found.push(row);
  }
  return found;
}
