import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { CommandAnswer as AnswerView, ItemResult } from '../../../../src/domain/runs/dispatchView';
import type { ServerContext } from '../../../context';
import { loggable, refusalOf } from '../../../platform/plugins/errorHandler';
import { SERVER_CODE, type ApiError } from '../../../platform/plugins/errors';
import { once } from '../../../platform/plugins/idempotency';
import { noteNothingRead } from '../../../platform/plugins/scope';
import { readEvents, readManifests } from '../readManifests';
import type { ClosedDayRule } from './rules/closedDay';
import { runCommand } from './runCommand';
import type { StopTarget } from './stopTarget';
import type { UnitOfWork } from './work/unitOfWork';

type BulkAnswer = AnswerView & { results: ItemResult[] };

/**
 * The command that all items share. Its key is taken before the first item, so that a repeat uses the same command,
 * and the same key with another request fails.
 */
async function sharedCommandId(context: ServerContext, request: FastifyRequest): Promise<string> {
  const { body } = await once(context, request, async () => ({
    status: 200,
    body: { command_id: randomUUID() },
  }));
  return (body as { command_id: string }).command_id;
}

/** The result in the answer for a stop that failed. */
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
 * Runs the same verb for several stops, each in its own transaction. A stop that fails does not block the others, and
 * the answer contains a result per stop. A repeat with the same key processes only the missing stops. All stops share
 * one command, so that one undo takes back all changes.
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
