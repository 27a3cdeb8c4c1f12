import { SAYS_ACTIVITY } from '../../server/platform/plugins/sessionActivity';

/** Somebody signed in, calling the API as a browser does: cookie and binding token. */
export interface Caller {
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  send: (
    method: string,
    path: string,
    body: unknown,
    headers?: Record<string, string>,
    signal?: AbortSignal,
  ) => Promise<Response>;
  /** Cookie and binding token, for a connection that is opened by hand. */
  headers: () => Record<string, string>;
  /** Posts a file by a signed form, which carries the cookie alone. */
  upload: (form: { url: string; fields: Record<string, string> }, file: Uint8Array) => Promise<Response>;
}

export async function signIn(url: string, email: string, password = 'Demo-1234!'): Promise<Caller> {
  const answer = await fetch(`${url}/api/users/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, client: 'web' }),
  });
  if (!answer.ok) throw new Error(`Sign-in of ${email}: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  let { Authorization: authorization } = (await answer.json()) as { Authorization: string };

  const once = (
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ) =>
    fetch(`${url}/api${path}`, {
      method,
      signal,
      headers: {
        cookie,
        authorization,
        // Somebody sits here: a bench of more than half an hour is not signed off as idle.
        [SAYS_ACTIVITY]: '1',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  // The binding token dies after a quarter of an hour; the cookie gives a new one.
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    signal?: AbortSignal,
  ) => {
    const first = await once(method, path, body, headers, signal);
    if (first.status !== 401) return first;
    const session = await fetch(`${url}/api/users/session`, { headers: { cookie } });
    ({ Authorization: authorization } = (await session.json()) as { Authorization: string });
    return once(method, path, body, headers, signal);
  };
  return {
    headers: () => ({ cookie, authorization }),
    get: (path, headers) => call('GET', path, undefined, headers),
    send: call,
    upload(form, file) {
      const body = new FormData();
      for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
      body.append('file', new Blob([new Uint8Array(file)]), 'file');
      return fetch(new URL(form.url, url), { method: 'POST', headers: { cookie }, body });
    },
  };
}

/** Milliseconds that one call takes until its body is read. Throws on a refusal. */
export async function timed(call: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const response = await call();
  const text = await response.text();
  const took = performance.now() - started;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text.slice(0, 200)}`);
  return took;
}
