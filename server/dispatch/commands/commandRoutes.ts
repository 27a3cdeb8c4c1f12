import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ObjectSchema, type AnyObject, type AnySchema } from 'yup';
import type { ServerContext } from '../../context';
import { sendAnswer, type CommandAnswer } from '../../plugins/idempotency';
import { commandPath, manifestPath, stopPath } from '../paths';
import type { BulkBody } from './bulkFields';
import type { Command, StopTarget } from './command';
import { commands } from './verbs/list';
import { overrideFields } from './rules/questions';
import { requireIdempotencyKey, runCommand } from './runCommand';
import { runEach } from './runEach';
import { undo } from './undo';

const tags = ['dispatch'];
const PREFIX = {
  stop: '/delivery_manifest/:manifestId/delivery_events/:eventId',
  stops: '/delivery_manifest/:manifestId',
  run: '/delivery_manifest/:manifestId',
  selection: '/delivery_manifest',
};
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
 * The stops that a bulk request names, the path's among them; null when it is about the path's alone. Where the path
 * names a stop, the others may stand in other runs or in the pool: the run of each is looked up.
 */
async function bulkTargets(
  context: ServerContext,
  { params, body }: FastifyRequest<CommandRequest>,
  of: Command['of'],
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
  const given = { name: command.name, isForced, onClosedDay: command.onClosedDay };
  const targets = await bulkTargets(context, request, command.of);
  if (targets) {
    const each = await runEach(context, request, given, targets, (work, target) =>
      command.apply(work, target, body),
    );
    return { status: 200, body: each };
  }
  const target = { manifestId: params.manifestId ?? 0, eventId: params.eventId ?? 0 };
  const done = await runCommand(context, request, given, (work) => command.apply(work, target, body));
  const { events, manifests } = done.body;
  const about = command.of === 'run' ? manifests : events;
  const id = command.of === 'run' ? target.manifestId : target.eventId;
  const version = about.find((each) => each.id === id)?.version;
  return version === undefined ? done : { ...done, headers: { etag: `"${version}"` } };
}

/** An override may name the rules that the person has seen. */
function overrideBody({ body }: Command): AnySchema {
  return body instanceof ObjectSchema ? body.shape(overrideFields) : body;
}

function pathOf(command: Command, isForced: boolean): string {
  const { of, path, overridePath = `${path}_override` } = command;
  const last = isForced ? overridePath : path;
  return last ? `${PREFIX[of]}/${last}` : PREFIX[of];
}

/** A route, and with it a permission, for every verb in `list.ts` and for its override, and the undo of all of them. */
export function commandRoutes(app: FastifyInstance, context: ServerContext): void {
  for (const command of commands) {
    for (const isForced of command.hasOverride ? [false, true] : [false]) {
      app.route<CommandRequest>({
        method: command.method,
        url: pathOf(command, isForced),
        config: { access: 'own', scope: command.scope ?? 'run' },
        schema: {
          ...(PARAMS[command.of] ? { params: PARAMS[command.of] } : {}),
          body: isForced ? overrideBody(command) : command.body,
          tags,
          summary: `${command.summary}${isForced ? ', over what speaks against it' : ''}`,
        },
        handler: async (request, reply) =>
          sendAnswer(reply, await answer(context, request, command, isForced)),
      });
    }
  }

  const handler = async (request: FastifyRequest<{ Params: { commandId: string } }>) => {
    requireIdempotencyKey(request);
    return undo(context, request, request.params.commandId);
  };
  const schema = { params: commandPath, tags };
  app.post<{ Params: { commandId: string } }>(
    '/commands/:commandId/undo',
    { config: { access: 'signedIn', scope: 'run' }, schema: { ...schema, summary: 'Take my command back' } },
    async (request, reply) => sendAnswer(reply, await handler(request)),
  );
  // The same call as a permission: to take back what another person did.
  app.post<{ Params: { commandId: string } }>(
    '/commands/:commandId/undo_override',
    {
      config: { access: 'own', scope: 'run' },
      schema: { ...schema, summary: 'Take anybody’s command back' },
    },
    async (request, reply) => sendAnswer(reply, await handler(request)),
  );
}
