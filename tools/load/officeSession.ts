import { randomUUID } from 'node:crypto';

export interface ApiAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** The server could not be asked at all, or did not let us in. */
export class NoSession extends Error {
  override name = 'NoSession';
}

/** A person's session at the public API: cookie and binding token, as the browser has them (contract.md, Sign-in). */
export class OfficeSession {
  #cookie = '';
  #binding = '';

  constructor(
    private readonly url: string,
    private readonly send: typeof fetch = fetch,
  ) {}

  async signIn(email: string, password: string): Promise<void> {
    const answer = await this.#ask('POST', '/users/sign_in', { email, password, client: 'web' });
    if (answer.status !== 200)
      throw new NoSession(String(answer.body.message ?? `The server answered ${answer.status}.`));
    this.#binding = String(answer.body.Authorization);
  }

  async signOut(): Promise<void> {
    await this.#ask('DELETE', '/users/sign_out');
  }

  /** Posts a command under a key of its own. A stale binding token is renewed once (`auth007`). */
  async post(path: string, body: unknown): Promise<ApiAnswer> {
    const key = randomUUID();
    const answer = await this.#ask('POST', path, body, key);
    if (answer.status !== 401 || answer.body.status_code !== 'auth007') return answer;
    const session = await this.#ask('GET', '/users/session');
    this.#binding = String(session.body.Authorization);
    return this.#ask('POST', path, body, key);
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
    const cookie = answer.headers.getSetCookie()[0];
    if (cookie) this.#cookie = cookie.split(';')[0] ?? '';
    const text = await answer.text();
    return { status: answer.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
  }
}
