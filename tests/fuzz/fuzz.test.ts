import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultOf } from '../../tools/fuzz/judge';
import { openTarget, type OpenTarget } from '../../tools/fuzz/openTarget';
import type { FuzzRequest } from '../../tools/fuzz/makeRequest';
import { runFuzz, type FuzzTarget } from '../../tools/fuzz/runFuzz';
import { asCurl } from '../../tools/fuzz/shrink';
import { embeddedTemplate, testDatabaseUrl } from '../support/database';

/** Long enough for each role to meet most routes, short enough for every run of the tests. */
const REQUESTS = 500;

let target: OpenTarget;
beforeAll(async () => {
  target = await openTarget(
    testDatabaseUrl ? { databaseUrl: testDatabaseUrl } : { template: await embeddedTemplate() },
  );
}, 240_000);
afterAll(() => target.close());

it('no request of a seed is answered with 5xx, with no error body, or not at all', async () => {
  const { failures, answers } = await runFuzz(target, { requests: REQUESTS, seed: 12 });
  expect(failures.map(({ fault, request }) => `${fault}: ${asCurl(request)}`)).toEqual([]);
  expect(answers.get('2xx')).toBeGreaterThan(REQUESTS / 10);
}, 240_000);

it('a client’s system is asked for with its signature, which a header of the request can break', async () => {
  const body = JSON.stringify({ order_number: 'FUZZ-1' });
  const status = async (as: string, headers: Record<string, string> = {}) => {
    const key = { 'idempotency-key': randomUUID() };
    const all = { 'content-type': 'application/json', ...key, ...headers };
    return (await target.send({ as, method: 'POST', path: '/api/deliveries_inbox', headers: all, body }))
      .status;
  };
  expect([await status('Client'), await status('Client of a CDP')]).toEqual([201, 201]);
  expect(await status('Client with a revoked key')).toBe(401);
  for (const header of ['x-client-key', 'x-timestamp', 'x-signature'])
    expect(await status('Client', { [header]: '0' })).toBe(401);
});

it('a request that is no HTTP gets the error body too', async () => {
  for (const [text, status] of [
    ['nonsense\r\n\r\n', 400],
    [`GET /api/cdp?x=${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431],
    [`HEAD /api/cdp?x=${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431],
  ] as const) {
    const socket = connect(Number(new URL(target.origin).port), '127.0.0.1').end(text);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    await once(socket, 'close');
    const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    if (text.startsWith('HEAD')) expect(body).toBe('');
    else
      expect(JSON.parse(body)).toEqual({
        status_code: expect.stringMatching(/^[a-z]+\d{3}$/) as string,
        message: expect.any(String) as string,
        request_id: expect.any(String) as string,
      });
  }
});

/** A server that fails for one word in a body, and is well otherwise. */
function brokenTarget(): FuzzTarget {
  const fails = ({ body }: FuzzRequest) => body?.includes('toString') === true;
  return {
    pool: { ...target.pool, operations: target.pool.operations.filter(({ method }) => method === 'POST') },
    send: async (request) => ({
      status: fails(request) ? 500 : 204,
      contentType: '',
      body: '',
      trouble: null,
    }),
    look: async () => null,
    troubles: () => [],
    unready: async () => null,
  };
}

it('what fails is told once for each place, as small as it gets, and the same for the same seed', async () => {
  const find = () => runFuzz(brokenTarget(), { requests: 400, seed: 3 });
  const { failures } = await find();
  expect(failures.length).toBeGreaterThan(0);
  for (const { request, isRepeatable } of failures) {
    expect(isRepeatable).toBe(true);
    expect(request.headers).toEqual({});
    expect(request.path).not.toContain('?');
    expect(request.body?.length).toBeLessThan(60);
  }
  const places = failures.map(
    ({ request }) => `${request.method} ${request.path.replaceAll(/\/\d+/g, '/:n')}`,
  );
  expect(new Set(places).size).toBe(places.length);
  expect((await find()).failures).toEqual(failures);
});

it.each([
  [{ status: 204, contentType: '', body: '', trouble: null }, null],
  [{ status: null, contentType: '', body: '', trouble: 'hung' }, 'hung'],
  [{ status: 503, contentType: 'application/json', body: '{}', trouble: null }, 'status 503'],
  [{ status: 404, contentType: 'text/html', body: 'x', trouble: null }, 'status 404 as text/html'],
  [
    { status: 400, contentType: 'application/json', body: '{"error":1}', trouble: null },
    'status 400 without the error body',
  ],
])('%j is judged as %s', (answer, fault) => {
  expect(faultOf({ as: null, method: 'GET', path: '/api/cdp', headers: {}, body: null }, answer)).toBe(fault);
});
