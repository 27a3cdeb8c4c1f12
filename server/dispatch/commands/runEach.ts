import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { CommandAnswer as AnswerView, ItemResult } from '../../../src/domain/runs/dispatchView';
import type { ServerContext } from '../../context';
import { loggable, refusalOf } from '../../plugins/errorHandler';
import { SERVER_CODE, type ApiError } from '../../plugins/errors';
import { once } from '../../plugins/idempotency';
import { noteNothingRead } from '../../plugins/scope';
import { readEvents, readManifests } from '../readManifests';
import type { ClosedDayRule } from './rules/closedDay';
import { runCommand } from './runCommand';
import type { StopTarget } from './command';
import type { UnitOfWork } from './work/unitOfWork';

type BulkAnswer = AnswerView & { results: ItemResult[] };

/**
 * The command that all items share. Its key is taken before the first of them, so that a repeat names the same command
 * and the same key with another request is refused.
 */
async function sharedCommandId(context: ServerContext, request: FastifyRequest): Promise<string> {
  const { body } = await once(context, request, async () => ({
    status: 200,
    body: { command_id: randomUUID() },
  }));
  return (body as { command_id: string }).command_id;
}

/** What an answer says of a stop that was refused. */
export function refusedResult(id: number, refusal: ApiError): ItemResult {
  const { errors, args } = refusal.details;
  return { id, ok: false, status_code: refusal.statusCode, message: refusal.message, errors, args };
}

export function doneResult(id: number): ItemResult {
  return { id, ok: true, status_code: null, message: null };
}

function refused(context: ServerContext, id: number, error: unknown): ItemResult {
  const refusal = refusalOf(error);
  if (refusal) return refusedResult(id, refusal);
  context.log.error({ error: loggable(error), delivery_event_id: id }, 'a stop of a bulk command failed');
  return { id, ok: false, status_code: SERVER_CODE.internal, message: 'Oops. Something went wrong' };
}

/**
 * The same verb for several stops, each in its own transaction: one that is refused does not hold up the others, and
 * the answer says per stop what became of it. A repeat with the same key does only what is missing. All share one
 * command, so that one undo takes back what was done.
 */
export async function runEach(
  context: ServerContext,
  request: FastifyRequest,
  given: { name: string; isForced: boolean; onClosedDay: ClosedDayRule },
  targets: readonly StopTarget[],
  apply: (work: UnitOfWork, target: StopTarget) => Promise<void>,
): Promise<BulkAnswer> {
  const commandId = await sharedCommandId(context, request);
  const results: ItemResult[] = [];
  const manifestIds = new Set(targets.flatMap(({ manifestId }) => (manifestId === 0 ? [] : manifestId)));
  let undoUntil: string | null = null;
  for (const target of targets) {
    const id = target.eventId;
    try {
      const part = `stop:${id}`;
      const { body } = await runCommand(
        context,
        request,
        { ...given, commandId },
        (work) => apply(work, target),
        part,
      );
      undoUntil = body.undo_until;
      for (const manifest of body.manifests) manifestIds.add(manifest.id);
      results.push(doneResult(id));
    } catch (error) {
      results.push(refused(context, id, error));
    }
  }
  const done = results.filter((result) => result.ok).map((result) => result.id);
  if (done.length === 0) noteNothingRead(request);
  const manifests = done.length > 0 ? await readManifests(context.db, [...manifestIds], context.clock()) : [];
  const events = await readEvents(context.db, done);
  return { results, command_id: commandId, manifests, events, undo_until: undoUntil };
}
