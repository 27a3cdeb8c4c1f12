import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { keepAccessLog } from './accessLog/keepAccessLog';
import { logPrivateReads } from './audit/logReads';
import type { RouteModule, ServerContext } from './context';
import { healthRoutes } from './health/routes';
import { JobRunner } from './jobs/jobRunner';
import { scheduleMaintenance } from './jobs/maintenance';
import { describeRoutes } from './openapi/describeRoutes';
import { BASE, guardRoutes } from './plugins/access';
import { CONNECTION_LIMITS, requireBodyPace } from './plugins/bodyPace';
import { closeSocketsAtStop } from './plugins/closeSockets';
import { answerBrokenRequest, answerErrors, answerFrameworkError } from './plugins/errorHandler';
import { serveLive } from './plugins/live';
import { OutboxFeed } from './plugins/outboxFeed';
import { ACCESS_TOPIC, PermissionCache } from './plugins/permissionCache';
import { logRequests } from './plugins/requestLog';
import { secondsLeftOf, signInWith } from './plugins/session';
import { SessionCache } from './plugins/sessionCache';
import { requireStorableValues } from './plugins/storableRequest';
import { validateWithYup } from './plugins/validation';
import { serveWebApp } from './plugins/webApp';
import { routeModules as allRouteModules } from './routes';
import { dropSettings, SETTINGS_EVENT } from './settings/readSettings';

const BODY_LIMIT_BYTES = 1024 * 1024;

declare module 'fastify' {
  interface FastifyInstance {
    jobs: JobRunner;
    /** Is notified, after the commit, of every change to a user or their session. */
    sessions: SessionCache;
    /** To be dropped, after the commit, when a role changes. */
    permissions: PermissionCache;
  }
}

async function registerPlugins(app: FastifyInstance, context: ServerContext): Promise<void> {
  closeSocketsAtStop(app);
  requireBodyPace(app);
  app.addHook('onSend', async (request, reply) => {
    // Answers to requests with a session are private; the few answers that may be cached set their own header.
    if (request.url.startsWith(BASE) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
  answerErrors(app);
  logRequests(app);
  requireStorableValues(app);
  validateWithYup(app);
  await app.register(helmet, {
    // Answers of the API are data; the page's own policy comes with the page (`webApp.ts`).
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Tile servers require the origin. More is not sent, because the app's addresses are in the hash.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: context.config.publicUrl.startsWith('https:'),
  });
  await app.register(cookie);
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });

  const permissions = new PermissionCache(context.db);
  const sessions = new SessionCache(context.db);
  app.decorate('sessions', sessions);
  app.decorate('permissions', permissions);
  guardRoutes(app, signInWith(context, sessions, permissions));
  keepAccessLog(app, context);
  logPrivateReads(app, context);
  await describeRoutes(app);

  const feed = new OutboxFeed(context.database, context.log);
  feed.onEntry((entry) => {
    if (entry.topic === 'session' && entry.user_id !== null) sessions.dropUser(entry.user_id);
    if (entry.event === SETTINGS_EVENT) dropSettings(context.db);
    if (entry.topic !== ACCESS_TOPIC) return;
    permissions.dropAll();
    sessions.dropAll();
  });
  await app.register(async (api) => serveLive(api, feed, secondsLeftOf(context)), { prefix: BASE });
  app.addHook('onReady', () => feed.start());

  app.decorate('jobs', new JobRunner(context));
  scheduleMaintenance(app.jobs, context);
  // In this order: no event is handed on, no job is begun any more; then whoever owns the database closes it.
  app.addHook('onClose', async () => {
    await feed.stop();
    await app.jobs.stop();
  });
}

/**
 * Builds the server without listening: plugins first, then every module of routes under `/api`. Rejects when a route declares no
 * access. `app.close()` finishes the requests under way and ends the event streams; the database stays open.
 */
export async function buildApp(
  context: ServerContext,
  routeModules: readonly RouteModule[] = allRouteModules,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: context.log,
    // Fastify's own request lines hold the address; ours (`requestLog.ts`) do not.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    trustProxy: context.config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    exposeHeadRoutes: false,
    ...CONNECTION_LIMITS,
    forceCloseConnections: 'idle',
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerBrokenRequest,
  });
  app.removeContentTypeParser('text/plain');
  await registerPlugins(app, context);
  await app.register(async (root) => healthRoutes(root, context));
  for (const registerRoutes of routeModules)
    await app.register(async (api) => registerRoutes(api, context), { prefix: BASE });
  await serveWebApp(app, context.config);
  return app;
}
