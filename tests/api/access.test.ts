import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/platform/database/transaction';
import { grantPermissions } from '../../server/records/accounts/permissions';
import type { FastifyContextConfig } from 'fastify';
import { routePermissions } from '../../server/platform/plugins/access';
import { actorOf } from '../../server/platform/plugins/actor';
import type { RouteModule } from '../../server/context';
import { publishAccessChange } from '../../server/platform/plugins/permissionCache';
import { makeRun } from '../support/dispatchDay';
import { testServer, type TestServer } from '../support/server';

const things: RouteModule = (app) => {
  const done = async () => ({ done: true });
  app.get('/things', { config: { access: 'own', scope: 'everybody' } }, done);
  app.get(
    '/things/total_items',
    { config: { access: { as: ['GET', '/things'] }, scope: 'everybody' } },
    done,
  );
  app.put('/things/:id', { config: { access: 'own', scope: 'everybody' } }, done);
  app.get('/mine', { config: { access: 'signedIn', scope: 'everybody' } }, done);
  app.get('/unasked', { config: { access: 'signedIn', scope: 'cdp' } }, done);
  app.get('/asked', { config: { access: 'signedIn', scope: 'cdp' } }, async (request) => ({
    cdp: actorOf(request).cdp_id,
  }));
  app.get('/whole', { config: { access: 'signedIn', scope: 'operation' } }, done);
  app.get('/open', { config: { access: 'public', scope: 'everybody' } }, done);
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ routeModules: [things] });
});
afterAll(() => server.close());

describe('a route', () => {
  it('without access stops the start and is named', async () => {
    const careless: RouteModule = (app) => {
      app.post('/careless', async () => ({}));
    };
    await expect(testServer({ database: server.context.database, routeModules: [careless] })).rejects.toThrow(
      'POST /api/careless declares no access',
    );
  });

  it('that does not say whose rows it touches stops the start and is named', async () => {
    const careless: RouteModule = (app) => {
      app.post(
        '/careless',
        { config: JSON.parse('{"access":"own"}') as FastifyContextConfig },
        async () => ({}),
      );
    };
    await expect(testServer({ database: server.context.database, routeModules: [careless] })).rejects.toThrow(
      'POST /api/careless does not say whose rows it touches',
    );
  });

  it('is closed to whom its scope refuses, and answers nothing that was read without asking whose it is', async () => {
    const { cdp_id } = await makeRun(server.db);
    const callers = [
      await server.signInAs('nobody'),
      await server.signInAs('nobody', { cdp_id }),
      await server.signInAs('driver'),
    ];
    const statuses = async (path: string) =>
      Promise.all(callers.map(async (as) => (await server.call('GET', path, { as })).status));
    expect(await statuses('/asked')).toEqual([200, 200, 403]);
    expect(await statuses('/unasked')).toEqual([500, 500, 403]);
    expect(await statuses('/whole')).toEqual([200, 403, 403]);
  });

  it('public: needs nothing; signedIn: a session; own: its pair; as: the other pair', async () => {
    const nobody = await server.signInAs('nobody');
    const reader = await server.signInAs('nobody', { permissions: [['GET', '/things']] });
    const status = async (path: string, as?: typeof nobody) =>
      (await server.call('GET', path, { as })).status;
    expect([await status('/open'), await status('/mine'), await status('/things')]).toEqual([200, 401, 401]);
    expect([await status('/mine', nobody), await status('/things', nobody)]).toEqual([200, 403]);
    expect([await status('/things', reader), await status('/things/total_items', reader)]).toEqual([
      200, 200,
    ]);
  });

  it('refused names the missing pair', async () => {
    const as = await server.signInAs('nobody', { permissions: [['GET', '/things']] });
    const answer = await server.call('PUT', '/things/7', { as, body: {} });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      status_code: 'perm001',
      message: 'You need the permission PUT /things/:id',
      args: { http_method: 'PUT', path_route: '/things/:id' },
    });
  });

  it('is refused before its body is read', async () => {
    const body = '{"not json';
    expect((await server.call('PUT', '/things/7', { body })).status).toBe(401);
    const as = await server.signInAs('nobody');
    expect((await server.call('PUT', '/things/7', { as, body })).status).toBe(403);
  });
});

describe('permissions', () => {
  it('that routes ask for are listed once each', () => {
    expect(routePermissions(server.app)).toEqual([
      ['GET', '/things'],
      ['PUT', '/things/:id'],
    ]);
  });

  it('given or taken away hold at once, also on another server of the same database', async () => {
    const other = await testServer({ database: server.context.database, routeModules: [things] });
    const as = await server.signInAs('nobody');
    const statuses = async () => [
      (await server.call('GET', '/things', { as })).status,
      (await other.call('GET', '/things', { as })).status,
    ];
    expect(await statuses()).toEqual([403, 403]);
    await inTransaction(server.db, (trx) => grantPermissions(trx, as.user_type_id, [['GET', '/things']]));
    await expect.poll(statuses).toEqual([200, 200]);
    await inTransaction(server.db, async (trx) => {
      await trx.deleteFrom('user_type_permissions').where('user_type_id', '=', as.user_type_id).execute();
      await publishAccessChange(trx, as.user_type_id);
    });
    await expect.poll(statuses).toEqual([403, 403]);
    await other.close();
  });
});
