import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../server/records/accounts/passwords';
import { inTransaction } from '../../server/platform/database/transaction';
import { publishAccessChange } from '../../server/platform/plugins/permissionCache';
import { bindingToken } from '../../server/platform/plugins/sessionTokens';
import { testServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const MINUTE_MS = 60_000;

describe('the binding token', () => {
  it.each([
    ['of now', 0, 200],
    ['of the previous quarter of an hour', -15, 200],
    ['of the one before that', -30, 401],
    ['of the future', 15, 401],
  ])('%s', async (_what, minutes, status) => {
    const as = await server.signInAs('nobody');
    const authorization = bindingToken(
      as.token,
      new Date(server.clock.now().getTime() + minutes * MINUTE_MS),
    );
    const answer = await server.call('GET', '/users/routes', { as, headers: { authorization } });
    expect(answer.status).toBe(status);
    if (status === 401) expect(answer.body.status_code).toBe('auth007');
  });

  it('is needed beside the cookie, and the one of another session does not do', async () => {
    const [as, other] = [await server.signInAs('nobody'), await server.signInAs('nobody')];
    const { cookie } = server.headersOf(as);
    const { authorization } = server.headersOf(other);
    for (const headers of [{ cookie }, { cookie, authorization }, { cookie, authorization: 'Bearer x' }]) {
      const answer = await server.call('GET', '/users/routes', {
        headers: headers as Record<string, string>,
      });
      expect([answer.status, answer.body.status_code]).toEqual([401, 'auth007']);
    }
  });

  it('alone, without the cookie, is nothing', async () => {
    const { authorization } = server.headersOf(await server.signInAs('nobody'));
    const answer = await server.call('GET', '/users/routes', {
      headers: { authorization: authorization ?? '' },
    });
    expect([answer.status, answer.body.status_code]).toEqual([401, 'auth005']);
  });

  it('comes fresh from GET /users/session, which needs only the cookie', async () => {
    const as = await server.signInAs('nobody');
    const { cookie } = server.headersOf(as);
    const session = await server.call('GET', '/users/session', { headers: { cookie: cookie ?? '' } });
    expect(session.status).toBe(200);
    expect(session.headers['cache-control']).toBe('no-store');
    const headers = { cookie: cookie ?? '', authorization: String(session.body.Authorization) };
    expect((await server.call('GET', '/users/routes', { headers })).status).toBe(200);
  });
});

describe('the end of a session', () => {
  it('comes with its time: 401 auth005', async () => {
    const as = await server.signInAs('nobody');
    expect((await server.call('GET', '/users/routes', { as })).status).toBe(200);
    server.clock.advance(61 * MINUTE_MS);
    const answer = await server.call('GET', '/users/routes', { as });
    expect([answer.status, answer.body.status_code]).toEqual([401, 'auth005']);
  });

  it('comes with signing out, which removes the cookie and is written down', async () => {
    const as = await server.signInAs('nobody');
    const out = await server.call('DELETE', '/users/sign_out', { as });
    expect(out.status).toBe(204);
    expect(String(out.headers['set-cookie'])).toMatch(/^rx_session=; Max-Age=0; Path=\/api;/);
    expect((await server.call('GET', '/users/session', { as })).body.status_code).toBe('auth005');
    const entry = await server.db
      .selectFrom('audit_entries')
      .select('action')
      .where('user_id', '=', as.user_id)
      .executeTakeFirst();
    expect(entry?.action).toBe('signOut');
  });

  it('comes with blocking the user, as soon as the outbox has told of it', async () => {
    const as = await server.signInAs('nobody');
    expect((await server.call('GET', '/users/routes', { as })).status).toBe(200);
    await inTransaction(server.db, async (trx) => {
      await trx.updateTable('users').set({ is_blocked: true }).where('id', '=', as.user_id).execute();
      await publishAccessChange(trx, as.user_type_id);
    });
    await expect
      .poll(async () => (await server.call('GET', '/users/routes', { as })).status, { timeout: 4_000 })
      .toBe(401);
  });

  it('comes at once on this server, also for one that has just been used', async () => {
    const password_hash = await hashPassword('Right-1234!');
    const as = await server.signInAs('nobody', { email: 'used@example.test', password_hash });
    const ask = () => server.call('GET', '/users/routes', { as });
    expect((await ask()).status).toBe(200);
    const body = { email: as.email, password: 'Right-1234!' };
    expect((await server.call('POST', '/users/sign_in', { body })).status).toBe(200);
    expect((await ask()).body.status_code).toBe('auth006');

    const other = await server.signInAs('nobody');
    expect((await server.call('GET', '/users/routes', { as: other })).status).toBe(200);
    await server.call('DELETE', '/users/sign_out', { as: other });
    expect((await server.call('GET', '/users/routes', { as: other })).body.status_code).toBe('auth005');
  });
});

describe('my own account', () => {
  it('keeps preferences as they were sent, and the language for the next sign-in', async () => {
    const as = await server.signInAs('nobody');
    expect((await server.call('GET', '/users/preferences', { as })).body).toEqual({});
    const body = { language: 'es', dark: true, columns: { vehicles: ['name', 'vin'] } };
    expect((await server.call('PUT', '/users/preferences', { as, body })).status).toBe(200);
    expect((await server.call('GET', '/users/preferences', { as })).body).toEqual(body);
    expect((await server.call('GET', '/users/session', { as })).body.default_language).toBe('es');
  });

  it('refuses preferences of more than 64 kB', async () => {
    const as = await server.signInAs('nobody');
    const answer = await server.call('PUT', '/users/preferences', { as, body: { x: 'x'.repeat(70_000) } });
    expect([answer.status, answer.body.status_code]).toEqual([413, 'size001']);
  });

  it('names the role', async () => {
    const as = await server.signInAs('dispatcher');
    const answer = await server.call('GET', `/user_types/${as.user_type_id}`, { as });
    expect(answer.body).toMatchObject({ id: as.user_type_id, name: expect.stringMatching(/^dispatcher/) });
    expect((await server.call('GET', '/user_types/999999', { as })).status).toBe(404);
    expect((await server.call('GET', '/user_types/abc', { as })).status).toBe(400);
  });

  it('lists what I may do, in the form of the routes', async () => {
    const as = await server.signInAs('nobody', { permissions: [['GET', '/participants/:id']] });
    const answer = await server.call('GET', '/users/routes', { as });
    expect(answer.body).toEqual([{ http_method: 'GET', path_route: '/participants/:id' }]);
  });
});
