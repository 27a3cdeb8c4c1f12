import { smallerBodies } from './bodies';
import { isClient } from './clients';
import type { FuzzRequest } from './makeRequest';

/** Most requests that one failure may cost. */
const MOST_TRIES = 300;
const MOST_MS = 60_000;

function withoutEach(record: Readonly<Record<string, string>>): Record<string, string>[] {
  return Object.keys(record).map((name) =>
    Object.fromEntries(Object.entries(record).filter(([each]) => each !== name)),
  );
}

function shorterPaths(path: string): string[] {
  const [address = '', query] = path.split('?');
  if (query === undefined) return [];
  const parts = query.split('&');
  if (parts.length === 1) return [address];
  return parts.map((_, index) => `${address}?${parts.filter((__, at) => at !== index).join('&')}`);
}

function* smaller(request: FuzzRequest): Generator<FuzzRequest> {
  for (const path of shorterPaths(request.path)) yield { ...request, path };
  for (const headers of withoutEach(request.headers)) yield { ...request, headers };
  if (request.body === null) return;
  yield { ...request, body: null };
  for (const body of smallerBodies(request.body)) yield { ...request, body };
}

/** The smallest request found that fails in the same way. `fails` sends it. */
export async function shrink(
  request: FuzzRequest,
  fails: (smallerRequest: FuzzRequest) => Promise<boolean>,
): Promise<FuzzRequest> {
  let best = request;
  let tries = 0;
  const until = Date.now() + MOST_MS;
  for (let found = true; found;) {
    found = false;
    for (const candidate of smaller(best)) {
      if (++tries > MOST_TRIES || Date.now() > until) return best;
      if (!(await fails(candidate))) continue;
      best = candidate;
      found = true;
      break;
    }
  }
  return best;
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The request as a line for a shell. `$COOKIE` and `$BINDING` stand for a session of the role that it names; of a client's
 * system it needs the key, the time and the signature.
 */
export function asCurl({ as, method, path, headers, body }: FuzzRequest): string {
  const needed = isClient(as)
    ? ['x-client-key: $KEY', 'x-timestamp: $TIME', 'x-signature: $SIGNATURE']
    : ['cookie: $COOKIE', 'authorization: $BINDING'];
  const session = as === null ? [] : needed.map((header) => `-H "${header}"`);
  const others = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data = body === null ? [] : [`--data-raw ${quoted(body)}`];
  const parts = ['curl --path-as-is -i -X', method, ...session, ...others, ...data, quoted(`$ORIGIN${path}`)];
  return `${parts.join(' ')}   # as ${as ?? 'nobody'}`;
}
