import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstAdministratorLink } from '../../server/accounts/firstAdministrator';
import { testServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const person = { email: 'first@example.test', full_name: 'First Person', password: 'Right-1234!' };
const create = (body: object) => server.call('POST', '/users/first_administrator', { body });

it('is created once, by the link that an empty database prints', async () => {
  const link = await firstAdministratorLink(server.context);
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:4000\/#\/first-administrator\?token=[\w-]{43}$/);
  const token = new URL((link ?? '').replace('/#', '')).searchParams.get('token');

  expect((await create({ ...person, token: 'wrong' })).status).toBe(404);
  const weak = await create({ ...person, token, password: 'short' });
  expect(weak.body.errors).toMatchObject({ password: { message: 'validation.passwordLength' } });

  const answers = await Promise.all([
    create({ ...person, token }),
    create({ ...person, token, email: 'b@example.test' }),
  ]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 404]);
  expect(await firstAdministratorLink(server.context)).toBeNull();

  const email = answers.find((answer) => answer.status === 201)?.body.email;
  const signedIn = await server.call('POST', '/users/sign_in', {
    body: { email, password: person.password },
  });
  expect(signedIn.status).toBe(200);
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  const headers = { cookie, authorization: String(signedIn.body.Authorization) };
  const mine = await server.call<unknown[]>('GET', '/users/routes', { headers });
  expect(mine.body).toContainEqual({ http_method: 'GET', path_route: '/participants' });
});
