import { sql } from 'kysely';
import type { Db, Trx } from '../database/database';
import type { CommitRow } from './commitRow';

/** Ids of the rows that a commit has still to deal with, in the order of the file. */
export async function readOpenIds(db: Db, lotId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from import_rows
    where lot_id = ${lotId} and delivery_event_id is null and result in ('new', 'changed', 'same')
    order by line, id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Some of them, by their ids: the embedded database has no figures about a lot that has just come, and would sort the
 * whole lot for each part that is asked for by its place in the file.
 */
export async function readCommitRows(db: Db | Trx, ids: readonly number[]): Promise<CommitRow[]> {
  const { rows } = await sql<Omit<CommitRow, 'event_id' | 'refusal'>>`
    select id, line, result, client_code, participant_id, address, parsed, existing_id, existing_version, changes, made
    from import_rows where id = any(${[...ids]}::bigint[]) order by line, id`.execute(db);
  return rows.map((row) => ({ ...row, event_id: null, refusal: null }));
}
