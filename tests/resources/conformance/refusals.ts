import { expect, test } from 'vitest';
import { requiredPermission } from '../../../server/platform/plugins/access';
import type { Resource } from '../../../src/resources/schema/defineResource';
import type { House } from './house';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

/** Who is refused at the routes of every declared resource. */
export function refusalTests(resource: Resource, house: () => House): void {
  const routes = () => {
    const own = ['', '/total_items', '/csv', '/search', '/search/total_items', '/search/csv', '/:id'];
    return house().server.app.routeTable.filter((route) =>
      own.some((end) => route.path === resource.path + end),
    );
  };

  test('every route needs a session and its permission', async () => {
    const nobody = await house().server.signInAs('nobody', { permissions: [] });
    const expected = { list: 6, show: 1, create: 1, edit: 2 };
    // A command may create what the declaration does not.
    const isByCommand = (route: { method: string; path: string }) =>
      route.method === 'POST' && route.path === resource.path && !resource.actions.includes('create');
    const declared = routes().filter((route) => !isByCommand(route));
    expect(declared).toHaveLength(resource.actions.reduce((sum, action) => sum + expected[action], 0));
    for (const route of routes()) {
      const url = route.path.replace(':id', '1');
      const method = route.method as Method;
      const body = method === 'GET' ? undefined : {};
      const anonymous = await house().server.call(method, url, { body });
      expect(anonymous.status, `${method} ${url}`).toBe(401);
      const refused = await house().call(method, url, { body, as: nobody });
      expect(refused.status, `${method} ${url}`).toBe(403);
      const [http_method, path_route] = requiredPermission(route) ?? [];
      expect(refused.body).toMatchObject({ status_code: 'perm001', args: { http_method, path_route } });
    }
  });

  test('what is not there is a 404, what is no number a 400', async () => {
    if (!resource.actions.includes('show')) return;
    expect((await house().call('GET', `${resource.path}/999999999`)).status).toBe(404);
    expect((await house().call('GET', `${resource.path}/abc`)).status).toBe(400);
    expect((await house().call('GET', `${resource.path}/99999999999999999999`)).status).toBe(400);
  });
}
