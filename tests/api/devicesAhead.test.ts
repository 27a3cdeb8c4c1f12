import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../../server/records/accounts/passwords';
import { testServer, type TestServer } from '../support/server';

const PASSWORD = 'Right-1234!';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('a browser is let in also while all devices of the person are of a later hour, as after a clock is set back', async () => {
  const email = 'ahead@example.test';
  await server.signInAs('dispatcher', { email, password_hash: await hashPassword(PASSWORD) });
  const { id: user_id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const later = new Date(server.clock.now().getTime() + 3_600_000);
  const devices = Array.from({ length: 20 }, () => ({
    token_hash: randomBytes(32).toString('hex'),
    user_id,
    created_at: later,
    last_used_at: later,
  }));
  await server.db.insertInto('known_devices').values(devices).execute();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/users/sign_in',
    payload: { email, password: PASSWORD },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const kept = await server.db
    .selectFrom('known_devices')
    .select('id')
    .where('user_id', '=', user_id)
    .execute();
  expect(kept).toHaveLength(20);
});
