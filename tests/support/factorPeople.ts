import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../../server/records/accounts/passwords';
import type { PermissionPair } from '../../server/platform/plugins/actor';
import { TestClock, type TestAnswer, type TestServer, type TestSession } from './server';

export const PASSWORD = 'Right-1234!';
const STEP_MS = 30_000;

/** A clock that moves only when a test moves it, in the middle of a step of 30 s. */
export class StoppedClock extends TestClock {
  #at = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
  override readonly now = (): Date => new Date(this.#at);
  override advance(ms: number): void {
    this.#at += ms;
  }
}

export interface Refused {
  status_code: string;
  args?: Record<string, unknown>;
  errors?: Record<string, { message: string }>;
}

/** What a browser keeps between two calls. */
export interface Browser {
  cookies: Map<string, string>;
}

/** People with a second factor on a test server, and sign-ins as a browser makes them. */
export async function factorPeople(server: TestServer, clock: StoppedClock) {
  const password_hash = await hashPassword(PASSWORD);
  let lastAddress = 0;

  /** A person of the office with a password. */
  function person(permissions: readonly PermissionPair[] = [], user: object = {}): Promise<TestSession> {
    return server.signInAs('nobody', { permissions, password_hash, ...user });
  }

  async function send<T = Refused>(
    browser: Browser,
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer<T>> {
    lastAddress += 1;
    const response = await server.app.inject({
      method: 'POST',
      url: `/api${path}`,
      remoteAddress: `10.1.${lastAddress >> 8}.${lastAddress & 255}`,
      headers: { ...headers, cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') },
      payload: body,
    });
    for (const { name, value } of response.cookies) browser.cookies.set(name, value);
    return { status: response.statusCode, body: response.json<T>(), headers: response.headers };
  }

  const newBrowser = (): Browser => ({ cookies: new Map() });
  /** The first step. */
  const enter = (email: string, browser = newBrowser(), password = PASSWORD) =>
    send(browser, '/users/sign_in', { email, password });
  /** The second one. */
  const step = (browser: Browser, body: object, headers = {}) =>
    send(browser, '/users/sign_in/second_step', body, headers);

  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: clock.now().getTime() + steps * STEP_MS,
    });

  const own = <T = Refused>(
    as: TestSession,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path = '',
    body?: object,
    headers: Record<string, string> = {},
  ) => server.call<T>(method, `/users/second_factor${path}`, { as, body, headers });

  /** Sets an authenticator app up; afterwards a new step has begun, so that a code can be used at once. */
  async function addTotp(as: TestSession) {
    const begun = await own<{ secret: string; uri: string }>(as, 'POST', '/totp', { password: PASSWORD });
    const { secret, uri } = begun.body;
    const confirmed = await own<{ recovery_codes: string[] | null }>(as, 'POST', '/totp/confirm', {
      code: codeOf(secret),
    });
    clock.advance(2 * STEP_MS);
    return { secret, uri, codes: confirmed.body.recovery_codes ?? [], status: confirmed.status };
  }

  const messagesTo = (recipient: string) =>
    server.db
      .selectFrom('messages')
      .select(['template', 'args', 'language'])
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute();
  const accesses = async (user_id: number) => {
    await server.app.accessLog.flush();
    const found = await server.db
      .selectFrom('access_entries')
      .select(['kind', 'reason', 'repeats'])
      .where('user_id', '=', user_id)
      .orderBy('id')
      .execute();
    return found.map(({ kind, reason }) => [kind, reason]);
  };
  return { person, newBrowser, send, enter, step, codeOf, own, addTotp, messagesTo, accesses };
}
