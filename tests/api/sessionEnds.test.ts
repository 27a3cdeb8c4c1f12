import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../server/records/accounts/passwords';
import { testServer, type TestServer, type TestSession } from '../support/server';

const PASSWORD = 'Right-1234!';
const MINUTE_MS = 60_000;
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

let server: TestServer;
let password_hash: string;
beforeAll(async () => {
  server = await testServer();
  password_hash = await hashPassword(PASSWORD);
});
afterAll(() => server.close());
beforeEach(() =>
  server.db
    .deleteFrom('sign_in_throttle')
    .execute()
    .then(() => undefined),
);

let made = 0;
const newPerson = () =>
  server.signInAs('dispatcher', { email: `session-${(made += 1)}@example.test`, password_hash });

async function signIn(email: string, password: string, headers: Record<string, string> = {}, address = '') {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/users/sign_in',
    remoteAddress: address || `10.1.0.${(made += 1) % 250}`,
    headers,
    payload: { email, password },
  });
  const cookies = [response.headers['set-cookie'] ?? []].flat();
  const device = cookies.map((cookie) => /rx_device=([\w-]+)/.exec(cookie)?.[1]).find(Boolean);
  return { status: response.statusCode, body: response.json<Record<string, unknown>>(), device };
}

describe('a device that signed in before', () => {
  it('lets its owner in while a stranger hammers the account, from the same address too', async () => {
    const { email } = await newPerson();
    const { device } = await signIn(email, PASSWORD);
    const cookie = `rx_device=${device}`;
    for (let n = 0; n < 60; n++) await signIn(email, `Wrong-${n}!`, {}, '10.2.0.1');
    expect((await signIn(email, PASSWORD, {}, '10.2.0.1')).status).toBe(429);
    expect((await signIn(email, PASSWORD, { cookie }, '10.2.0.1')).status).toBe(200);
    // And the stranger has gained nothing by it.
    expect((await signIn(email, 'Wrong-1!', {}, '10.2.0.2')).status).toBe(429);
  });

  it('has a counter of its own', async () => {
    const { email } = await newPerson();
    const { device } = await signIn(email, PASSWORD);
    const cookie = `rx_device=${device}`;
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await signIn(email, `Wrong-${n}!`, { cookie })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('is named anew at every sign-in: a cookie that was planted there names nobody', async () => {
    const planter = await newPerson();
    const { device: planted } = await signIn(planter.email, PASSWORD);
    for (const cookie of [`rx_device=${planted}`, 'rx_device=made-up']) {
      const victim = await newPerson();
      const { device } = await signIn(victim.email, PASSWORD, { cookie });
      expect(cookie).not.toContain(device);
      for (let n = 0; n < 5; n++) await signIn(victim.email, `Wrong-${n}!`);
      expect((await signIn(victim.email, PASSWORD, { cookie })).status).toBe(429);
      expect((await signIn(victim.email, PASSWORD, { cookie: `rx_device=${device}` })).status).toBe(200);
    }
  });

  it('means nothing for another account, and its cookie is kept as a hash only', async () => {
    const [mine, other] = [await newPerson(), await newPerson()];
    const { device } = await signIn(mine.email, PASSWORD);
    for (let n = 0; n < 5; n++) await signIn(other.email, `Wrong-${n}!`);
    expect((await signIn(other.email, PASSWORD, { cookie: `rx_device=${device}` })).status).toBe(429);
    const kept = await server.db.selectFrom('known_devices').select('token_hash').execute();
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.map((one) => one.token_hash)).not.toContain(device);
  });
});

describe('a superseded session (spec §4)', () => {
  it('says when and from where the other sign-in was', async () => {
    const older = await newPerson();
    await signIn(older.email, PASSWORD, { 'user-agent': CHROME }, '10.3.0.7');
    const { body } = await server.call('GET', '/users/routes', { as: older });
    expect(body).toMatchObject({
      status_code: 'auth006',
      args: {
        when: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        from: '10.3.0.7',
        device: 'Chrome, Windows',
        time_zone: 'America/Los_Angeles',
      },
    });
  });

  it('is among the last sign-ins of its owner', async () => {
    const as = await newPerson();
    const headers = server.headersOf(as);
    const list = await server.call<Record<string, unknown>[]>('GET', '/users/sessions', { headers });
    expect(list.body).toMatchObject([{ is_current: true, ended_at: null }]);
  });
});

describe('doing nothing (setting: 30 minutes)', () => {
  const ask = (as: TestSession, headers: Record<string, string> = {}) =>
    server.call('GET', '/users/routes', { as, headers: { ...server.headersOf(as), ...headers } });

  it('ends a session, which polling does not put off and the person’s doing does', async () => {
    const [idle, busy] = [await newPerson(), await newPerson()];
    for (let n = 0; n < 3; n++) {
      server.clock.advance(10 * MINUTE_MS);
      expect((await ask(idle)).status).toBe(200);
      expect((await ask(busy, { 'x-user-activity': '1' })).status).toBe(200);
    }
    server.clock.advance(MINUTE_MS);
    const over = await ask(idle);
    expect([over.status, over.body.status_code, over.body.args]).toEqual([
      401,
      'auth005',
      { reason: 'idle' },
    ]);
    expect((await ask(idle, { 'x-user-activity': '1' })).status).toBe(401);
    expect((await ask(busy)).status).toBe(200);
  });

  it('does not count for a driver’s phone', async () => {
    const driver = await server.signInAs('driver');
    server.clock.advance(45 * MINUTE_MS);
    expect((await ask(driver)).status).toBe(200);
  });

  it('counts for an office account that says to be a phone', async () => {
    const office = await server.signInAs('dispatcher', { client: 'mobile' });
    server.clock.advance(45 * MINUTE_MS);
    expect((await ask(office)).body).toMatchObject({ status_code: 'auth005', args: { reason: 'idle' } });
  });

  it('is written down by a job, which tells the open pages', async () => {
    const as = await newPerson();
    server.clock.advance(31 * MINUTE_MS);
    await server.app.jobs.start();
    server.clock.advance(2 * MINUTE_MS);
    await server.app.jobs.runDue();
    const reason = () =>
      server.db
        .selectFrom('sessions')
        .select('end_reason')
        .where('id', '=', as.session_id)
        .executeTakeFirstOrThrow();
    await expect.poll(async () => (await reason()).end_reason, { timeout: 20_000 }).toBe('idle');
    const told = await server.db
      .selectFrom('outbox')
      .select(['event', 'body'])
      .where('user_id', '=', as.user_id)
      .execute();
    expect(told).toEqual([{ event: 'ended', body: { session_id: as.session_id, reason: 'idle' } }]);
  });
});
