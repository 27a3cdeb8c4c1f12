import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/database/transaction';
import { grantPermissions } from '../../server/accounts/permissions';
import { routePermissions } from '../../server/plugins/access';
import type { Room } from '../../server/context';
import { publishAccessChange } from '../../server/plugins/permissionCache';
import { testServer, type TestServer } from '../support/server';

const things: Room = (app) => {
  const done = async () => ({ done: true });
  app.get('/things', { config: { access: 'own' } }, done);
  app.get('/things/total_items', { config: { access: { as: ['GET', '/things'] } } }, done);
  app.put('/things/:id', { config: { access: 'own' } }, done);
  app.get('/mine', { config: { access: 'signedIn' } }, done);
  app.get('/open', { config: { access: 'public' } }, done);
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ rooms: [things] });
});
afterAll(() => server.close());

describe('a route', () => {
  it('without access stops the start and is named', async () => {
    const careless: Room = (app) => {
      app.post('/careless', async () => ({}));
    };
    await expect(testServer({ database: server.context.database, rooms: [careless] })).rejects.toThrow(
      'POST /api/careless declares no access',
    );
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
    const other = await testServer({ database: server.context.database, rooms: [things] });
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
