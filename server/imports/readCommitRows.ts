import { sql } from 'kysely';
import type { Db, Trx } from '../database/database';
import type { CommitRow } from './commitRow';

/** A place in the order of the file. */
export interface Place {
  line: number;
  id: number;
}
export const LOT_START: Place = { line: -1, id: 0 };

interface Part {
  after: Place;
  limit: number;
}

/** Rows that a commit has still to deal with, from one place on. */
export async function readCommitRows(
  db: Db | Trx,
  lotId: number,
  { after, limit }: Part,
): Promise<CommitRow[]> {
  const { rows } = await sql<Omit<CommitRow, 'event_id' | 'refusal'>>`
    select id, line, result, client_code, participant_id, address, parsed, existing_id, existing_version, changes, made
    from import_rows
    where lot_id = ${lotId} and (line, id) > (${after.line}::integer, ${after.id}::bigint)
      and delivery_event_id is null and result in ('new', 'changed', 'same')
    order by line, id limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, event_id: null, refusal: null }));
}
