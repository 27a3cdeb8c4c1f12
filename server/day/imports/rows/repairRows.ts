import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { mayAddRows, mayRepair, MOST_TYPED_ROWS } from '../../../../src/domain/imports/importRules';
import type { ImportRepairAnswer } from '../../../../src/domain/imports/importView';
import type { OrderColumn, OrderRow } from '../../../../src/domain/imports/orderRow';
import type { Trx } from '../../../platform/database/database';
import { enqueue } from '../../../platform/jobs/enqueue';
import type { Changes } from '../../../platform/plugins/audit';
import { invalid, notFound } from '../../../platform/plugins/errors';
import { changeLot } from '../lots/changeLot';
import { storableValues } from './changeRow';
import { countRows } from '../check/countRows';
import { insertValueRows, LOT_JOB } from '../lots/createLot';
import { answerOf, openLot, requireState } from '../lots/openLot';
import { publishLot } from '../lots/publishLot';
import type { LotRow } from '../lots/readLots';
import { recheckRows, tiesOf, type Ties } from '../check/recheck';

/** More than these are checked in the background. */
const MOST_AT_ONCE = 1_000;

interface Edited {
  ids: number[];
  ties: Ties;
  changes: Changes;
}

/** Checks the edited rows, at once or in the background, and returns the new state of the lot. */
async function finish(
  trx: Trx,
  request: FastifyRequest,
  lot: LotRow,
  { ids, ties, changes }: Edited,
  now: Date,
): Promise<ImportRepairAnswer> {
  const isLater = ids.length > MOST_AT_ONCE && lot.state !== 'draft';
  if (!isLater) await recheckRows(trx, lot, ids, ties);
  const counts = JSON.stringify(await countRows(trx, lot.id));
  const values = { counts, ...(isLater ? { state: 'checking' as const } : {}) };
  const version = await changeLot(trx, request, lot, { action: 'repair', values, changes, now });
  if (isLater) await enqueue(trx, { name: LOT_JOB, payload: { lot_id: lot.id }, run_at: now });
  const answer = { lot: await answerOf(trx, lot.id), changed: ids.length };
  await publishLot(trx, { ...lot, version });
  return answer;
}

interface Touched {
  id: number;
  order_number: string | null;
  client_code: string | null;
  values: OrderRow;
}

/** Puts another text in a column of every open row that has this very one: the same error, repaired once. */
export async function repairRows(
  trx: Trx,
  request: FastifyRequest,
  lotId: number,
  { column, from, to }: { column: OrderColumn; from: string | null; to: string | null },
  now: Date,
): Promise<ImportRepairAnswer> {
  const lot = await openLot(trx, request, lotId, { isVersioned: false });
  requireState(lot, mayRepair);
  const written = storableValues({ [column]: to });
  const { rows } = await sql<Touched>`
    update import_rows set "values" = "values" || ${JSON.stringify(written)}::jsonb,
      repairs = repairs || ${JSON.stringify(written)}::jsonb, version = version + 1,
      reading = reading #- array['problems', ${column}] #- array['parts', ${column}]
        #- array['remarks', ${column}],
      picked_address = case when ${column} = 'address' then null else picked_address end
    where lot_id = ${lot.id} and delivery_event_id is null
      and ("values" ->> ${column}) is not distinct from ${from}::text
    returning id, order_number, client_code, "values"`.execute(trx);
  const changes: Changes = {
    [column]: { from, to: written[column] ?? null },
    rows: { from: null, to: rows.length },
  };
  return finish(trx, request, lot, { ids: rows.map(({ id }) => id), ties: tiesOf(rows), changes }, now);
}

interface AddedRows {
  rows: readonly OrderRow[];
  /** Row that they follow; null: before all others. Absent: behind all others. */
  after_row_id?: number | null;
}

/** The position after which rows are added. Later rows are moved back. */
async function makeRoom(trx: Trx, lotId: number, { rows, after_row_id }: AddedRows): Promise<number> {
  const of = trx.selectFrom('import_rows').where('lot_id', '=', lotId);
  if (after_row_id === undefined) {
    const { line } = await of
      .select(sql<number>`coalesce(max(line), 0)::int`.as('line'))
      .executeTakeFirstOrThrow();
    return line;
  }
  const before = await of.select('line').where('id', '=', after_row_id).executeTakeFirst();
  if (after_row_id !== null && !before) throw notFound();
  const line = before?.line ?? 0;
  await trx
    .updateTable('import_rows')
    .set({ line: sql<number>`line + ${rows.length}::int` })
    .where('lot_id', '=', lotId)
    .where('line', '>', line)
    .execute();
  return line;
}

/** Adds rows to a lot without a file, behind those that it has or between them. */
export async function addRows(
  trx: Trx,
  request: FastifyRequest,
  lotId: number,
  body: AddedRows,
  now: Date,
): Promise<ImportRepairAnswer> {
  const { rows } = body;
  const lot = await openLot(trx, request, lotId, { isVersioned: false });
  requireState(lot, mayAddRows);
  if ((lot.counts.total ?? 0) + rows.length > MOST_TYPED_ROWS)
    throw invalid({ rows: { message: 'validation.maxRows', args: { max: MOST_TYPED_ROWS } } });
  const line = await makeRoom(trx, lot.id, body);
  await insertValueRows(
    trx,
    lot.id,
    line + 1,
    rows.map((values) => ({ values: storableValues(values) })),
  );
  const added = await trx
    .selectFrom('import_rows')
    .select(['id', 'order_number', 'client_code', 'values'])
    .where('lot_id', '=', lot.id)
    .where('line', '>', line)
    .where('line', '<=', line + rows.length)
    .execute();
  const changes: Changes = { rows: { from: null, to: added.length } };
  return finish(trx, request, lot, { ids: added.map(({ id }) => id), ties: tiesOf(added), changes }, now);
}

/** Takes a row out of a lot without a file. */
export async function removeRow(
  trx: Trx,
  request: FastifyRequest,
  { lotId, rowId }: { lotId: number; rowId: number },
  now: Date,
): Promise<ImportRepairAnswer> {
  const lot = await openLot(trx, request, lotId, { isVersioned: false });
  requireState(lot, mayAddRows);
  const gone = await trx
    .deleteFrom('import_rows')
    .where('id', '=', rowId)
    .where('lot_id', '=', lot.id)
    .returning(['line', 'order_number', 'client_code', 'values'])
    .executeTakeFirst();
  if (!gone) throw notFound();
  const changes: Changes = { line: { from: gone.line, to: null } };
  const answer = await finish(trx, request, lot, { ids: [], ties: tiesOf([gone]), changes }, now);
  return { ...answer, changed: 1 };
}
