import { expect, it } from 'vitest';
import { hashPassword } from '../../server/records/accounts/passwords';
import { testServer } from '../support/server';

const PASSWORD = 'Right-1234!';

it('keeps its cookies to this host where people come by https', async () => {
  const secure = await testServer({ config: { publicUrl: 'https://rx.example.test' } });
  await secure.signInAs('dispatcher', {
    email: 'https@example.test',
    password_hash: await hashPassword(PASSWORD),
  });
  const answer = await secure.call<{ Authorization: string }>('POST', '/users/sign_in', {
    body: { email: 'https@example.test', password: PASSWORD },
  });
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  expect(cookies).toEqual([
    expect.stringMatching(
      /^__Host-rx_session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Strict$/,
    ),
    expect.stringMatching(
      /^__Host-rx_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    ),
  ]);
  const cookie = cookies.map((each) => String(each).split(';')[0]).join('; ');
  const { Authorization: authorization } = answer.body;
  const ask = (sent: string) =>
    secure.call('GET', '/users/routes', { headers: { cookie: sent, authorization } });
  const routes = await ask(cookie);
  expect([routes.status, routes.headers['cache-control']]).toEqual([200, 'no-store']);
  expect((await ask(cookie.replaceAll('__Host-', ''))).status).toBe(401);
  await secure.close();
});
