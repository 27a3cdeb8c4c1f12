import { randomUUID } from 'node:crypto';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';

export interface ApiAnswer<Body = Record<string, unknown>> {
  status: number;
  body: Body;
}

/** The server could not be asked at all, or did not let us in. */
export class NoSession extends Error {
  override name = 'NoSession';
}

/** `http://127.0.0.1:4000`, with or without `/api`, as the base of all calls. */
export function apiBase(url: string): string {
  const base = url.replace(/\/+$/, '');
  return base.endsWith('/api') ? base : `${base}/api`;
}

/** A person's session at the public API: cookie and binding token, as browser and app have them (contract.md, Sign-in). */
export class ApiSession {
  #cookie = '';
  #binding = '';

  constructor(
    private readonly url: string,
    private readonly client: 'web' | 'mobile' = 'web',
    private readonly send: typeof fetch = fetch,
  ) {}

  /** Answers the AUTH object of spec §3. Throws `NoSession` in the server's words. */
  async signIn<Auth = Record<string, unknown>>(email: string, password: string): Promise<Auth> {
    const answer = await this.#ask('POST', '/users/sign_in', { email, password, client: this.client });
    if (answer.status !== 200)
      throw new NoSession(String(answer.body.message ?? `The server answered ${answer.status}.`));
    this.#binding = String(answer.body.Authorization);
    return answer.body as Auth;
  }

  async signOut(): Promise<void> {
    await this.#ask('DELETE', '/users/sign_out');
  }

  get<Body = Record<string, unknown>>(path: string): Promise<ApiAnswer<Body>> {
    return this.#fresh(() => this.#ask('GET', path)) as Promise<ApiAnswer<Body>>;
  }

  /** Posts a command. A repeat under the same key, after a lost answer, does nothing twice. */
  post<Body = Record<string, unknown>>(
    path: string,
    body: unknown,
    key: string = randomUUID(),
  ): Promise<ApiAnswer<Body>> {
    return this.#fresh(() => this.#ask('POST', path, body, key)) as Promise<ApiAnswer<Body>>;
  }

  /** Renews a stale binding token once (`auth007`). */
  async #fresh(ask: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
    const answer = await ask();
    if (answer.status !== 401 || answer.body.status_code !== ERROR_CODE.staleBinding) return answer;
    const session = await this.#ask('GET', '/users/session');
    this.#binding = String(session.body.Authorization);
    return ask();
  }

  async #ask(method: string, path: string, body?: unknown, key?: string): Promise<ApiAnswer> {
    const headers = new Headers({ accept: 'application/json' });
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (this.#cookie) headers.set('cookie', this.#cookie);
    if (this.#binding) headers.set('authorization', this.#binding);
    if (key) headers.set('idempotency-key', key);
    const answer = await this.send(`${this.url}${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    }).catch((error: unknown) => {
      throw new NoSession(`No answer from ${this.url}: is the server running?`, { cause: error });
    });
    const cookie = answer.headers.getSetCookie().find((each) => /^(__Host-)?rx_session=/.test(each));
    if (cookie) this.#cookie = cookie.split(';')[0] ?? '';
    const text = await answer.text();
    return { status: answer.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
  }
}
