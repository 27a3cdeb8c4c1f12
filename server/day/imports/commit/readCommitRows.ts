import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { CommitRow } from './commitRow';
import { inLines, type Lines } from '../lots/lotLines';

/** Rows that a commit has still to deal with, in the order of the file. */
export async function readCommitRows(db: Db, lotId: number, lines: Lines): Promise<CommitRow[]> {
  const { rows } = await sql<Omit<CommitRow, 'event_id' | 'refusal'>>`
    select id, line, result, client_code, participant_id, address, parsed, existing_id, existing_version, changes, made
    from import_rows
    where ${inLines(lotId, lines)} and delivery_event_id is null and result in ('new', 'changed', 'same')
    order by line, id`.execute(db);
  return rows.map((row) => ({ ...row, event_id: null, refusal: null }));
}
