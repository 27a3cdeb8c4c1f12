import type { FastifyRequest } from 'fastify';
import type { Updateable } from 'kysely';
import type { InferType } from 'yup';
import { dateInZone } from '../../../../src/domain/time/dates';
import { rememberMapping } from '../../../../src/domain/imports/importMapping';
import {
  isAtWork,
  mayCancel,
  mayChangeLot,
  mayCheck,
  mayCommit,
  mayDelete,
  mayUndo,
} from '../../../../src/domain/imports/importRules';
import { openColumns, type LotAnswers } from '../../../../src/domain/imports/importAnswers';
import { clashingTargets, type ImportMapping } from '../../../../src/domain/imports/importTargets';
import {
  rememberUnused,
  unusedNames,
  withRememberedUnused,
} from '../../../../src/domain/imports/unusedColumns';
import type { ImportLotView, LotState } from '../../../../src/domain/imports/importView';
import type { Trx } from '../../../platform/database/database';
import type { ImportLotTable } from '../../../platform/database/tables/imports';
import { enqueue } from '../../../platform/jobs/enqueue';
import { actorOf } from '../../../platform/plugins/actor';
import { writeAudit, type Changes } from '../../../platform/plugins/audit';
import { invalid } from '../../../platform/plugins/errors';
import type { changeLotBody } from '../../../../src/contract/imports/bodies';
import { changeAnswers } from './answers';
import { changeLot } from './changeLot';
import { keepColumnMemory, readColumnMemory } from './columnMemory';
import { LOT_JOB, requireParents } from './createLot';
import { answerOf, openLot, requireState } from './openLot';
import { publishLot } from './publishLot';
import type { LotRow } from './readLots';
import { beginUndo, type LotToUndo } from '../commit/undoLot';

type Body = InferType<typeof changeLotBody>;

/** The verbs that move a lot from state to state, each one transaction. */
interface Step {
  trx: Trx;
  request: FastifyRequest;
  lotId: number;
  now: Date;
}

/** Throws 422 for a day that is over in the CDP's time zone: nothing can be delivered on it any more. */
export function assertNotPastDay(date: string, zone: string, now: Date): void {
  const today = dateInZone(now, zone);
  if (date < today)
    throw invalid({
      delivery_date: { message: 'importCheck.pastDay', args: { date: today } },
    });
}

async function advance(
  { trx, request, now }: Step,
  lot: LotRow,
  action: string,
  values: Updateable<ImportLotTable>,
  changes: Changes = {},
): Promise<ImportLotView> {
  const version = await changeLot(trx, request, lot, { action, values, changes, now });
  if (values.state !== undefined && isAtWork({ state: values.state as LotState }))
    await enqueue(trx, { name: LOT_JOB, payload: { lot_id: lot.id }, run_at: now });
  const answer = await answerOf(trx, lot.id);
  await publishLot(trx, { ...lot, version });
  return answer;
}

function checkMapping(lot: LotRow, mapping: ImportMapping): void {
  const columns = lot.reading?.columns ?? [];
  if (mapping.length !== columns.length) throw invalid({ mapping: { message: 'validation.invalid' } });
  const [twice] = clashingTargets(mapping);
  if (twice) throw invalid({ mapping: { message: 'importCheck.columnTwice', args: { column: twice } } });
}

/**
 * Stores the column assignments of a file for the client's next one. Returns the stored assignments of earlier files.
 */
async function remember(
  { trx, now }: Step,
  lot: LotRow,
  mapping: ImportMapping,
  { mapping: given, answers: said }: Body,
  answers: LotAnswers,
): Promise<LotAnswers> {
  const reading = lot.reading ?? { columns: [] };
  const names = unusedNames(reading, mapping);
  const client = lot.funding_source_id;
  if (given) await keepColumnMemory(trx, client, { names: rememberMapping(reading.columns, mapping) }, now);
  const { unused: remembered } = await readColumnMemory(trx, client);
  if (said?.unused === undefined) return given ? withRememberedUnused(answers, names, remembered) : answers;
  const unused = rememberUnused(remembered, names, said.unused !== null);
  await keepColumnMemory(trx, client, { unused }, now);
  return answers;
}

/**
 * The next state of a lot after a change: a file that must be read differently starts again, all other lots are
 * checked again.
 */
function nextState(lot: LotRow, body: Body, mapping: ImportMapping | null, answers: LotAnswers): LotState {
  if (lot.state === 'draft') return 'draft';
  const isUnread = body.reading !== undefined || lot.reading === null || lot.state === 'failed';
  if (lot.origin === 'file' && isUnread) return 'reading';
  return mapping && openColumns(mapping, answers).length > 0 ? 'mapping' : 'checking';
}

/** Removes the corrections of rows: another sheet has other orders, so corrections of these rows do not apply to it. */
async function forgetRepairs(trx: Trx, lotId: number): Promise<void> {
  await trx
    .updateTable('import_rows')
    .set({ repairs: '{}', chosen_participant_id: null, is_new_participant: false, picked_address: null })
    .where('lot_id', '=', lotId)
    .execute();
  await trx.updateTable('import_lots').set({ repairs: '{}' }).where('id', '=', lotId).execute();
}

/** Changes client, CDP, day, the way the file is read, and its columns. The lot is then read or checked again. */
export async function changeTerms(step: Step, body: Body): Promise<ImportLotView> {
  const { trx, request, lotId, now } = step;
  const lot = await openLot(trx, request, lotId);
  requireState(lot, mayChangeLot);
  const { reading, mapping: given, answers: said, ...terms } = body;
  await requireParents(trx, request, { ...lot, ...terms });
  if (terms.delivery_date !== undefined) assertNotPastDay(terms.delivery_date, lot.time_zone, now);
  const mapping = (given as ImportMapping | undefined) ?? lot.mapping;
  if (given && mapping) checkMapping(lot, mapping);
  const { answers: told, changes } = changeAnswers({ ...lot, mapping }, said ?? {});
  const answers = mapping ? await remember(step, { ...lot, ...terms }, mapping, body, told) : told;
  const isRemapped = given !== undefined || said?.garbled !== undefined;
  const state = nextState(lot, body, mapping, answers);
  const sheet = reading?.sheet ?? null;
  if (sheet !== null && sheet !== lot.reading?.sheet) await forgetRepairs(trx, lot.id);
  const values = {
    ...terms,
    state,
    answers: JSON.stringify(answers),
    progress: 0,
    ...(state === 'reading' ? { reading: null } : {}),
    // Another header or sheet has other columns, so the old column assignments are dropped.
    ...(reading ? { corrections: JSON.stringify({ ...lot.corrections, ...reading }), mapping: null } : {}),
    ...(given ? { mapping: JSON.stringify(mapping) } : {}),
    ...(isRemapped ? { is_remapped: true } : {}),
  };
  return advance(step, lot, 'update', values, changes);
}

export async function startCheck(step: Step): Promise<ImportLotView> {
  const lot = await openLot(step.trx, step.request, step.lotId);
  requireState(lot, mayCheck);
  const isUnread = lot.origin === 'file' && lot.reading === null;
  return advance(step, lot, 'check', { state: isUnread ? 'reading' : 'checking', progress: 0 });
}

/** The commit itself is a job's: it begins when this is committed. */
export async function startCommit(step: Step): Promise<ImportLotView> {
  const lot = await openLot(step.trx, step.request, step.lotId);
  requireState(lot, mayCommit);
  assertNotPastDay(lot.delivery_date, lot.time_zone, step.now);
  const { user_id, full_name } = actorOf(step.request);
  const values = { state: 'committing' as const, progress: 0 };
  return advance(step, lot, 'startCommit', {
    ...values,
    committed_by: user_id,
    committed_by_name: full_name,
  });
}

/** Hides the deliveries that the lot created. A job undoes the lot after the commit. */
export async function undo(step: Step, seen: LotToUndo): Promise<ImportLotView> {
  const { trx, request, lotId } = step;
  const lot = await openLot(trx, request, lotId);
  requireState(lot, mayUndo);
  const { user_id, full_name } = actorOf(request);
  await beginUndo(trx, lot, seen);
  const values = { state: 'undoing' as const, progress: 0, failure: null };
  return advance(step, lot, 'undo', { ...values, undone_by: user_id, undone_by_name: full_name });
}

export async function cancel(step: Step): Promise<ImportLotView> {
  const lot = await openLot(step.trx, step.request, step.lotId, { isVersioned: false });
  requireState(lot, mayCancel);
  return advance(step, lot, 'cancel', { state: 'cancelled', worker: null });
}

/**
 * Removes a lot that has imported nothing. Returns the name of its file in the store, which is deleted after the
 * commit.
 */
export async function removeLot({ trx, request, lotId }: Step): Promise<string | null> {
  const lot = await openLot(trx, request, lotId);
  requireState(lot, mayDelete);
  await trx.deleteFrom('import_lots').where('id', '=', lot.id).execute();
  await writeAudit(trx, request, {
    action: 'delete',
    resource: 'import_lots',
    record_id: lot.id,
    changes: { state: { from: lot.state, to: null }, version: { from: lot.version, to: null } },
  });
  await publishLot(trx, { ...lot, version: lot.version + 1 });
  return lot.file_key;
}
