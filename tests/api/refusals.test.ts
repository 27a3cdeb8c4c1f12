import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requiredPermission } from '../../server/platform/plugins/access';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let nobody: TestSession;
beforeAll(async () => {
  server = await testServer();
  nobody = await server.signInAs('nobody');
});
afterAll(() => server.close());

/** The routes are known only once the server is built, so each test goes over all of them and names the bad ones. */
async function failures(check: (method: string, path: string) => Promise<string | null>, routes: RouteList) {
  const found: string[] = [];
  for (const { method, path } of routes) {
    const problem = await check(method, path.replaceAll(/:\w+/g, '1'));
    if (problem) found.push(`${method} ${path}: ${problem}`);
  }
  return found;
}
type RouteList = readonly { method: string; path: string }[];

async function send(method: string, path: string, as?: TestSession) {
  const response = await server.app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    headers: as ? server.headersOf(as) : {},
    ...(method === 'GET' ? {} : { payload: {} }),
  });
  return {
    status: response.statusCode,
    body: response.json<{ status_code: string; args?: object; request_id: string }>(),
  };
}

describe('every route that is not public', () => {
  it('refuses without a session: 401 auth005', async () => {
    const routes = server.app.routeTable.filter((route) => route.access !== 'public');
    expect(routes.length).toBeGreaterThan(5);
    const bad = await failures(async (method, path) => {
      const { status, body } = await send(method, path);
      return status === 401 && body.status_code === 'auth005' && body.request_id ? null : `answers ${status}`;
    }, routes);
    expect(bad).toEqual([]);
  });

  it('refuses without its permission: 403 perm001 with the missing pair', async () => {
    const pairs = new Map(
      server.app.routeTable.flatMap((route) => {
        const pair = requiredPermission(route);
        return pair ? [[`${route.method} ${route.path}`, { route, pair }] as const] : [];
      }),
    );
    const bad: string[] = [];
    for (const [name, { route, pair }] of pairs) {
      const { status, body } = await send(route.method, route.path.replaceAll(/:\w+/g, '1'), nobody);
      const wanted = { http_method: pair[0], path_route: pair[1] };
      if (status !== 403 || JSON.stringify(body.args) !== JSON.stringify(wanted))
        bad.push(`${name}: ${status}`);
    }
    expect(bad).toEqual([]);
  });
});

describe('a public route', () => {
  it('is one of these, and no other', () => {
    const open = server.app.routeTable.filter((route) => route.access === 'public');
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /client_proofs/:token',
      'GET /docs',
      'GET /docs/:file',
      'GET /openapi.json',
      'GET /tracking/:hash',
      'GET /tracking/:hash/map',
      'POST /tracking/:hash/requests',
      'POST /users/confirm_email',
      'POST /users/first_administrator',
      'POST /users/reset_password',
      'POST /users/set_password_from_token',
      'POST /users/sign_in',
      'POST /users/sign_in/second_step',
      'POST /verify',
    ]);
  });
});
