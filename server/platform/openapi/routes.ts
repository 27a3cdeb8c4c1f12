import { readFile } from 'node:fs/promises';
import { object, string } from 'yup';
import type { RouteModule } from '../../context';
import { notFound } from '../plugins/errors';
import { DOCS_POLICY } from '../plugins/pagePolicy';
import { DOCS_FILES, DOCS_PAGE } from './docsPage';

const PUBLIC = { access: 'public', scope: 'none' } as const;
const fileName = object({ file: string().max(40).required() });

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
    async (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('content-security-policy', DOCS_POLICY).send(DOCS_PAGE),
  );

  app.get<{ Params: { file: string } }>(
    '/docs/:file',
    { config: PUBLIC, schema: { params: fileName, summary: 'A file of that page' } },
    async (request, reply) => {
      const { file } = request.params;
      const found = Object.hasOwn(DOCS_FILES, file) ? DOCS_FILES[file] : undefined;
      if (!found) throw notFound();
      const { type, from } = found;
      return reply
        .type(type)
        .header('cache-control', 'public, max-age=86400')
        .send('text' in from ? from.text : await readFile(from.path));
    },
  );
};
