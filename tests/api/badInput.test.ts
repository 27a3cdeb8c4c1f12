import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routePermissions, type RouteEntry } from '../../server/platform/plugins/access';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let as: TestSession;
let documented: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  server = await testServer();
  as = await server.signInAs('administrator', { permissions: routePermissions(server.app) });
  documented = (await server.call<{ paths: typeof documented }>('GET', '/openapi.json')).body.paths;
});
afterAll(() => server.close());

interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}

// An event stream has no end to wait for, and signing out would end the sweep; neither takes a body.
const LEFT_OUT = new Set(['/live', '/users/sign_out']);
const ABSURD_TEXTS = [
  '-1',
  '0',
  '1.5',
  '1e21',
  '1e30',
  '99999999999999999999',
  '0001-01-01',
  '9999-12-31',
  '999999999999999',
  'abc',
  '\u0000',
];
const SQL = ["' or 1=1 --", '1); drop table users; --', '$1', '%', '\\'];
const ABSURD_VALUES: readonly unknown[] = [
  null,
  -1,
  1e21,
  1e30,
  '0001-01-01',
  '9999-12-31',
  { toString: 1 },
  1.5,
  true,
  {},
  [],
  [[]],
  [null],
  { a: { b: 1 } },
  'x'.repeat(5000),
  '\u0000',
  ...SQL,
];

const routes = () => server.app.routeTable.filter(({ path }) => !LEFT_OUT.has(path));
const withBody = () => routes().filter(({ method }) => method !== 'GET' && method !== 'DELETE');
const filled = (path: string) => path.replaceAll(/:commandId/g, randomUUID()).replaceAll(/:\w+/g, '1');

function operationOf({ method, path }: RouteEntry): Operation {
  const pattern = `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;
  return documented[pattern]?.[method.toLowerCase()] ?? {};
}

interface Sent {
  headers?: Record<string, string>;
  payload?: string;
}

/** What is wrong with the answer to a bad request; null when it is a refusal as contract.md has it, or no refusal. */
async function problemOf({ method, path: pattern }: RouteEntry, path: string, sent: Sent, wanted?: number) {
  const response = await server.app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    headers: {
      ...server.headersOf(as),
      'idempotency-key': randomUUID(),
      ...(sent.payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...sent.headers,
    },
    payload: sent.payload,
  });
  const what = `${method} ${path.slice(0, 120)} ${(sent.payload ?? '').slice(0, 80)}: ${response.statusCode}`;
  if (wanted !== undefined && response.statusCode !== wanted && response.statusCode !== 429) return what;
  if (response.statusCode < 400) return null;
  if (response.statusCode >= 500 || !String(response.headers['content-type']).includes('json')) return what;
  const body = response.json<Record<string, unknown>>();
  // All links that open nothing get the same bytes.
  const hasId = pattern.startsWith('/tracking/:hash') || body.request_id === response.headers['x-request-id'];
  const isErrorBody =
    /^[a-z]+\d{3}$/.test(String(body.status_code)) &&
    typeof body.message === 'string' &&
    body.message !== '' &&
    hasId;
  return isErrorBody ? null : `${what} ${response.body.slice(0, 100)}`;
}

async function problemsOf(asked: Iterable<Promise<string | null>>) {
  const found: string[] = [];
  for (const each of asked) {
    const problem = await each;
    if (problem !== null) found.push(problem);
  }
  return found;
}

describe('no route of the table is brought down by', { timeout: 180_000 }, () => {
  it('absurd ids in its path', async () => {
    function* asked() {
      for (const route of routes().filter(({ path }) => path.includes(':'))) {
        for (const value of [...ABSURD_TEXTS, ...SQL]) {
          const path = route.path.replaceAll(/:\w+/g, encodeURIComponent(value));
          yield problemOf(route, path, route.method === 'GET' ? {} : { payload: '{}' });
        }
      }
    }
    expect(await problemsOf(asked())).toEqual([]);
  });

  it('absurd and doubled parameters in its query', async () => {
    function* asked() {
      for (const route of routes().filter(({ method }) => method === 'GET')) {
        const names = (operationOf(route).parameters ?? []).filter((each) => each.in === 'query');
        for (const { name } of names) {
          for (const value of [...ABSURD_TEXTS, ...SQL, '', 'x'.repeat(5000)]) {
            yield problemOf(route, `${filled(route.path)}?${name}=${encodeURIComponent(value)}`, {});
          }
          yield problemOf(route, `${filled(route.path)}?${name}=1&${name}=1`, {}, 400);
        }
        if (names.length > 0) yield problemOf(route, `${filled(route.path)}?favourite=1`, {}, 400);
      }
    }
    expect(await problemsOf(asked())).toEqual([]);
  });

  it('a body that is malformed, of a wrong type, or of 10 MB', async () => {
    const huge = JSON.stringify({ name: 'x'.repeat(10 * 1024 * 1024) });
    function* asked() {
      for (const route of withBody()) {
        const path = filled(route.path);
        yield problemOf(route, path, { payload: '{"name": ' }, 400);
        yield problemOf(route, path, { payload: 'a=1', headers: { 'content-type': 'text/plain' } }, 415);
        // Files of orders may be larger; this one is no form.
        yield problemOf(route, path, { payload: huge }, route.path === '/files/imports' ? 400 : 413);
      }
    }
    expect(await problemsOf(asked())).toEqual([]);
  });

  it('values of a wrong kind, unknown fields, or no record at all in its body', async () => {
    function* asked() {
      for (const route of withBody()) {
        const path = filled(route.path);
        const { method } = route;
        const content = operationOf(route).requestBody?.content['application/json'];
        for (const payload of [
          '[]',
          '"text"',
          '5',
          'null',
          'true',
          '{}',
          '{"favourite": {"a": [1]}}',
          '[[]]',
        ]) {
          yield problemOf(route, path, { payload });
        }
        // PATCH takes each field of PUT alone.
        const names = method === 'PUT' ? [] : Object.keys(content?.schema.properties ?? {});
        for (const name of names) {
          for (const value of ABSURD_VALUES) {
            yield problemOf(route, path, { payload: JSON.stringify({ [name]: value }) });
          }
        }
      }
    }
    expect(await problemsOf(asked())).toEqual([]);
  });

  it('text that the database cannot keep', async () => {
    const half = '"\\ud800"';
    function* asked() {
      for (const route of routes()) {
        const path = filled(route.path);
        const get: Sent = route.method === 'GET' ? {} : { payload: '{}' };
        yield problemOf(route, `${path}?page=%00`, get, 400);
        yield problemOf(route, path, { ...get, headers: { 'user-agent': 'a\u0000b' } }, 400);
        if (route.path.includes(':')) {
          const url = route.path.replaceAll(/:\w+/g, 'a%00');
          yield problemOf(route, url, get, 400);
        }
        if (route.method === 'GET' || route.method === 'DELETE') continue;
        for (const payload of [
          `{"name":${half}}`,
          `{"a":[{"b":${half}}]}`,
          `{${half}:1}`,
          '{"name":"\\u0000"}',
        ]) {
          yield problemOf(route, path, { payload }, 422);
        }
        yield problemOf(route, path, { payload: '['.repeat(1000) + ']'.repeat(1000) }, 400);
      }
    }
    expect(await problemsOf(asked())).toEqual([]);
  });

  it.each([
    ['{"orders":[{},{"note":"\\udfff"}]}', ['orders[1].note']],
    ['{"a":{"b":{"c":"x\\u0000"}}, "d":"\\ud83d"}', ['a.b.c', 'd']],
    ['{"a\\u0000":{"b":1}}', ['a']],
    ['{"a":"\\ud83d\\ude00"}', []],
  ])('%s, and the refusal names the field', async (payload, fields) => {
    const { body } = await server.call<{ errors: object }>('POST', '/participants/search', {
      as,
      body: payload,
    });
    const errors = Object.entries(body.errors).filter(([, { message }]) => message === 'validation.storable');
    expect(errors.map(([name]) => name)).toEqual(fields);
  });

  it('versions and keys that are none', async () => {
    function* asked() {
      for (const route of withBody()) {
        for (const value of [
          'x',
          '"',
          '"-1"',
          '"1e30"',
          'W/"1"',
          '*',
          '"99999999999999999999"',
          "' or 1=1",
        ]) {
          const path = filled(route.path);
          yield problemOf(route, path, { payload: '{}', headers: { 'if-match': value } });
          yield problemOf(route, path, { payload: '{}', headers: { 'idempotency-key': value } });
        }
      }
    }
    expect(await problemsOf(asked())).toEqual([]);
  });

  it('a session or a binding token that is none', async () => {
    function* asked() {
      for (const route of routes().filter(({ access }) => access !== 'public')) {
        for (const value of ['', 'x'.repeat(5000), "' or 1=1 --", '%00', '\u00e9']) {
          yield problemOf(route, filled(route.path), { headers: { cookie: `rx_session=${value}` } }, 401);
          yield problemOf(route, filled(route.path), { headers: { authorization: value } });
        }
      }
    }
    expect(await problemsOf(asked())).toEqual([]);
  });
});
