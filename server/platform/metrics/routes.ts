import { createHash, timingSafeEqual } from 'node:crypto';
import type { RouteModule } from '../../context';
import { notFound } from '../plugins/errors';
import { watchCopies } from './watchCopies';
import { watchDatabase } from './watchDatabase';

function isSame(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}

/**
 * `GET /metrics` for a Prometheus, at the root, with `Authorization: Bearer METRICS_TOKEN`. Without that variable, and with any
 * other token, there is no such page.
 */
export const metricsRoutes: RouteModule = (app, context) => {
  watchDatabase(app.metrics, context);
  watchCopies(app.metrics, context);
  app.get(
    '/metrics',
    { config: { access: 'public', scope: 'none', isFrequent: true } },
    async (request, reply) => {
      const { metricsToken } = context.config;
      const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (metricsToken === null || given === undefined || !isSame(given, metricsToken)) throw notFound();
      const { type, body } = await app.metrics.text();
      return reply.header('content-type', type).header('cache-control', 'no-store').send(body);
    },
  );
};
