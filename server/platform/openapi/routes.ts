import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { RouteModule } from '../../context';
import { docsPolicy } from '../plugins/pagePolicy';
import { docsPage } from './docsPage';

const require = createRequire(import.meta.url);
const SCRIPT = require.resolve('rapidoc/dist/rapidoc-min.js');
const PUBLIC = { access: 'public', scope: 'none' } as const;

/** `GET /openapi.json`: the document of all routes, made from the schemas that validate them; `/docs` to read it. */
export const openapiRoutes: RouteModule = (app) => {
  app.get(
    '/openapi.json',
    { config: PUBLIC, schema: { summary: 'This document' } },
    async (_request, reply) => {
      return reply.header('cache-control', 'no-cache').send(app.swagger());
    },
  );

  app.get(
    '/docs',
    { config: PUBLIC, schema: { summary: 'This document as a page' } },
    async (_request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', docsPolicy(nonce))
        .send(docsPage(nonce));
    },
  );

  app.get(
    '/docs/rapidoc.js',
    { config: PUBLIC, schema: { summary: 'The script of that page' } },
    async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(await readFile(SCRIPT)),
  );
};
