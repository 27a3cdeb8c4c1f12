import type { RouteModule } from '../../context';
import { isReady, readReadiness } from './readiness';

/** `/healthz`: the process is alive. `/readyz`: what it needs works; 503 says which part does not. At the root. */
export const healthRoutes: RouteModule = (app, context) => {
  const config = { access: 'public', scope: 'none' } as const;
  app.get('/healthz', { config }, async () => ({ status: 'alive' }));
  app.get('/readyz', { config }, async (_request, reply) => {
    const readiness = await readReadiness(app, context);
    return reply.code(isReady(readiness) ? 200 : 503).send(readiness);
  });
};
