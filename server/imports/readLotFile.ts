import { guessMapping } from '../../src/domain/importMapping';
import { mapRow } from '../../src/domain/importRow';
import { missingColumns, type ImportMapping } from '../../src/domain/importTargets';
import type { FileRow } from '../../src/domain/fileReading';
import { NO_ROWS } from '../../src/domain/importRules';
import { fileStoreOf } from '../files/openStore';
import { countRows } from './countRows';
import { LotCheck } from './lotCheck';
import type { LotWorker } from './lotWorker';
import { FileRefusal } from './reading/fileRefusal';
import { readInThread, type ThreadReading } from './reading/readInThread';
import { SeenRows } from './seenRows';
import { storableText } from './storableText';
import { insertRows, type RowToKeep } from './writeRows';

/** Rows that are kept for the choice of columns. */
const SAMPLES = 20;
/** Rows per statement: few enough that nobody else waits long for the one connection. */
const AT_ONCE = 250;

const NOBODY_SAID = { chosen_participant_id: null, is_new_participant: false, picked_address: null };

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
  const remembered = await context.db
    .selectFrom('import_mappings')
    .select('names')
    .where('funding_source_id', '=', lot.funding_source_id)
    .executeTakeFirst();
  return guessMapping([...columns], samples, remembered?.names).mapping;
}

function kept(row: FileRow): FileRow {
  const cells = row.cells.map(storableText);
  return { ...row, cells };
}

async function keepRows(
  worker: LotWorker,
  rows: readonly FileRow[],
  mapping: ImportMapping | null,
  check: LotCheck,
  share: number,
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const part = rows.slice(start, start + AT_ONCE).map(kept);
    const read = part.map((row): RowToKeep => {
      if (!mapping) return { ...row, values: {}, reading: {}, outcome: null };
      const { values, problems, repaired } = mapRow(mapping, row.cells, row.notices);
      return { ...row, values, reading: { problems, repaired }, outcome: null };
    });
    const outcomes = mapping
      ? await check.check(read.map((row) => ({ ...row, notices: row.notices ?? [], ...NOBODY_SAID })))
      : [];
    const done = read.map((row, index) => ({ ...row, outcome: outcomes[index] ?? null }));
    await worker.write((trx) => insertRows(trx, worker.lot.id, done), share);
  }
}

async function readBatches(worker: LotWorker, { facts, batches }: ThreadReading): Promise<void> {
  const { lot, context } = worker;
  const check = new LotCheck(context.db, lot, new SeenRows());
  let chosen: { mapping: ImportMapping; isWhole: boolean } | null = null;
  let samples: string[][] = [];
  for await (const { rows, share } of batches) {
    if (!chosen) {
      samples = rows.slice(0, SAMPLES).map((row) => kept(row).cells);
      const mapping = await mappingFor(worker, facts.columns, samples);
      chosen = { mapping, isWhole: missingColumns(mapping).length === 0 };
    }
    await keepRows(worker, rows, chosen.isWhole ? chosen.mapping : null, check, share);
  }
  if (!chosen) throw new FileRefusal('onlyHeader');
  const { mapping, isWhole } = chosen;
  const counts = await countRows(context.db, lot.id);
  await worker.write((trx) =>
    worker.moveTo(trx, isWhole ? 'ready' : 'mapping', {
      reading: JSON.stringify(facts),
      samples: JSON.stringify(samples),
      mapping: JSON.stringify(mapping),
      counts: JSON.stringify(counts),
      failure: null,
      is_remapped: !isWhole,
    }),
  );
}

/**
 * Reads the file of a lot from its beginning: every row becomes one of the lot, checked on the way where the columns are
 * known. What an earlier try has left is dropped first, so that it may be killed at any moment. Throws `FileRefusal`.
 */
export async function readLotFile(worker: LotWorker): Promise<void> {
  const { lot } = worker;
  await worker.write(async (trx) => {
    await trx.deleteFrom('import_rows').where('lot_id', '=', lot.id).execute();
  }, 0);
  const bytes = await bytesOf(worker);
  const reading = await readInThread({ bytes, file_name: lot.file_name, corrections: lot.corrections });
  try {
    await readBatches(worker, reading);
  } finally {
    await reading.close();
  }
}

/** The file cannot be read: nothing of it stays but why. */
export async function failLot(worker: LotWorker, { code, args }: FileRefusal): Promise<void> {
  await worker.write(async (trx) => {
    await trx.deleteFrom('import_rows').where('lot_id', '=', worker.lot.id).execute();
    await worker.moveTo(trx, 'failed', {
      failure: JSON.stringify({ code, args }),
      counts: JSON.stringify(NO_ROWS),
    });
  });
}
