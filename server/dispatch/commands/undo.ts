import type { FastifyRequest } from 'fastify';
import { fromWire, toWire } from '../../../src/domain/dates';
import type { ServerContext } from '../../context';
import type { CommandBefore } from '../../database/tables/day';
import { missingPermission } from '../../plugins/access';
import { may, type PermissionPair } from '../../plugins/actor';
import { notFound, wrongState } from '../../plugins/errors';
import type { CommandAnswer } from '../../plugins/idempotency';
import { staleVersion } from '../../plugins/versions';
import type { LockedRun, LockedStop } from './lockedRun';
import { runCommand } from './runCommand';
import type { Work } from './work';
import type { StopValues } from './writeStop';

/** Whoever holds it may take back what another person did. */
const UNDO_OVERRIDE: PermissionPair = ['POST', '/commands/:commandId/undo_override'];

interface Touched {
  run: LockedRun;
  stop: LockedStop;
  row: CommandBefore['rows'][number];
}

/** The command under its lock, if it can still be taken back at all. Throws 404, 403 and 409. */
async function openCommand(work: Work, commandId: string) {
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
    throw wrongState('This has been undone already', { reason: 'undone', when: command.undone_at });
  if (fromWire(command.undo_until) < work.now) {
    throw wrongState('It is too late to undo this', { reason: 'late', undo_until: command.undo_until });
  }
  return command;
}

/** The stops that the command changed, in their runs as they are now. Throws 409 for one that has left its run. */
async function openTouched(work: Work, before: CommandBefore): Promise<Touched[]> {
  const rows = before.rows.filter((row) => row.table === 'delivery_events');
  const ids = rows.map((row) => row.id);
  const places = await work.trx
    .selectFrom('delivery_events')
    .select(['id', 'delivery_manifest_id'])
    .where('id', 'in', ids)
    .execute();
  const runs = await work.openRuns(places.flatMap((place) => place.delivery_manifest_id ?? []));
  return rows.map((row) => {
    for (const run of runs) {
      const stop = run.stops.find((each) => each.id === row.id);
      if (stop) return { run, stop, row };
    }
    throw wrongState('The stop is no longer in its run', { reason: 'moved', delivery_event_id: row.id });
  });
}

/** Throws 409 that names who has changed the stop since (the driver has already delivered, say). */
async function refuseMovedOn(work: Work, { stop, row }: Touched): Promise<void> {
  if (stop.version === row.version_after) return;
  const record = { resource: 'delivery_events', id: stop.id, version: stop.version };
  const { message, details } = await staleVersion(work.trx, record, row.version_after);
  throw wrongState(message, { ...details.args, reason: 'changed', delivery_event_id: stop.id });
}

async function takeBack(work: Work, commandId: string): Promise<void> {
  const command = await openCommand(work, commandId);
  const touched = await openTouched(work, command.before);
  for (const each of touched) await refuseMovedOn(work, each);
  for (const { run, stop, row } of touched) {
    await work.changeStop(run, stop, row.values as StopValues, { undoes_command_id: commandId });
  }
  await work.trx
    .updateTable('commands')
    .set({ undone_at: toWire(work.now), undone_by: work.actor.user_id })
    .where('id', '=', commandId)
    .execute();
}

/**
 * Takes a command back by a second one that writes the former values (architecture.md, Undo); a bulk command as one,
 * wholly or not at all. It has an id and can be undone itself. Refusals: 404, 403 for another person's command, 409
 * when it is too late, done already, or when anything of it has moved on, with who and when.
 */
export function undo(
  context: ServerContext,
  request: FastifyRequest,
  commandId: string,
): Promise<CommandAnswer> {
  return runCommand(context, request, { name: 'undo' }, (work) => takeBack(work, commandId));
}
