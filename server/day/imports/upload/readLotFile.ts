import { sql } from 'kysely';
import { guessMapping } from '../../../../src/domain/imports/importMapping';
import { withRepairs } from '../../../../src/domain/imports/importRepairs';
import { mapRow } from '../../../../src/domain/imports/importRow';
import { openColumns } from '../../../../src/domain/imports/importAnswers';
import type { ImportMapping } from '../../../../src/domain/imports/importTargets';
import type { FileRow } from '../../../../src/domain/imports/fileReading';
import { NO_ROWS } from '../../../../src/domain/imports/importRules';
import { unusedNames, withRememberedUnused } from '../../../../src/domain/imports/unusedColumns';
import { storableText, storableValue } from '../../../../src/domain/wire/storableText';
import type { Trx } from '../../../platform/database/database';
import { fileStoreOf } from '../../../outside/files/openStore';
import { countRows } from '../check/countRows';
import { LotCheck } from '../check/lotCheck';
import { readColumnMemory } from '../lots/columnMemory';
import type { LotWorker } from '../lots/lotWorker';
import { FileRefusal } from '../reading/fileRefusal';
import { readInThread, type ThreadReading } from '../reading/readInThread';
import { PartSize } from '../lots/partSize';
import { SeenRows } from '../check/seenRows';
import { insertRows, NOBODY_SAID, type RowToKeep } from '../check/writeRows';

/** Rows that are kept for the choice of columns. */
const SAMPLES = 20;

async function bytesOf(worker: LotWorker): Promise<Buffer> {
  const { file_key } = worker.lot;
  const bytes = file_key === null ? null : await fileStoreOf(worker.context).read(file_key);
  if (!bytes) throw new FileRefusal('empty');
  return bytes;
}

/** The mapping that a person has given for these very columns, or a guess by names, content and the client's last file. */
async function mappingFor(worker: LotWorker, columns: readonly string[], samples: string[][]) {
  const { lot, context } = worker;
  if (lot.mapping?.length === columns.length) return lot.mapping;
  const { names } = await readColumnMemory(context.db, lot.funding_source_id);
  return guessMapping([...columns], samples, names).mapping;
}

function kept(row: FileRow): FileRow {
  const cells = row.cells.map(storableText);
  return row.notices ? { ...row, cells, notices: storableValue(row.notices) } : { ...row, cells };
}

async function keepRows(
  worker: LotWorker,
  rows: readonly FileRow[],
  mapping: ImportMapping | null,
  { check, size, share }: { check: LotCheck; size: PartSize; share: number },
): Promise<void> {
  const mendsGarbled = worker.lot.answers.garbled?.how === 'mend';
  for (let start = 0; start < rows.length;) {
    const part = rows.slice(start, start + size.rows).map(kept);
    start += part.length;
    const read = part.map((row): RowToKeep => {
      const said = worker.lot.repairs[row.line] ?? NOBODY_SAID;
      if (!mapping) return { ...row, ...said, values: {}, reading: {}, outcome: null };
      const mapped = mapRow(mapping, row.cells, row.notices, { mendsGarbled });
      const { values, ...reading } = withRepairs(mapped, said.repairs, mapping);
      return { ...row, ...said, values, reading, outcome: null };
    });
    const outcomes = mapping
      ? await check.check(read.map((row) => ({ ...row, notices: row.notices ?? [] })))
      : [];
    const done = read.map((row, index) => ({ ...row, outcome: outcomes[index] ?? null }));
    await size.measure(() => worker.write((trx) => insertRows(trx, worker.lot.id, done), share));
  }
}

/** Notes the columns in which some row has something. */
function noteFilled(filled: Set<number>, rows: readonly FileRow[], width: number): void {
  for (let index = 0; index < width; index += 1)
    if (!filled.has(index) && rows.some(({ cells }) => (cells[index] ?? '').trim() !== '')) filled.add(index);
}

async function readBatches(worker: LotWorker, { facts, batches }: ThreadReading): Promise<void> {
  const { lot, context } = worker;
  const check = new LotCheck(context.db, lot, new SeenRows());
  const size = new PartSize();
  let chosen: { mapping: ImportMapping; isWhole: boolean } | null = null;
  let samples: string[][] = [];
  const filled = new Set<number>();
  for await (const { rows, share } of batches) {
    if (!chosen) {
      samples = rows.slice(0, SAMPLES).map((row) => kept(row).cells);
      const mapping = await mappingFor(worker, facts.columns, samples);
      chosen = { mapping, isWhole: openColumns(mapping, lot.answers).length === 0 };
    }
    noteFilled(filled, rows, facts.columns.length);
    await keepRows(worker, rows, chosen.isWhole ? chosen.mapping : null, { check, size, share });
  }
  if (!chosen) throw new FileRefusal('onlyHeader');
  const { mapping, isWhole } = chosen;
  const counts = await countRows(context.db, lot.id);
  const reading = { ...facts, filled: [...filled].sort((a, b) => a - b) };
  const { unused } = await readColumnMemory(context.db, lot.funding_source_id);
  const answers = withRememberedUnused(lot.answers, unusedNames(reading, mapping), unused);
  await worker.write((trx) =>
    worker.moveTo(trx, isWhole ? 'ready' : 'mapping', {
      reading: JSON.stringify(storableValue(reading)),
      answers: JSON.stringify(answers),
      samples: JSON.stringify(samples),
      mapping: JSON.stringify(mapping),
      counts: JSON.stringify(counts),
      failure: null,
      repairs: '{}',
      is_remapped: !isWhole,
    }),
  );
}

/**
 * Deletes the rows. Corrections by users are kept by line, including those that an earlier attempt has not restored
 * yet.
 */
async function dropRows(trx: Trx, lotId: number): Promise<void> {
  await sql`update import_lots l set repairs = l.repairs || coalesce((
      select jsonb_object_agg(r.line, jsonb_build_object('repairs', r.repairs,
        'chosen_participant_id', r.chosen_participant_id, 'is_new_participant', r.is_new_participant,
        'picked_address', r.picked_address))
      from import_rows r where r.lot_id = l.id and (r.repairs <> '{}' or r.chosen_participant_id is not null
        or r.is_new_participant or r.picked_address is not null)), '{}')
    where l.id = ${lotId}`.execute(trx);
  await trx.deleteFrom('import_rows').where('lot_id', '=', lotId).execute();
}

/**
 * Reads the file of a lot from its beginning. Every row becomes a row of the lot, and is checked at once where the
 * columns are known. Rows of an earlier attempt are deleted first, so that the process may be killed at any time.
 * Throws `FileRefusal`.
 */
export async function readLotFile(worker: LotWorker): Promise<void> {
  await worker.write((trx) => dropRows(trx, worker.lot.id), 0);
  await worker.reload();
  const { lot } = worker;
  const bytes = await bytesOf(worker);
  const reading = await readInThread({ bytes, file_name: lot.file_name, corrections: lot.corrections });
  try {
    await readBatches(worker, reading);
  } finally {
    await reading.close();
  }
}

/** The file cannot be read: only the reason is kept. */
export async function failLot(worker: LotWorker, { code, args }: FileRefusal): Promise<void> {
  await worker.write(async (trx) => {
    await trx.deleteFrom('import_rows').where('lot_id', '=', worker.lot.id).execute();
    await worker.moveTo(trx, 'failed', {
      failure: JSON.stringify(storableValue({ code, args })),
      counts: JSON.stringify(NO_ROWS),
    });
  });
}
