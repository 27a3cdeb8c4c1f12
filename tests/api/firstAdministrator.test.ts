import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstAdministratorLink } from '../../server/records/accounts/firstAdministrator';
import { hashPassword } from '../../server/records/accounts/passwords';
import { makePasswordLink } from '../../server/records/accounts/passwordLinks';
import { inTransaction } from '../../server/platform/database/transaction';
import { dropSettings } from '../../server/platform/settings/readSettings';
import { testServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const person = { email: 'first@example.test', full_name: 'First Person', password: 'Harbor-Lantern-12!' };
const create = (body: object) => server.call('POST', '/users/first_administrator', { body });

it('is created once, by the link that an empty database prints', async () => {
  const link = await firstAdministratorLink(server.context);
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:4000\/#\/first-administrator\?token=[\w-]{43}$/);
  const token = new URL((link ?? '').replace('/#', '')).searchParams.get('token');

  expect((await create({ ...person, token: 'wrong' })).status).toBe(404);
  const weak = await create({ ...person, token, password: 'short' });
  expect(weak.body.errors).toMatchObject({ password: { message: 'validation.passwordLength' } });
  for (const [password, message] of [
    ['Welcome2026!', 'validation.passwordCommon'],
    ['Person-Harbor-1', 'validation.passwordHasName'],
  ]) {
    const guessed = await create({ ...person, token, password });
    expect(guessed.body.errors).toMatchObject({ password: { message } });
  }

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

it('no other way takes a password with a name of the person or the company (A11)', async () => {
  const old_password = 'Lantern-Quill-34!';
  const as = await server.signInAs('dispatcher', {
    email: 'somebody@example.test',
    password_hash: await hashPassword(old_password),
  });
  await server.db
    .updateTable('users')
    .set({ full_name: 'Inés Ortúzar' })
    .where('id', '=', as.user_id)
    .execute();
  await server.db
    .insertInto('settings')
    .values({ name: 'general', values: JSON.stringify({ operation_name: 'Valley Care' }) })
    .execute();
  dropSettings(server.db);
  const link = await inTransaction(server.db, (trx) =>
    makePasswordLink(server.context, trx, as.user_id, 'reset'),
  );
  const token = new URL(link.url.replace('/#', '')).searchParams.get('token');
  const byLink = (new_password: string) =>
    server.call('POST', '/users/set_password_from_token', { body: { token, new_password } });
  const byChange = (new_password: string) =>
    server.call('PUT', `/users/reset_password/${as.user_id}`, { as, body: { old_password, new_password } });
  for (const way of [byLink, byChange])
    for (const [password, name] of [
      ['Ortuzar-Harbor1!', 'Ortúzar'],
      ['X-Valley-Care-1', 'Valley Care'],
      ['RxDispatch-27!', 'Rx Dispatch'],
      ['Z1-my.SOMEBODY', 'somebody'],
    ] as const) {
      const { status, body } = await way(password);
      expect([status, body.errors]).toMatchObject([
        422,
        { new_password: { message: 'validation.passwordHasName', args: { name } } },
      ]);
    }
  expect((await byLink('Harbor-Quill-78!')).status).toBe(204);
});
