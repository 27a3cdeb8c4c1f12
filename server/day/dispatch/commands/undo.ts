import type { FastifyRequest } from 'fastify';
import { fromWire, toWire } from '../../../../src/domain/time/dates';
import type { ServerContext } from '../../../context';
import { missingPermission } from '../../../platform/plugins/access';
import { may, type PermissionPair } from '../../../platform/plugins/actor';
import { notFound, wrongState } from '../../../platform/plugins/errors';
import type { CommandAnswer as AnswerView } from '../../../../src/domain/runs/dispatchView';
import type { CommandAnswer } from '../../../platform/plugins/idempotency';
import { bringBackRuns } from './work/dayRuns';
import { assertNotClosedSince } from './rules/closedDay';
import { runCommand } from './runCommand';
import { takeBackRow } from './work/takeBackRow';
import { openTouched, assertUnchanged } from './work/touchedRecords';
import type { UnitOfWork } from './work/unitOfWork';

/** A user with this permission may undo commands of other people. */
const UNDO_OVERRIDE: PermissionPair = ['POST', '/commands/:commandId/undo_override'];

/** Locks the command and returns it if it can still be undone. Throws 404, 403 and 409. */
async function openCommand(work: UnitOfWork, commandId: string) {
  const command = await work.trx
    .selectFrom('commands')
    .selectAll()
    .where('id', '=', commandId)
    .forUpdate()
    .executeTakeFirst();
  if (!command) throw notFound();
  const isOwn = command.user_id === work.actor.user_id;
  if (!isOwn && !may(work.actor, UNDO_OVERRIDE)) throw missingPermission(UNDO_OVERRIDE);
  if (command.undone_at)
    throw wrongState('This was already undone', { reason: 'undone', when: command.undone_at });
  if (fromWire(command.undo_until) < work.now) {
    throw wrongState('It is too late to undo this', { reason: 'late', undo_until: command.undo_until });
  }
  return command;
}

async function takeBack(work: UnitOfWork, commandId: string): Promise<void> {
  const { before, created_at } = await openCommand(work, commandId);
  await bringBackRuns(work, before.rows);
  const touched = await openTouched(work, before.rows);
  await assertUnchanged(work, before.rows, touched);
  work.undoesId = commandId;
  for (const row of [...before.rows].reverse()) await takeBackRow(work, touched, row, commandId);
  await assertNotClosedSince(work, created_at);
  await work.trx
    .updateTable('commands')
    .set({ undone_at: toWire(work.now), undone_by: work.actor.user_id })
    .where('id', '=', commandId)
    .execute();
}

/**
 * Undoes a command by a second command that writes the former values (decision 0012). A bulk command is undone as
 * one, completely or not at all. The undo has an id and can be undone itself, which is the redo. Errors: 404; 403 for
 * another person's command; 409 when it is too late, when the command is already undone, or when one of its records
 * has changed since, with who changed it and when.
 */
export function undo(
  context: ServerContext,
  request: FastifyRequest,
  commandId: string,
): Promise<CommandAnswer<AnswerView>> {
  return runCommand(context, request, { name: 'undo', onClosedDay: 'free' }, (work) =>
    takeBack(work, commandId),
  );
}
