import type { Selectable } from 'kysely';
import { withRepairs } from '../../../../src/domain/imports/importRepairs';
import { mapRow } from '../../../../src/domain/imports/importRow';
import type { ImportRowTable } from '../../../platform/database/tables/imports';
import { countRows } from './countRows';
import { LotCheck } from './lotCheck';
import { inParts } from '../lots/inParts';
import { inLines } from '../lots/lotLines';
import type { LotWorker } from '../lots/lotWorker';
import { OUTCOME_FIELDS, type RowOutcome, type RowToCheck } from './rowOutcome';
import { SeenRows } from './seenRows';
import { updateRows, type RowToUpdate } from './writeRows';

export type RowRecord = Selectable<ImportRowTable>;

export function rowToCheck(row: RowRecord): RowToCheck {
  return {
    line: row.line,
    values: row.values,
    reading: row.reading,
    notices: row.notices,
    chosen_participant_id: row.chosen_participant_id,
    is_new_participant: row.is_new_participant,
    picked_address: row.picked_address,
  };
}

/** JSON columns come back with their keys in the database's order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => [k, canonical(v)]));
}

/** Whether a check result differs from the values that the row already has. */
export function isNews(row: RowRecord, outcome: RowOutcome): boolean {
  return OUTCOME_FIELDS.some(
    (field) => JSON.stringify(canonical(row[field])) !== JSON.stringify(canonical(outcome[field])),
  );
}

/**
 * Checks all rows of the lot without importing them: every row that no commit has processed is checked again, and
 * only changed results are written.
 */
export async function checkLot(worker: LotWorker): Promise<void> {
  const { lot, context } = worker;
  const check = new LotCheck(context.db, lot, await SeenRows.committed(context.db, lot.id));
  const mapping = lot.is_remapped ? lot.mapping : null;
  await inParts(worker, {
    order: 'first to last',
    read: async (lines) => {
      const rows = await context.db
        .selectFrom('import_rows')
        .selectAll()
        .where(inLines(lot.id, lines))
        .where('delivery_event_id', 'is', null)
        .orderBy('line')
        .orderBy('id')
        .execute();
      if (rows.length === 0) return null;
      const open = rows.map((row) => {
        if (!mapping) return row;
        const read = mapRow(mapping, row.cells, row.notices, {
          mendsGarbled: lot.answers.garbled?.how === 'mend',
        });
        const { values, ...reading } = withRepairs(read, row.repairs, mapping);
        return { ...row, values, reading };
      });
      const outcomes = await check.check(open.map(rowToCheck));
      return open.flatMap((row, index): RowToUpdate[] => {
        const outcome = outcomes[index];
        if (!outcome || (!mapping && !isNews(row, outcome))) return [];
        return [{ id: row.id, values: row.values, reading: row.reading, outcome }];
      });
    },
    write: (trx, news) => updateRows(trx, lot.id, news),
  });
  const counts = await countRows(context.db, lot.id);
  await worker.write((trx) =>
    worker.moveTo(trx, lot.committed_at === null || lot.undone_at !== null ? 'ready' : 'committed', {
      counts: JSON.stringify(counts),
      is_remapped: false,
      failure: null,
    }),
  );
}
