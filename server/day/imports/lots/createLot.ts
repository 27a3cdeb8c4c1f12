import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { NO_ROWS } from '../../../../src/domain/imports/importRules';
import type { LotOrigin } from '../../../../src/domain/imports/importView';
import type { OrderRow } from '../../../../src/domain/imports/orderRow';
import type { Trx } from '../../../platform/database/database';
import { enqueue } from '../../../platform/jobs/enqueue';
import { actorOf } from '../../../platform/plugins/actor';
import { writeAudit } from '../../../platform/plugins/audit';
import { invalid, notFound } from '../../../platform/plugins/errors';
import { publishLot } from './publishLot';

export const LOT_JOB = 'importLot';

export interface NewLot {
  /** Name of the lot for users; for a file, the file name. */
  file_name: string;
  origin: LotOrigin;
  funding_source_id: number;
  close_door_pharmacy_id: number;
  delivery_date: string;
  /** Key of an uploaded file. Its rows are read in the background. */
  file_key?: string;
  /** Rows of a lot without a file. */
  rows?: readonly NewRow[];
  /** Typed rows stay a draft until they are checked; absent: they are checked at once. */
  isDraft?: boolean;
}

export interface NewRow {
  values: OrderRow;
  /** The delivery of the inbox that it came from. */
  inbox_id?: number;
}

export async function requireParents(
  trx: Trx,
  request: FastifyRequest,
  lot: Pick<NewLot, 'funding_source_id' | 'close_door_pharmacy_id'>,
): Promise<void> {
  const own = actorOf(request).cdp_id;
  // Another CDP's is as good as none (spec §6).
  if (own !== null && own !== lot.close_door_pharmacy_id) throw notFound();
  const client = await trx
    .selectFrom('funding_sources')
    .select('id')
    .where('id', '=', lot.funding_source_id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!client) throw invalid({ funding_source_id: { message: 'validation.reference' } });
  const cdp = await trx
    .selectFrom('cdps')
    .select('id')
    .where('id', '=', lot.close_door_pharmacy_id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!cdp) throw invalid({ close_door_pharmacy_id: { message: 'validation.reference' } });
}

/** Adds rows of a lot without a file behind those that it has. */
export async function insertValueRows(
  trx: Trx,
  lotId: number,
  firstLine: number,
  rows: readonly NewRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const json = JSON.stringify(
    rows.map(({ values, inbox_id }, index) => ({ line: firstLine + index, values, inbox_id })),
  );
  await sql`insert into import_rows (lot_id, line, "values", inbox_id)
    select ${lotId}::bigint, r.line, r."values", r.inbox_id
    from jsonb_to_recordset(${json}::jsonb) as r (line integer, "values" jsonb, inbox_id bigint)`.execute(
    trx,
  );
}

/**
 * Makes a lot and starts the work on it, which begins when the transaction commits. Throws 404 for another's CDP and
 * 422 for a client or CDP that is not there. Publishes: call it last in a transaction.
 */
export async function createLot(
  trx: Trx,
  request: FastifyRequest,
  lot: NewLot,
  now: Date,
): Promise<{ id: number; version: number }> {
  await requireParents(trx, request, lot);
  const { user_id, full_name } = actorOf(request);
  const { rows = [], isDraft = false, file_key = null, ...named } = lot;
  const state = isDraft
    ? ('draft' as const)
    : file_key === null
      ? ('checking' as const)
      : ('reading' as const);
  const values = { ...named, state, created_by: user_id, created_by_name: full_name };
  const made = await trx
    .insertInto('import_lots')
    .values({
      ...values,
      file_key,
      corrections: '{}',
      samples: '[]',
      counts: JSON.stringify({ ...NO_ROWS, total: rows.length }),
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await insertValueRows(trx, made.id, 1, rows);
  await writeAudit(trx, request, {
    action: 'create',
    resource: 'import_lots',
    record_id: made.id,
    after: { ...named, state, rows: rows.length, version: made.version },
  });
  if (!isDraft) await enqueue(trx, { name: LOT_JOB, payload: { lot_id: made.id }, run_at: now });
  await publishLot(trx, { ...made, close_door_pharmacy_id: lot.close_door_pharmacy_id });
  return made;
}
