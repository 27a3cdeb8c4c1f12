import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { demoDrivers } from './demo/drivers/demoDrivers';
import { accessLogPlugin } from './platform/accessLog/keepAccessLog';
import { readLogPlugin } from './platform/audit/logReads';
import type { RouteModule, ServerContext } from './context';
import { healthRoutes } from './platform/health/routes';
import { metrics } from './platform/metrics/metrics';
import { metricsRoutes } from './platform/metrics/routes';
import { jobs } from './platform/jobs/jobs';
import { keepKeyRing } from './platform/keys/keepKeyRing';
import { openApi } from './platform/openapi/describeRoutes';
import { access } from './platform/plugins/access';
import { BASE } from './platform/plugins/apiBase';
import { bodyPace, CONNECTION_LIMITS } from './platform/plugins/bodyPace';
import { callLimits } from './platform/plugins/callLimits';
import { closeSockets } from './platform/plugins/closeSockets';
import { answerBrokenRequest, answerFrameworkError, errorAnswers } from './platform/plugins/errorHandler';
import { events } from './platform/plugins/events';
import { serveLive } from './platform/plugins/live';
import { hiddenCharges } from './platform/plugins/charges';
import { replicaReads } from './platform/plugins/replicaReads';
import { rateLimits } from './platform/plugins/rateLimits';
import { requestLog } from './platform/plugins/requestLog';
import { responseHeaders } from './platform/plugins/responseHeaders';
import { secondsLeftOf } from './platform/plugins/session';
import { sessions } from './platform/plugins/sessions';
import { storableRequests } from './platform/plugins/storableRequest';
import { traceRequests } from './platform/tracing/traceRequests';
import { yupValidation } from './platform/plugins/validation';
import { serveWebApp } from './platform/plugins/webApp';
import { readWebPage } from './platform/plugins/webPage';
import { roads } from './planning/roads/roadsPlugin';
import { routeModules as allRouteModules } from './routes';

const BODY_LIMIT_BYTES = 1024 * 1024;

/** In the order of their hooks. A plugin without its dependencies stops the start. */
async function registerPlugins(app: FastifyInstance, context: ServerContext): Promise<void> {
  const options = { context };
  await app.register(closeSockets);
  await app.register(bodyPace);
  await app.register(errorAnswers);
  await app.register(requestLog);
  await app.register(metrics);
  if (context.config.tracesUrl !== null) await app.register(traceRequests);
  await app.register(storableRequests);
  await app.register(yupValidation);
  await app.register(responseHeaders, options);
  await app.register(cookie);
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(sessions, options);
  await app.register(access, options);
  await app.register(callLimits, options);
  await app.register(hiddenCharges);
  await app.register(rateLimits);
  await app.register(accessLogPlugin, options);
  await app.register(readLogPlugin, options);
  await app.register(openApi);
  await app.register(events, options);
  await app.register(replicaReads, options);
  const page = await readWebPage(context.config.webRoot);
  const live = { feed: app.feed, secondsLeft: secondsLeftOf(context), build: page?.build ?? null };
  await app.register(async (api) => serveLive(api, live), { prefix: BASE });
  await app.register(jobs, options);
  await app.register(keepKeyRing, options);
  await app.register(roads, options);
  await app.register(demoDrivers, options);
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
  await app.register(async (root) => metricsRoutes(root, context));
  for (const registerRoutes of routeModules)
    await app.register(async (api) => registerRoutes(api, context), { prefix: BASE });
  await serveWebApp(app, context.config);
  return app;
}
