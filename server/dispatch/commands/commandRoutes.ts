import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyObject } from 'yup';
import type { ServerContext } from '../../context';
import { sendAnswer, type CommandAnswer } from '../../plugins/idempotency';
import { commandPath, eventPath, manifestPath } from '../paths';
import type { BulkBody } from './bulkFields';
import type { Command, StopTarget } from './command';
import { commands } from './list';
import { requireIdempotencyKey, runCommand } from './runCommand';
import { runEach } from './runEach';
import { undo } from './undo';

const tags = ['dispatch'];
const PREFIX = {
  stop: '/delivery_manifest/:manifestId/delivery_events/:eventId',
  stops: '/delivery_manifest/:manifestId',
};

interface CommandRequest {
  Params: { manifestId: number; eventId?: number };
  Body: AnyObject & BulkBody;
}

/** The stops that a bulk request names, the path's among them; null when it is about the path's alone. */
function bulkTargets({ params, body }: FastifyRequest<CommandRequest>): StopTarget[] | null {
  if (!body.delivery_event_ids) return null;
  const { manifestId, eventId } = params;
  const ids = new Set([...(eventId === undefined ? [] : [eventId]), ...body.delivery_event_ids]);
  return [...ids].map((id) => {
    // `If-Match` is the version of the path's stop, and of no other.
    const named = body.versions?.[String(id)] ?? (id === eventId ? undefined : null);
    return { manifestId, eventId: id, named };
  });
}

async function answer(
  context: ServerContext,
  request: FastifyRequest<CommandRequest>,
  command: Command,
  isForced: boolean,
): Promise<CommandAnswer> {
  requireIdempotencyKey(request);
  const { body, params } = request;
  const given = { name: command.name, isForced };
  const targets = bulkTargets(request);
  if (targets) {
    const each = await runEach(context, request, given, targets, (work, target) =>
      command.apply(work, target, body),
    );
    return { status: 200, body: each };
  }
  const target = { manifestId: params.manifestId, eventId: params.eventId ?? 0 };
  const done = await runCommand(context, request, given, (work) => command.apply(work, target, body));
  const version = done.body.events.find((event) => event.id === target.eventId)?.version;
  return version === undefined ? done : { ...done, headers: { etag: `"${version}"` } };
}

/** A route, and with it a permission, for every verb in `list.ts` and for its override, and the undo of all of them. */
export function commandRoutes(app: FastifyInstance, context: ServerContext): void {
  for (const command of commands) {
    for (const isForced of command.hasOverride ? [false, true] : [false]) {
      app.route<CommandRequest>({
        method: command.method,
        url: `${PREFIX[command.of]}/${command.path}${isForced ? '_override' : ''}`,
        config: { access: 'own' },
        schema: {
          params: command.of === 'stop' ? eventPath : manifestPath,
          body: command.body,
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
    { config: { access: 'signedIn' }, schema: { ...schema, summary: 'Take my command back' } },
    async (request, reply) => sendAnswer(reply, await handler(request)),
  );
  // The same call as a permission: to take back what another person did.
  app.post<{ Params: { commandId: string } }>(
    '/commands/:commandId/undo_override',
    { config: { access: 'own' }, schema: { ...schema, summary: 'Take anybody’s command back' } },
    async (request, reply) => sendAnswer(reply, await handler(request)),
  );
}
