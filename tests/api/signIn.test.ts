import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as argon2 from '@node-rs/argon2';
import { hashPassword } from '../../server/records/accounts/passwords';
import { dropSettings } from '../../server/platform/settings/readSettings';
import { testServer, type TestAnswer, type TestServer } from '../support/server';

// Counts the passwords that are really looked at; the work itself stays argon2's.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});
const verified = vi.mocked(argon2.verify);

const PASSWORD = 'Right-1234!';
let server: TestServer;
let password_hash: string;

beforeAll(async () => {
  server = await testServer();
  password_hash = await hashPassword(PASSWORD);
});
afterAll(() => server.close());

interface Problem {
  status_code: string;
  message: string;
  args: { retry_after: number };
}

// Each test has an address of its own, so that one test's failures do not block another's.
let lastAddress = 0;
function newAddress(): string {
  lastAddress += 1;
  return `10.0.${lastAddress >> 8}.${lastAddress & 255}`;
}

async function signIn<T = Problem>(
  email: string,
  password: string,
  { client, address = newAddress() }: { client?: string; address?: string } = {},
): Promise<TestAnswer<T>> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/users/sign_in',
    remoteAddress: address,
    payload: { email, password, ...(client ? { client } : {}) },
  });
  return { status: response.statusCode, body: response.json<T>(), headers: response.headers };
}

function cookieOf(answer: TestAnswer<unknown>): string {
  return String(answer.headers['set-cookie']);
}

describe('who gets in (contract.md, Sign-in)', () => {
  it('answers AUTH of spec §3 and the end of the session, and sets the cookie', async () => {
    await server.signInAs('dispatcher', { email: 'auth@example.test', password_hash });
    const answer = await signIn<Record<string, unknown>>('AUTH@Example.TEST', PASSWORD);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).sort()).toEqual(
      [
        ...[
          'Authorization',
          'cdp_id',
          'contract_level',
          'default_language',
          'default_state',
          'email',
          'employee_id',
          'expires_at',
        ],
        ...['full_name', 'id', 'is_cdp', 'is_first_signin', 'time_zone', 'user_type_id'],
        ...['idle_logoff_minutes', 'must_set_password', 'must_set_second_factor', 'password_days_left'],
      ].sort(),
    );
    expect(answer.body.email).toBe('auth@example.test');
    expect(answer.body.default_state).toBe('CA');
    expect(answer.body.expires_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^rx_session=[\w-]{43}; Path=\/api; Expires=.*; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(
        /^rx_device=[\w-]{43}; Max-Age=31536000; Path=\/api\/users; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('keeps only the hash of the credential', async () => {
    await server.signInAs('dispatcher', { email: 'hash@example.test', password_hash });
    const token = /rx_session=([\w-]+)/.exec(cookieOf(await signIn('hash@example.test', PASSWORD)))?.[1];
    const sessions = await server.db.selectFrom('sessions').select('token_hash').execute();
    expect(token).toBeDefined();
    expect(sessions.some((session) => session.token_hash === token)).toBe(false);
  });

  it.each([
    ['a wrong password', 'known@example.test', 'Wrong-1234!', {}, 'web', 401, 'auth001'],
    ['an unknown account', 'unknown@example.test', PASSWORD, {}, 'web', 401, 'auth001'],
    ['a blocked account', 'known@example.test', PASSWORD, { is_blocked: true }, 'web', 403, 'auth004'],
    ['an inactive account', 'known@example.test', PASSWORD, { is_active: false }, 'web', 403, 'auth004'],
    [
      'a blocked account with a wrong password',
      'known@example.test',
      'No-1234!',
      { is_blocked: true },
      'web',
      401,
      'auth001',
    ],
    ['a wrong client', 'known@example.test', PASSWORD, {}, 'desktop', 422, 'val001'],
  ])('refuses %s', async (_what, email, password, user, client, status, code) => {
    await server.db.deleteFrom('sessions').execute();
    await server.db.deleteFrom('users').where('email', '=', 'known@example.test').execute();
    await server.signInAs('dispatcher', { email: 'known@example.test', password_hash, user });
    const answer = await signIn(email, password, { client });
    expect([answer.status, answer.body.status_code]).toEqual([status, code]);
  });

  it('sends drivers to their app, with the words of spec §6, and lets them in there', async () => {
    await server.signInAs('driver', { email: 'driver@example.test', password_hash });
    const web = await signIn('driver@example.test', PASSWORD);
    expect([web.status, web.body.status_code]).toEqual([403, 'auth003']);
    expect(web.body.message).toBe(
      'You have been identified with a driver profile. Please use the app for sign in',
    );
    expect((await signIn('driver@example.test', PASSWORD, { client: 'mobile' })).status).toBe(200);
  });

  it('opens a web session for an office account that says to be a phone: commands need their key', async () => {
    const { user_id } = await server.signInAs('dispatcher', { email: 'phone@example.test', password_hash });
    expect((await signIn('phone@example.test', PASSWORD, { client: 'mobile' })).status).toBe(200);
    const session = await server.db
      .selectFrom('sessions')
      .select('client')
      .where('user_id', '=', user_id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    expect(session).toEqual({ client: 'web' });
    const before = await server.signInAs('administrator', { client: 'mobile' });
    const path = '/delivery_manifest/0/delivery_events/1/change_status';
    const answer = await server.call<Problem>('POST', path, {
      as: before,
      body: { delivery_event_status_id: 4 },
    });
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('Idempotency-Key')]);
  });

  it('writes an audit entry for each sign-in', async () => {
    const { user_id } = await server.signInAs('dispatcher', { email: 'audit@example.test', password_hash });
    await signIn('audit@example.test', PASSWORD, { address: '10.9.9.9' });
    const entries = await server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('user_id', '=', user_id)
      .execute();
    expect(entries).toMatchObject([
      { action: 'signIn', resource: 'users', record_id: user_id, remote_address: '10.9.9.9' },
    ]);
  });
});

describe('an unknown account', () => {
  it('gets the same words', async () => {
    await server.signInAs('dispatcher', { email: 'same@example.test', password_hash });
    const [wrong, unknown] = [
      await signIn('same@example.test', 'x'),
      await signIn('nobody@example.test', 'x'),
    ];
    const { request_id: _a, ...first } = wrong.body as unknown as Record<string, unknown>;
    const { request_id: _b, ...second } = unknown.body as unknown as Record<string, unknown>;
    expect(second).toEqual(first);
    expect(unknown.body.message).toBe('Incorrect Email or Password');
  });

  it('takes the same work: one password is verified either way, and the medians are close', async () => {
    await server.signInAs('dispatcher', { email: 'time@example.test', password_hash });
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    verified.mockClear();
    for (let round = 0; round < 15; round++) {
      for (const who of ['known', 'unknown'] as const) {
        const begin = performance.now();
        await signIn(who === 'known' ? 'time@example.test' : `ghost-${round}@example.test`, 'Wrong-1234!');
        times[who].push(performance.now() - begin);
        // The account's own counter must not end the comparison.
        await server.db.deleteFrom('sign_in_throttle').execute();
      }
    }
    expect(verified).toHaveBeenCalledTimes(30);
    const median = (values: number[]) => [...values].sort((a, b) => a - b)[7] ?? 0;
    // Without the verification of a dummy the unknown one would take a tenth.
    expect(median(times.unknown)).toBeGreaterThan(median(times.known) * 0.3);
    expect(median(times.unknown)).toBeLessThan(median(times.known) * 3);
  });
});

describe('the throttle', () => {
  it('looks at exactly five passwords of 200 that come at once, from 200 addresses', async () => {
    await server.signInAs('dispatcher', { email: 'attacked@example.test', password_hash });
    verified.mockClear();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => signIn('attacked@example.test', 'Wrong-1234!')),
    );
    expect(verified).toHaveBeenCalledTimes(5);
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(195);
    expect(refused[0]?.body.status_code).toBe('auth002');
    expect(refused[0]?.body.args.retry_after).toBeGreaterThan(55);
    expect(refused[0]?.headers['retry-after']).toBe(String(refused[0]?.body.args.retry_after));
  });

  it('looks at as many as the block settings say (spec §5: at least 5, at least 1 minute)', async () => {
    const values = JSON.stringify({ max_login_attempts: 7, waiting_time: 3 });
    await server.db.insertInto('settings').values({ name: 'block', values }).execute();
    dropSettings(server.db);
    verified.mockClear();
    const answers = await Promise.all(Array.from({ length: 40 }, () => signIn('seven@example.test', 'x')));
    expect(verified).toHaveBeenCalledTimes(7);
    const refused = answers.find((answer) => answer.status === 429);
    expect(refused?.body.args.retry_after).toBeGreaterThan(170);
    await server.db.deleteFrom('settings').execute();
    dropSettings(server.db);
  });

  it('treats an account that does not exist alike', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('no-such@example.test', 'x')));
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15);
  });

  it('counts per address over all accounts', async () => {
    verified.mockClear();
    const address = newAddress();
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => signIn(`account-${n}@example.test`, 'x', { address })),
    );
    expect(verified).toHaveBeenCalledTimes(50);
  });

  it('refuses the right password too while it waits, lets it in afterwards and then starts afresh', async () => {
    await server.signInAs('dispatcher', { email: 'waits@example.test', password_hash });
    for (let n = 0; n < 5; n++) await signIn('waits@example.test', 'Wrong-1234!');
    expect((await signIn('waits@example.test', PASSWORD)).status).toBe(429);
    server.clock.advance(61_000);
    expect((await signIn('waits@example.test', PASSWORD)).status).toBe(200);
    for (let n = 0; n < 4; n++) expect((await signIn('waits@example.test', 'Wrong-1234!')).status).toBe(401);
    expect((await signIn('waits@example.test', PASSWORD)).status).toBe(200);
  });

  it('gives an address its attempts back when the passwords are right', async () => {
    const address = newAddress();
    await server.signInAs('dispatcher', { email: 'office@example.test', password_hash });
    for (let n = 0; n < 60; n++) {
      expect((await signIn('office@example.test', PASSWORD, { address })).status).toBe(200);
    }
  });
});

describe('one open session (spec §4)', () => {
  it('ends the older session and says so to it', async () => {
    const older = await server.signInAs('dispatcher', { email: 'one@example.test', password_hash });
    expect((await server.call('GET', '/users/session', { as: older })).status).toBe(200);
    expect((await signIn('one@example.test', PASSWORD)).status).toBe(200);
    const refused = await server.call('GET', '/users/session', { as: older });
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({
      status_code: 'auth006',
      message: 'Session expired, only one open session allowed',
    });
  });

  it('holds when many sign in at once', async () => {
    const { user_id } = await server.signInAs('dispatcher', { email: 'many@example.test', password_hash });
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => signIn('many@example.test', PASSWORD, { address })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    const open = await server.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', user_id)
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toHaveLength(1);
  });

  it('keeps a notification of it, already attended, so that the new session is not signed out', async () => {
    const older = await server.signInAs('dispatcher', { email: 'note@example.test', password_hash });
    await signIn('note@example.test', PASSWORD);
    const notes = await server.db
      .selectFrom('notifications')
      .selectAll()
      .where('user_id', '=', older.user_id)
      .execute();
    expect(notes).toMatchObject([
      { type: 'override_sign_in', is_attended: true, json_body: { session_id: older.session_id } },
    ]);
  });
});
