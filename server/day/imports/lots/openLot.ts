import type { FastifyRequest } from 'fastify';
import { NO_ROWS, type LotFacts } from '../../../../src/domain/imports/importRules';
import type { ImportLotView } from '../../../../src/domain/imports/importView';
import type { Db, Trx } from '../../../platform/database/database';
import { actorOf } from '../../../platform/plugins/actor';
import { notFound, wrongState } from '../../../platform/plugins/errors';
import { requireVersion } from '../../../platform/plugins/versions';
import { lotQuery, lotView, type LotRow } from './readLots';

/** The lot, or 404 where it is not there for this person. */
export async function readLot(db: Db | Trx, request: FastifyRequest, lotId: number): Promise<LotRow> {
  const row = await lotQuery(db, actorOf(request).cdp_id).where('l.id', '=', lotId).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Locks the lot for a change by a person who has seen its present version. */
export async function openLot(
  trx: Trx,
  request: FastifyRequest,
  lotId: number,
  options: { isVersioned: boolean } = { isVersioned: true },
): Promise<LotRow> {
  await trx.selectFrom('import_lots').select('id').where('id', '=', lotId).forUpdate().execute();
  const row = await readLot(trx, request, lotId);
  if (options.isVersioned)
    await requireVersion(request, trx, { resource: 'import_lots', id: row.id, version: row.version });
  return row;
}

export function factsOf({ state, origin, counts }: LotRow): LotFacts {
  return { state, origin, counts: { ...NO_ROWS, ...counts } };
}

/** 409 unless the rule allows it in the lot's state. */
export function requireState(lot: LotRow, isAllowed: (facts: LotFacts) => boolean): void {
  if (isAllowed(factsOf(lot))) return;
  throw wrongState(`The lot is in the state ${lot.state}`, { reason: 'lotState', state: lot.state });
}

/** The present state of the lot, for the answer. */
export async function answerOf(trx: Trx, lotId: number): Promise<ImportLotView> {
  return lotView(await lotQuery(trx, null).where('l.id', '=', lotId).executeTakeFirstOrThrow());
}
