import type { RouteModule } from '../../context';

/** `GET /openapi.json`: the document of all routes, made from the schemas that validate them. */
export const openapiRoutes: RouteModule = (app) => {
  const schema = { summary: 'This document' };
  app.get(
    '/openapi.json',
    { config: { access: 'public', scope: 'none' }, schema },
    async (_request, reply) => {
      return reply.header('cache-control', 'no-cache').send(app.swagger());
    },
  );
};
