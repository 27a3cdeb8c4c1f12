import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { pagePolicy, permissionsPolicy } from './pagePolicy';
import { readWebPage } from './webPage';

const YEAR_SECONDS = 365 * 24 * 3600;
const NONCE_MARK = /__CSP_NONCE__/g;
/** Folder of Vite's hashed files. A new build has new names, so a copy can be cached forever. */
const HASHED = /^assets\//;

/**
 * A worker uses the policy of its own file, not the policy of the page. Our worker holds the live stream and connects
 * only to this server.
 */
const FILE_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Serves the built browser app at `/`. Its router lives in the hash, so there is one page. */
export async function serveWebApp(app: FastifyInstance, config: Config): Promise<void> {
  const { webRoot } = config;
  const page = await readWebPage(webRoot);
  if (page === null) return;
  await app.register(fastifyStatic, { root: webRoot, serve: false, preCompressed: true });

  const sendPage = { config: { access: 'public', scope: 'none' } as const, schema: { hide: true } };
  for (const url of ['/', '/index.html']) {
    app.get(url, sendPage, async (_request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      reply
        .header('content-security-policy', pagePolicy(nonce, config))
        .header('permissions-policy', permissionsPolicy(config))
        .header('cache-control', 'no-store');
      return reply.type('text/html; charset=utf-8').send(page.text.replace(NONCE_MARK, nonce));
    });
  }
  app.get<{ Params: { '*': string } }>('/*', sendPage, (request, reply) => {
    const path = request.params['*'];
    const isHashed = HASHED.test(path);
    reply.header('content-security-policy', FILE_POLICY);
    return reply.sendFile(path, { maxAge: isHashed ? YEAR_SECONDS * 1000 : 0, immutable: isHashed });
  });
}
