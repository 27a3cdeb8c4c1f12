import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { ContextOptions } from '../../context';
import { BASE } from './apiBase';

/** Headers of every answer: no cache for answers of the API, and the security headers. */
export const responseHeaders = fp<ContextOptions>(
  async (app, { context }) => {
    app.addHook('onSend', async (request, reply) => {
      // Answers to requests with a session are private; the few answers that may be cached set their own header.
      if (request.url.startsWith(BASE) && !reply.hasHeader('cache-control'))
        reply.header('cache-control', 'no-store');
    });
    await app.register(helmet, {
      // Answers of the API are data; the page's own policy comes with the page (`webApp.ts`).
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'none'"],
          frameAncestors: ["'none'"],
        },
      },
      // Tile servers require the origin. More is not sent, because the app's addresses are in the hash.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: context.config.publicUrl.startsWith('https:'),
    });
  },
  { name: 'responseHeaders', fastify: '5.x' },
);
