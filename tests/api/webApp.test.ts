import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { errorAnswers } from '../../server/platform/plugins/errorHandler';
import { pagePolicy, permissionsPolicy } from '../../server/platform/plugins/pagePolicy';
import { serveWebApp } from '../../server/platform/plugins/webApp';
import { readWebPage } from '../../server/platform/plugins/webPage';

let root: string;
let app: FastifyInstance;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rx-web-'));
  await mkdir(join(root, 'assets'));
  const page =
    '<meta name="app-build" content="__APP_BUILD__"><meta name="csp-nonce" content="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>';
  await writeFile(join(root, 'index.html'), page);
  await writeFile(join(root, 'assets', 'app-1a2b.js'), 'export {}');
  await writeFile(join(root, 'assets', 'app-1a2b.js.br'), 'compressed');
  await writeFile(join(root, 'favicon.svg'), '<svg/>');
  app = fastify();
  await app.register(errorAnswers);
  await serveWebApp(app, { ...readConfig({}), webRoot: root });
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

it('serves the page with a nonce of its own each time, in the policy and in the page', async () => {
  const [first, second] = [await app.inject('/'), await app.inject('/index.html')];
  const nonces = [first, second].map((page) => /csp-nonce" content="([\w+/=]+)"/.exec(page.body)?.[1]);
  expect(nonces[0]).toHaveLength(24);
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(first.body).not.toContain('__CSP_NONCE__');
  expect(first.body).toContain(`<style nonce="${nonces[0]}">`);
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
  expect(policy).not.toContain('unsafe');
  expect(first.headers['cache-control']).toBe('no-store');
});

it('the page says its build, which another content of the page changes', async () => {
  const build = (await readWebPage(root))?.build ?? '';
  expect(build).toMatch(/^[0-9a-f]{12}$/);
  expect((await app.inject('/')).body).toContain(`<meta name="app-build" content="${build}">`);
  const other = await mkdtemp(join(tmpdir(), 'rx-web-'));
  await writeFile(join(other, 'index.html'), 'another');
  expect((await readWebPage(other))?.build).not.toBe(build);
  await rm(other, { recursive: true });
  expect(await readWebPage(other)).toBeNull();
});

it('lets hashed files be kept for ever and asks again for the others', async () => {
  const hashed = await app.inject('/assets/app-1a2b.js');
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=0');
});

it('sends the compressed file where there is one', async () => {
  const answer = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } });
  expect([answer.headers['content-encoding'], answer.body]).toEqual(['br', 'compressed']);
});

it.each([
  ['/missing.js', 404],
  ['/../package.json', 404],
  ['/%2e%2e/package.json', 404],
  ['/%2e%2e%2f', 404],
  ['/..%5c..%5c', 404],
  ['/%00', 400],
  ['/assets/', 404],
  ['/api/nowhere', 404],
])('does not serve %s', async (url, status) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.json<object>()]).toEqual([
    status,
    expect.objectContaining({ request_id: expect.any(String) as string }),
  ]);
});

it('lets the page ask nobody else for pictures, and no text becomes a script', () => {
  const policy = pagePolicy('n', readConfig({}));
  expect(policy).toContain("img-src 'self' data: blob:;");
  expect(policy).toContain("worker-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

it('lets the page load Google Maps only where the configuration says so', () => {
  expect(pagePolicy('n', readConfig({}))).not.toContain('google');
  const google = pagePolicy('n', readConfig({ MAP_GOOGLE: '1' }));
  expect(google).toMatch(/script-src [^;]*https:\/\/\*\.googleapis\.com/);
});

it('lets the page post pictures to the bucket of the configuration, and nowhere else', () => {
  expect(pagePolicy('n', readConfig({}))).toContain("connect-src 'self';");
  const bucket = {
    FILES_S3_BUCKET: 'pictures',
    FILES_S3_ACCESS_KEY_ID: 'key',
    FILES_S3_SECRET_ACCESS_KEY: 'secret',
  };
  const amazon = pagePolicy('n', readConfig(bucket));
  expect(amazon).toContain("connect-src 'self' https://pictures.s3.us-west-2.amazonaws.com;");
  const own = pagePolicy('n', readConfig({ ...bucket, FILES_S3_ENDPOINT: 'http://minio.test:9000' }));
  expect(own).toContain("connect-src 'self' http://minio.test:9000;");
});

it('lets our own pages ask for the microphone while there are calls, and for nothing that no page needs', () => {
  expect(permissionsPolicy(readConfig({}))).toBe(
    'microphone=(self), geolocation=(self), camera=(), display-capture=(), payment=(), usb=()',
  );
  expect(permissionsPolicy(readConfig({ TELEPHONY_SERVICE: 'off' }))).toContain('microphone=(),');
});

it('lets the page reach the telephony service only where the configuration says so', () => {
  expect(pagePolicy('n', readConfig({}))).not.toContain('twilio');
  const twilio = {
    TELEPHONY_SERVICE: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: '+16195550100',
    TWILIO_API_KEY: 'SK1',
    TWILIO_API_SECRET: 'secret',
    TWILIO_APP_SID: 'AP1',
    TWILIO_CALLER_ID: '6195550100',
  };
  expect(pagePolicy('n', readConfig(twilio))).toMatch(/connect-src [^;]*wss:\/\/\*\.twilio\.com/);
});
