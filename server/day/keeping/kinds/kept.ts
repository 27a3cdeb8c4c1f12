import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database';

/** A kind of data that retention removes. Nothing under a legal hold is old. */
export interface KeptKind {
  /** How many would go now. */
  count(db: Db, until: Date): Promise<number>;
  /** Removes at most one batch of what is older, and answers how many; 0: nothing is left. */
  removeBatch(trx: Trx, until: Date): Promise<number>;
}

/** "2026-05-01T07:00:00Z" as SQL. */
export const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

export async function countOf(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: found } = await sql<{
    count: number;
  }>`select count(*)::bigint as count from (${rows}) old`.execute(db);
  return Number(found[0]?.count ?? 0);
}

export async function idsOf(trx: Trx, rows: RawBuilder<unknown>): Promise<number[]> {
  const { rows: found } = await sql<{ id: number }>`${rows}`.execute(trx);
  return found.map(({ id }) => Number(id));
}

/** As a parameter: `where id = any(…)`. */
export const asIds = (ids: readonly number[]) => sql`${[...ids]}::bigint[]`;
