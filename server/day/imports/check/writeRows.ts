import { sql } from 'kysely';
import type { FileRow } from '../../../../src/domain/imports/fileReading';
import type { Trx } from '../../../platform/database/database';
import type { RowReading, SaidOfRow } from '../../../platform/database/tables/imports';
import type { OrderRow } from '../../../../src/domain/imports/orderRow';
import { OUTCOME_COLUMNS, OUTCOME_FIELDS, type RowOutcome } from './rowOutcome';

const OUTCOME = sql.raw(
  Object.entries(OUTCOME_COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);
const OUTCOME_NAMES = sql.raw(OUTCOME_FIELDS.join(', '));
const OUTCOME_SET = sql.raw(OUTCOME_FIELDS.map((name) => `${name} = n.${name}`).join(', '));

/** A row of a file on its way into the lot; without an outcome its columns are not known yet. */
export interface RowToKeep extends FileRow, SaidOfRow {
  values: OrderRow;
  reading: RowReading;
  outcome: RowOutcome | null;
}

/** Initial values of a row without corrections by a user. */
export const NOBODY_SAID: SaidOfRow = {
  repairs: {},
  chosen_participant_id: null,
  is_new_participant: false,
  picked_address: null,
};

/** Many rows in one statement: they travel as one JSON text. */
export async function insertRows(trx: Trx, lotId: number, rows: readonly RowToKeep[]): Promise<void> {
  if (rows.length === 0) return;
  const json = JSON.stringify(
    rows.map(({ outcome, notices = [], ...row }) => ({
      ...row,
      notices,
      problems: [],
      changes: [],
      ...outcome,
    })),
  );
  await sql`insert into import_rows (lot_id, line, cells, notices, "values", reading, repairs,
      chosen_participant_id, is_new_participant, picked_address, ${OUTCOME_NAMES})
    select ${lotId}::bigint, line, cells, notices, "values", reading, repairs,
      chosen_participant_id, is_new_participant, picked_address, ${OUTCOME_NAMES}
    from jsonb_to_recordset(${json}::jsonb) as n (line integer, cells jsonb, notices jsonb, "values" jsonb,
      reading jsonb, repairs jsonb, chosen_participant_id bigint, is_new_participant boolean, picked_address jsonb,
      ${OUTCOME})`.execute(trx);
}

export interface RowToUpdate {
  id: number;
  outcome: RowOutcome;
  /** Set only when the mapping was read again. */
  values: OrderRow;
  reading: RowReading;
}

/** Writes the results of a check. A row that a commit has processed is not changed. */
export async function updateRows(trx: Trx, lotId: number, rows: readonly RowToUpdate[]): Promise<void> {
  if (rows.length === 0) return;
  const json = JSON.stringify(rows.map(({ outcome, ...row }) => ({ ...row, ...outcome })));
  await sql`update import_rows r set "values" = n."values", reading = n.reading, ${OUTCOME_SET}
    from jsonb_to_recordset(${json}::jsonb) as n (id bigint, "values" jsonb, reading jsonb, ${OUTCOME})
    where r.id = n.id and r.lot_id = ${lotId} and r.delivery_event_id is null`.execute(trx);
}
