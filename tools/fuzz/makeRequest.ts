import type { Random } from '../../server/demo/random';
import { oddBody } from './bodies';
import type { Operation } from './operations';
import { absurdJson, absurdText, validValue, type World } from './values';

/** One request, whole and repeatable; the session or the signature is named by its role and put in when it is sent. */
export interface FuzzRequest {
  /** Role of the demo, or a client's system that signs; null sends no session. */
  as: string | null;
  method: string;
  /** With the base, the query and everything odd that is in them. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** What there is to ask for, read once from the demo. */
export interface Pool extends World {
  roles: readonly (string | null)[];
  /** Clients' systems, which sign with a key in place of a session. */
  clients: readonly string[];
  operations: readonly Operation[];
  /** Runs with one of their stops. */
  stops: readonly { manifestId: number; eventId: number }[];
  /** Texts that open something without a session, or name a file. */
  names: readonly string[];
  /** Ids that a list shows, by its path. */
  ids: ReadonlyMap<string, readonly number[]>;
}

/** The record that a form would have loaded; null when the route has none. */
export type Look = (path: string) => Promise<unknown>;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND'];
const ODD_PATHS = [
  '/',
  '//',
  '/%00',
  '/%2e%2e%2f',
  '/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/..%5c..%5c',
  '/%',
  '/%zz',
  '/%ff',
  '/assets/',
  '/assets/%2e%2e/index.html',
  '/index.html/',
  '/api',
  '/api/',
  '/api/%00',
  '/api/%2e%2e/healthz',
  '/api/users/%73ession',
  '/api//users',
  '/api/participants/1/',
  '/api/participants/;id=1',
  '/api/live',
  '/api/live?topics=%00',
  '/api/live?topics=resources,',
  '/healthz',
  '/readyz?x=%00',
  '/*',
  '/api/*',
  '/api/__proto__',
];
const ODD_HEADERS: readonly (readonly [string, readonly string[]])[] = [
  [
    'content-type',
    [
      'text/plain',
      'application/json; charset=utf-16',
      'application/xml',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'json',
      '',
    ],
  ],
  ['content-encoding', ['gzip', 'br', 'identity', 'nonsense', 'gzip, gzip']],
  ['accept-encoding', ['nonsense', 'gzip;q=0', 'br, gzip', '*;q=0', '']],
  ['accept', ['text/html', 'nonsense', '']],
  ['accept-language', ['es', 'xx-XX', ';;;', '*']],
  ['content-language', ['es', 'xx', ';']],
  ['if-match', ['*', 'W/"1"', '"', '"1e30"', '"-1"', '99999999999', '""']],
  ['if-none-match', ['*', '"x"', '']],
  ['if-modified-since', ['yesterday', 'Thu, 01 Jan 0001 00:00:00 GMT']],
  ['range', ['bytes=0-', 'bytes=9-1', 'bytes=-0', 'lines=1']],
  ['idempotency-key', ['', 'x', '%00', "' or 1=1", 'a'.repeat(200)]],
  [
    'cookie',
    [
      '',
      'rx_session',
      'rx_session=',
      'rx_session=%',
      'rx_session=%00',
      ';;;',
      '=',
      'rx_device=%ff; rx_device=2',
      'a'.repeat(3000),
    ],
  ],
  ['authorization', ['', 'Bearer', 'Bearer x', '\u00e9', 'x'.repeat(5000)]],
  ['last-event-id', ['-1', '1e9', '999999999999999', 'x']],
  ['user-agent', ['', '\u00ff\u00fe', 'x'.repeat(5000)]],
  ['origin', ['null', 'http://evil.test']],
  ['x-client-key', ['', 'x', '\u00ff']],
  ['x-timestamp', ['0', '1e21', '-1', '999999999999']],
  ['x-signature', ['', 'a'.repeat(64), 'z']],
  ['x-http-method-override', ['DELETE']],
  ['expect', ['100-continue']],
];

function uuidOf(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Text for a URL; halves of characters have no form there. */
function inUrl(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** Names of path parameters whose records a list elsewhere shows. */
const LISTED_AT: Readonly<Record<string, string>> = {
  lotId: '/api/file_import',
  draftId: '/api/scheduling/drafts',
};

function pathOf(random: Random, pool: Pool, { path, pathNames, pathSchemas }: Operation): string {
  const stop = random.pick(pool.stops);
  const odd = random.chance(0.06) ? random.pick(pathNames.length > 0 ? pathNames : ['']) : null;
  let before = 1;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string, at: number) => {
    const choices = pathSchemas[name]?.enum;
    if (name === odd) return inUrl(absurdText(random)) || '0';
    if (choices && choices.length > 0) return inUrl(String(random.pick(choices)));
    if (name === 'manifestId' || path.startsWith('/api/delivery_manifest/{id'))
      return String(stop.manifestId);
    if (name === 'eventId' || path.startsWith('/api/delivery_events/{id')) return String(stop.eventId);
    if (name === 'uuid' || name === 'commandId') return uuidOf(random);
    if (name === 'hash' || name === 'key') return inUrl(random.pick(pool.names));
    // Addresses and phones of the demo have the numbers of their people.
    if (name === 'addressId' || name === 'phoneId') return String(before);
    const ids = pool.ids.get(LISTED_AT[name] ?? path.slice(0, at - 1)) ?? [];
    before = ids.length > 0 && random.chance(0.9) ? random.pick(ids) : random.between(1, 40);
    return String(before);
  });
}

function queryOf(random: Random, pool: Pool, { query }: Operation): string {
  const parts: string[] = [];
  for (const [name, schema] of Object.entries(query)) {
    const share = Object.keys(query).length > 8 ? 0.12 : 0.6;
    if (!random.chance(share)) continue;
    const value = random.chance(0.75)
      ? String(validValue(random, pool, { ...schema, type: schema.type ?? 'string' }, name))
      : absurdText(random);
    parts.push(`${name}=${inUrl(value)}`);
    if (random.chance(0.03)) parts.push(`${name}=${inUrl(absurdText(random))}`);
  }
  if (random.chance(0.03))
    parts.push(random.pick(['__proto__=1', 'a[b]=1', '=', '%00=1', 'x=%ff', '&&', 'page=-1']));
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A record like the one that the route writes: itself, or one of the list at its path. */
async function modelFor(random: Random, path: string, look: Look): Promise<Record<string, unknown>> {
  if (random.chance(0.25)) return {};
  const found = await look(path);
  const one: unknown = Array.isArray(found) && found.length > 0 ? random.pick(found as unknown[]) : found;
  if (!isRecord(one)) return {};
  // An order of the inbox has what was sent in an object of its own.
  return isRecord(one.values) ? { ...one, ...one.values } : one;
}

async function bodyOf(random: Random, pool: Pool, operation: Operation, path: string, look: Look) {
  const { method, body } = operation;
  if (method === 'GET' || (method === 'DELETE' && !body)) return null;
  if (!body) return random.chance(0.7) ? '{}' : absurdJson(random);
  const fresh = validValue(random, pool, body) ?? {};
  const model = await modelFor(random, path, look);
  const names = new Set(Object.keys(body.properties ?? {}));
  const known = Object.entries(model).filter(([name]) => names.has(name) && random.chance(0.9));
  const value = isRecord(fresh) ? { ...fresh, ...Object.fromEntries(known) } : fresh;
  return random.chance(0.4) ? oddBody(random, value) : JSON.stringify(value);
}

/** The version that a form would have seen. */
async function versionFor(random: Random, path: string, look: Look): Promise<string> {
  const record = /^\/api\/\w+\/\d+/.exec(path)?.[0];
  const found = record && random.chance(0.8) ? await look(record) : null;
  const seen = isRecord(found) && typeof found.version === 'number' ? found.version : random.pick([1, 1, 2]);
  return `"${seen}"`;
}

function oddHeader(random: Random): [string, string] {
  const [name, values] = random.pick(ODD_HEADERS);
  return [name, random.pick(values)];
}

const FORM = 'multipart/form-data; boundary=x';
const FORM_BODIES = [
  '--x\r\ncontent-disposition: form-data; name="file"; filename="\u0000.csv"\r\n\r\na,b\r\n--x--\r\n',
  '--x\r\ncontent-disposition: form-data; name="key"\r\n\r\n../x\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n1\r\n--x--\r\n',
  '--x\r\ncontent-disposition: form-data; name="policy"\r\n\r\ne30=\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n\r\n--x--',
  '--x\r\n\r\n',
  '--x--',
  '',
];

function upload(random: Random, pool: Pool): FuzzRequest {
  const path = random.pick(['/api/files', '/api/files/imports', '/api/users/sign_in']);
  const headers = { 'content-type': FORM };
  return { as: random.pick(pool.roles), method: 'POST', path, headers, body: random.pick(FORM_BODIES) };
}

function offTheTable(random: Random, pool: Pool): FuzzRequest {
  const method = random.pick(METHODS);
  const headers = Object.fromEntries(random.chance(0.4) ? [oddHeader(random)] : []);
  const path = random.chance(0.7)
    ? random.pick(ODD_PATHS)
    : random.pick(pool.operations).path.replaceAll(/\{\w+\}/g, () => inUrl(absurdText(random)) || '0');
  const body = method === 'GET' || method === 'HEAD' || random.chance(0.5) ? null : absurdJson(random);
  return { as: random.pick(pool.roles), method, path, headers, body };
}

const SIGNED_AT = '/api/deliveries_inbox';
/** In the place of what is right: each breaks the signature, or the time that it holds for. */
const BROKEN_SIGNATURES: readonly (readonly [string, readonly string[]])[] = [
  ['x-client-key', ['', 'x', 'rx_fuzz_1', 'rx_fuzz_9', '\u00ff', "' or 1=1", 'k'.repeat(5_000)]],
  ['x-timestamp', ['', '0', '-1', '1e9', '1e21', '999999999999', 'now', '1'.repeat(400)]],
  ['x-signature', ['', 'z', '0'.repeat(64), 'F'.repeat(64), 'a'.repeat(63), 'a'.repeat(5_000), '\u00ff']],
  ['content-type', ['text/plain', 'application/json; charset=utf-16', 'multipart/form-data; boundary=x', '']],
  ['idempotency-key', ['', 'x', 'a'.repeat(200)]],
];

/** What a client's system sends: orders, rightly signed or not; now and then to a route that takes no key. */
async function signed(random: Random, pool: Pool, look: Look): Promise<FuzzRequest> {
  const inbox = pool.operations.find(({ method, path }) => method === 'POST' && path === SIGNED_AT);
  const operation = inbox && random.chance(0.9) ? inbox : random.pick(pool.operations);
  const path = pathOf(random, pool, operation);
  const body = await bodyOf(random, pool, operation, path, look);
  const [name, values] = random.pick(BROKEN_SIGNATURES);
  return {
    as: random.pick(pool.clients),
    method: operation.method,
    path,
    headers: {
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(random.chance(0.8) ? { 'idempotency-key': uuidOf(random) } : {}),
      ...(random.chance(0.25) ? { [name]: random.pick(values) } : {}),
    },
    body,
  };
}

/** The next request of a source of chance: mostly a route of the table, asked validly but for one thing or two. */
export async function makeRequest(random: Random, pool: Pool, look: Look): Promise<FuzzRequest> {
  if (random.chance(0.01)) return upload(random, pool);
  if (random.chance(0.06)) return offTheTable(random, pool);
  if (random.chance(0.04)) return signed(random, pool, look);
  const operation = random.pick(pool.operations);
  // What deletes is drawn less often, so that there is something left to ask for.
  if (operation.method === 'DELETE' && random.chance(0.7)) return makeRequest(random, pool, look);
  const path = pathOf(random, pool, operation);
  const body = await bodyOf(random, pool, operation, path, look);
  return {
    as: random.pick(pool.roles),
    method: operation.method,
    path: `${path}${queryOf(random, pool, operation)}`,
    headers: {
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(operation.method === 'GET'
        ? {}
        : { 'idempotency-key': uuidOf(random), 'if-match': await versionFor(random, path, look) }),
      ...Object.fromEntries(random.chance(0.06) ? [oddHeader(random)] : []),
    },
    body,
  };
}
