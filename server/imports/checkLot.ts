import type { Selectable } from 'kysely';
import { withRepairs } from '../../src/domain/importRepairs';
import { mapRow } from '../../src/domain/importRow';
import type { ImportRowTable } from '../database/tables/imports';
import { countRows } from './countRows';
import { LotCheck } from './lotCheck';
import type { LotWorker } from './lotWorker';
import { OUTCOME_FIELDS, type RowOutcome, type RowToCheck } from './rowOutcome';
import { PartSize } from './partSize';
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

/** Whether a check has found anything that the row does not say already. */
export function isNews(row: RowRecord, outcome: RowOutcome): boolean {
  return OUTCOME_FIELDS.some(
    (field) => JSON.stringify(canonical(row[field])) !== JSON.stringify(canonical(outcome[field])),
  );
}

/** Runs the lot dry: every row that no commit has dealt with is checked again, and only what is news is written. */
export async function checkLot(worker: LotWorker): Promise<void> {
  const { lot, context } = worker;
  const check = new LotCheck(context.db, lot, await SeenRows.committed(context.db, lot.id));
  const mapping = lot.is_remapped ? lot.mapping : null;
  const total = Math.max(1, lot.counts.total ?? 1);
  let last = { line: -1, id: 0 };
  const size = new PartSize();
  for (let done = 0; ;) {
    const rows = await context.db
      .selectFrom('import_rows')
      .selectAll()
      .where('lot_id', '=', lot.id)
      .where((eb) => eb(eb.refTuple('line', 'id'), '>', eb.tuple(last.line, last.id)))
      .orderBy('line')
      .orderBy('id')
      .limit(size.rows)
      .execute();
    const end = rows.at(-1);
    if (!end) break;
    last = end;
    done += rows.length;
    const open = rows
      .filter((row) => row.delivery_event_id === null)
      .map((row) => {
        if (!mapping) return row;
        const read = mapRow(mapping, row.cells, row.notices);
        const { values, ...reading } = withRepairs(read, row.repairs, mapping);
        return { ...row, values, reading };
      });
    const outcomes = await check.check(open.map(rowToCheck));
    const news = open.flatMap((row, index): RowToUpdate[] => {
      const outcome = outcomes[index];
      if (!outcome || (!mapping && !isNews(row, outcome))) return [];
      return [{ id: row.id, values: row.values, reading: row.reading, outcome }];
    });
    const share = done / total;
    await size.measure(() => worker.write((trx) => updateRows(trx, lot.id, news), share));
  }
  const counts = await countRows(context.db, lot.id);
  await worker.write((trx) =>
    worker.moveTo(trx, lot.committed_at === null || lot.undone_at !== null ? 'ready' : 'committed', {
      counts: JSON.stringify(counts),
      is_remapped: false,
      failure: null,
    }),
  );
}
