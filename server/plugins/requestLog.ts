import type { FastifyInstance } from 'fastify';

/**
 * One line per request with the route's pattern. Never the address asked for, query or body: they can
 * name a patient. Whose network it came from is told, so that the line can be laid beside the log of accesses.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      user_id: request.actor?.user_id,
      remote_address: request.ip,
    };
    request.log.info(facts, 'request');
  });
}
