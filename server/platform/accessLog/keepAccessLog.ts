import fp from 'fastify-plugin';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { ContextOptions } from '../../context';
import { withoutBase } from '../plugins/apiBase';
import { AccessLog } from './accessLog';

declare module 'fastify' {
  interface FastifyInstance {
    accessLog: AccessLog;
  }
}

/** Keeps the log of accesses: each 403 of a session is an entry; the routes write the other kinds. */
export const accessLogPlugin = fp<ContextOptions>(
  async (app, { context }) => {
    const accessLog = new AccessLog(context);
    app.decorate('accessLog', accessLog);
    const writing = new Set<Promise<void>>();

    app.addHook('onResponse', async (request, reply) => {
      if (reply.statusCode !== 403 || !request.actor) return;
      const { user_id, full_name } = request.actor;
      const note = accessLog.note(request, {
        kind: 'refused',
        user_id,
        account: full_name,
        http_method: request.method,
        path_route: withoutBase(request.routeOptions.url ?? ''),
      });
      writing.add(note);
      await note.finally(() => writing.delete(note));
    });

    let timer: NodeJS.Timeout | undefined;
    app.addHook('onReady', async () => {
      timer = setInterval(() => void accessLog.flush(), MINUTE_MS);
      timer.unref();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await Promise.all(writing);
      await accessLog.flush();
    });
  },
  { name: 'accessLog', fastify: '5.x', dependencies: ['access'] },
);
