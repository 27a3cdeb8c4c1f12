import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { AnyObject } from 'yup';
import { overrideFields, type BulkBody } from '../../../../src/contract/dispatch/fields';
import type { CommandContract } from '../../../../src/contract/command';
import type { ServerContext } from '../../../context';
import { type CommandAnswer, requireIdempotencyKey, sendAnswer } from '../../../platform/plugins/idempotency';
import { manifestPath, stopPath } from '../paths';
import type { Command } from './command';
import type { StopTarget } from './stopTarget';
import { commands } from './verbs/list';
import { undoAnyCall, undoCall } from '../../../../src/contract/board/day';
import { serve, type RequestOf } from '../../../platform/plugins/serve';
import { runCommand } from './runCommand';
import { runEach } from './runEach';
import { undo } from './undo';

const tags = ['dispatch'];
const PARAMS = { stop: stopPath, stops: manifestPath, run: manifestPath, selection: undefined };

interface CommandRequest {
  Params: { manifestId?: number; eventId?: number };
  Body: (AnyObject & BulkBody) | undefined;
}

/** The run of each of these stops, as it is now; none for those of the pool. */
async function runsOf({ db }: ServerContext, ids: readonly number[]): Promise<Map<number, number | null>> {
  const rows = await db
    .selectFrom('delivery_events')
    .select(['id', 'delivery_manifest_id'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.delivery_manifest_id]));
}

/**
 * The stops that a bulk request names, including the stop of the path; null when the request is only about that stop.
 * When the path names a stop, the other stops may be in other runs or in the pool, so the run of each is looked up.
 */
async function bulkTargets(
  context: ServerContext,
  { params, body }: FastifyRequest<CommandRequest>,
  of: CommandContract['of'],
): Promise<StopTarget[] | null> {
  if (!body?.delivery_event_ids || of === 'run' || of === 'selection') return null;
  const { manifestId = 0, eventId } = params;
  const ids = [...new Set([...(eventId === undefined ? [] : [eventId]), ...body.delivery_event_ids])];
  const runs = of === 'stop' ? await runsOf(context, ids) : null;
  return ids.map((id) => {
    // `If-Match` is the version of the path's stop, and of no other.
    const named = body.versions?.[String(id)] ?? (id === eventId ? undefined : null);
    return { manifestId: runs?.has(id) ? (runs.get(id) ?? 0) : manifestId, eventId: id, named };
  });
}

async function answer(
  context: ServerContext,
  request: FastifyRequest<CommandRequest>,
  command: Command,
  isForced: boolean,
): Promise<CommandAnswer> {
  requireIdempotencyKey(request);
  const { body = {}, params } = request;
  await command.prepare?.(context, request, body);
  const { of, name } = command.contract;
  const given = { name, isForced, onClosedDay: command.onClosedDay };
  const targets = await bulkTargets(context, request, of);
  if (targets) {
    const each = await runEach(context, request, given, targets, (work, target) =>
      command.apply(work, target, body),
    );
    return { status: 200, body: each };
  }
  const target = { manifestId: params.manifestId ?? 0, eventId: params.eventId ?? 0 };
  const done = await runCommand(context, request, given, (work) => command.apply(work, target, body));
  const { events, manifests } = done.body;
  const about = of === 'run' ? manifests : events;
  const id = of === 'run' ? target.manifestId : target.eventId;
  const version = about.find((each) => each.id === id)?.version;
  return version === undefined ? done : { ...done, headers: { etag: `"${version}"` } };
}

/** An override may name the rules that the person has seen. */
function overrideBody({ body }: CommandContract) {
  return body.shape(overrideFields);
}

/** A route, and with it a permission, for every verb in `list.ts` and for its override, and the undo of all of them. */
export function commandRoutes(app: FastifyInstance, context: ServerContext): void {
  for (const command of commands) {
    const { contract } = command;
    const { right, override } = contract;
    for (const { http_method, path_route } of override ? [right, override] : [right]) {
      const isForced = path_route === override?.path_route;
      app.route<CommandRequest>({
        method: http_method,
        url: path_route,
        config: { access: 'own', scope: contract.scope ?? 'run' },
        schema: {
          ...(PARAMS[contract.of] ? { params: PARAMS[contract.of] } : {}),
          body: isForced ? overrideBody(contract) : contract.body,
          tags,
          summary: `${contract.summary}${isForced ? ', overriding the broken rules' : ''}`,
        },
        handler: async (request, reply) =>
          sendAnswer(reply, await answer(context, request, command, isForced)),
      });
    }
  }

  const undoing = async (request: RequestOf<typeof undoCall | typeof undoAnyCall>, reply: FastifyReply) => {
    requireIdempotencyKey(request);
    return sendAnswer(reply, await undo(context, request, request.params.commandId));
  };
  serve(app, undoCall, { access: 'signedIn', scope: 'run' }, undoing);
  // The same call as a separate permission: to undo commands of other people.
  serve(app, undoAnyCall, { scope: 'run' }, undoing);
}
