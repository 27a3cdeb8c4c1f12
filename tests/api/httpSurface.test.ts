import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../support/server';

const STRANGER = 'https://stranger.example';
const YEAR_SECONDS = 31_536_000;

let server: TestServer;
let webRoot: string;
let address: URL;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'rx-surface-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), '<title>Rx</title>');
  await writeFile(join(webRoot, 'assets', 'app-1a2b.js'), 'export {}');
  await writeFile(join(webRoot, 'assets', 'app-1a2b.css'), 'body{}');
  server = await testServer({ config: { publicUrl: 'https://rx.example.test', webRoot } });
  address = new URL(await server.listen());
});
afterAll(async () => {
  await server.close();
  await rm(webRoot, { recursive: true });
});

/** What a server on a socket answers to these bytes. */
async function sentRaw(bytes: string): Promise<string> {
  const socket = connect(Number(address.port), address.hostname);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

const ANSWERS = [
  ['a page', 'GET', '/', 200],
  ['a script', 'GET', '/assets/app-1a2b.js', 200],
  ['a style', 'GET', '/assets/app-1a2b.css', 200],
  ['an answer of the API', 'GET', '/api/openapi.json', 200],
  ['the page that draws its document', 'GET', '/api/docs', 200],
  ['a refusal', 'GET', '/api/participants/1', 401],
  ['nothing', 'GET', '/api/nowhere', 404],
  ['a body that cannot be read', 'POST', '/api/users/sign_in', 400],
  ['a sign of life', 'GET', '/healthz', 200],
] as const;

describe('every answer, as the browser is told', () => {
  it.each(ANSWERS)('%s', async (_what, method, url, status) => {
    const isBody = method === 'POST';
    const answer = await server.app.inject({
      method,
      url,
      headers: { origin: STRANGER, ...(isBody && { 'content-type': 'application/json' }) },
      ...(isBody && { payload: '{"email":' }),
    });
    const { headers } = answer;
    expect(answer.statusCode).toBe(status);
    const policy = String(headers['content-security-policy']);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['content-type']).toMatch(/; charset=utf-8$/i);
    const [age, ...rest] = String(headers['strict-transport-security']).split('; ');
    expect(Number(/^max-age=(\d+)$/.exec(age ?? '')?.[1])).toBeGreaterThanOrEqual(YEAR_SECONDS);
    expect(rest).toContain('includeSubDomains');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    // No other site may read an answer.
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is not promised to be https where people come by http', async () => {
    const plain = await testServer();
    const { headers } = await plain.app.inject('/healthz');
    await plain.close();
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('X-Forwarded-For', () => {
  it.each([
    [false, '192.0.2.1'],
    [true, '203.0.113.9'],
  ])('with TRUST_PROXY %s counts as %s', async (trustProxy, seen) => {
    const behind = await testServer({
      config: { trustProxy },
      routeModules: [
        (app) => {
          app.get('/seen', { config: { access: 'public', scope: 'none' } }, async ({ ip }) => ({ seen: ip }));
        },
      ],
    });
    const answer = await behind.app.inject({
      url: '/api/seen',
      remoteAddress: '192.0.2.1',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    await behind.close();
    expect(answer.json()).toEqual({ seen });
  });
});

describe('a request of another site', () => {
  it('gets no leave to send what is not simple', async () => {
    const asked = await server.app.inject({
      method: 'OPTIONS',
      url: '/api/participants',
      headers: { origin: STRANGER, 'access-control-request-method': 'POST' },
    });
    expect(asked.statusCode).toBe(404);
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a message that two readers could read in two ways', () => {
  const smuggled =
    'POST /api/users/sign_in HTTP/1.1\r\nHost: rx\r\nContent-Type: application/json\r\n' +
    'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: rx\r\n\r\n';

  it('is refused, and what hides behind it is not answered', async () => {
    const answer = await sentRaw(smuggled);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('alive');
  });

  it('TRACE gives nothing back of what was sent', async () => {
    const answer = await sentRaw(
      'TRACE / HTTP/1.1\r\nHost: rx\r\nCookie: a=secret\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404|405) /);
    expect(answer).not.toContain('secret');
  });
});
