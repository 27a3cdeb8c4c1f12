import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by machines all day: what went well is a line of level debug. */
    isFrequent?: boolean;
  }
}

/**
 * Logs one line per request with the route's pattern. The requested URL, query and body are never logged, because
 * they can name a patient. The network of the client is logged, so that the line can be compared with the log of
 * accesses.
 */
export const requestLog = fp(
  async (app: FastifyInstance) => {
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
      const isNoise = request.routeOptions.config.isFrequent === true && reply.statusCode < 400;
      request.log[isNoise ? 'debug' : 'info'](facts, 'request');
    });
  },
  { name: 'requestLog', fastify: '5.x' },
);
