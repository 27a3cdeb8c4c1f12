import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../../server/outside/files/fileStore';
import { s3Store } from '../../server/outside/files/s3Store';
import { PNG } from '../support/pictures';

const SECRET = 'secret-of-the-test';
const ACCESS_KEY = 'KEYOFTHETEST';
const REGION = 'us-west-2';
const MAX_BYTES = 1000;
const OTHER = Buffer.from('other bytes');

const files = new Map<string, Buffer>();
let bucket: Server;
let store: FileStore;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** AWS Signature Version 4: the key of a day, region and service. */
function signingKey(date: string): Buffer {
  return hmac(hmac(hmac(hmac(`AWS4${SECRET}`, date), REGION), 's3'), 'aws4_request');
}

type Condition = Record<string, string> | [string, string | number, string | number];

/** What S3 checks of a posted form, in its order; null when it takes it. */
function formTrouble(fields: Map<string, string>, size: number): string | null {
  const policy = fields.get('policy') ?? fields.get('Policy') ?? '';
  const [key, date] = (fields.get('X-Amz-Credential') ?? '').split('/');
  if (key !== ACCESS_KEY || !date) return 'InvalidAccessKeyId';
  const wanted = hmac(signingKey(date), policy).toString('hex');
  if (fields.get('X-Amz-Signature') !== wanted) return 'SignatureDoesNotMatch';
  const document = JSON.parse(Buffer.from(policy, 'base64').toString()) as {
    expiration: string;
    conditions: Condition[];
  };
  if (Date.parse(document.expiration) <= Date.now()) return 'AccessDenied';
  for (const condition of document.conditions) {
    if (!Array.isArray(condition)) {
      const [name, value] = Object.entries(condition)[0] ?? ['', ''];
      if (name !== 'bucket' && fields.get(name) !== value) return 'AccessDenied';
    } else if (condition[0] === 'content-length-range') {
      if (size < Number(condition[1]) || size > Number(condition[2])) return 'EntityTooLarge';
    } else if (fields.get(String(condition[1]).slice(1)) !== condition[2]) return 'AccessDenied';
  }
  return null;
}

/** Whether the `Authorization` header signs this request. */
function isSignedRequest(request: IncomingMessage): boolean {
  const parsed =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/[^,]+, SignedHeaders=([^,]+), Signature=([0-9a-f]+)$/.exec(
      request.headers.authorization ?? '',
    );
  if (!parsed) return false;
  const [, key, date = '', signed = '', signature] = parsed;
  const url = new URL(request.url ?? '', 'http://bucket.test');
  const query = [...url.searchParams].map(([n, v]) => `${encodeURIComponent(n)}=${encodeURIComponent(v)}`);
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [
    request.method,
    url.pathname,
    query.sort().join('&'),
    headers.join(''),
    signed,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    `${date}/${REGION}/s3/aws4_request`,
    sha256(canonical),
  ].join('\n');
  return key === ACCESS_KEY && hmac(signingKey(date), text).toString('hex') === signature;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A bucket that checks what Amazon's would check, and answers errors as XML. */
async function answer(request: IncomingMessage): Promise<[number, string | Buffer]> {
  const xml = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
  if (request.method === 'POST') {
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(new Uint8Array(await bodyOf(request)), {
      headers: { 'content-type': type },
    }).formData();
    const fields = new Map([...form].flatMap(([n, v]) => (typeof v === 'string' ? [[n, v] as const] : [])));
    const file = Buffer.from(await (form.get('file') as File).arrayBuffer());
    const trouble = formTrouble(fields, file.length);
    if (trouble) return [trouble === 'EntityTooLarge' ? 400 : 403, xml(trouble)];
    files.set(fields.get('key') ?? '', file);
    return [204, ''];
  }
  if (!isSignedRequest(request)) return [403, xml('SignatureDoesNotMatch')];
  const key = new URL(request.url ?? '', 'http://bucket.test').pathname.replace('/pictures/', '');
  if (request.method === 'PUT') {
    const body = await bodyOf(request);
    if (request.headers['if-none-match'] === '*' && files.has(key)) return [412, xml('PreconditionFailed')];
    files.set(key, body);
    return [200, ''];
  }
  if (request.method === 'DELETE') {
    files.delete(key);
    return [204, ''];
  }
  const file = files.get(key);
  return file ? [200, file] : [404, xml('NoSuchKey')];
}

beforeAll(async () => {
  bucket = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      const type = status >= 400 ? 'application/xml' : 'application/octet-stream';
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  store = storeWith(SECRET);
});
afterAll(() => bucket.close());

function storeWith(secretAccessKey: string): FileStore {
  const { port } = bucket.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const config = { bucket: 'pictures', region: REGION, endpoint, accessKeyId: ACCESS_KEY, secretAccessKey };
  return s3Store(config, () => new Date());
}

const upload = (expiresInMs = 60_000, from = store) =>
  from.createUpload({
    key: 'employees-1-abc.png',
    contentType: 'image/png',
    maxBytes: MAX_BYTES,
    expiresAt: new Date(Date.now() + expiresInMs),
  });

async function post(form: Awaited<ReturnType<typeof upload>>, file: Buffer, change: object = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...form.fields, ...change })) body.append(name, String(value));
  body.append('file', new Blob([new Uint8Array(file)]), 'x.png');
  const response = await fetch(form.url, { method: 'POST', body });
  return [response.status, /<Code>(\w+)/.exec(await response.text())?.[1] ?? ''];
}

describe('the S3 store', () => {
  const KEY = 'employees-1-abc.png';

  it('gives a form that the bucket takes, and reads what came', async () => {
    expect(await store.arrived(KEY)).toBeNull();
    expect(await post(await upload(), PNG)).toEqual([204, '']);
    expect((await store.arrived(KEY))?.equals(PNG)).toBe(true);
    await store.dropArrived(KEY);
    expect(await store.arrived(KEY)).toBeNull();
  });

  it('keeps what came first: neither the form nor a second write changes it', async () => {
    const form = await upload();
    expect(
      await Promise.all([store.create(KEY, PNG, 'image/png'), store.create(KEY, OTHER, 'image/png')]),
    ).toEqual(expect.arrayContaining([true, false]));
    const kept = await store.read(KEY);
    expect(await store.create(KEY, OTHER, 'image/png')).toBe(false);
    expect(await post(form, OTHER)).toEqual([204, '']);
    expect(await store.read(KEY)).toEqual(kept);
    expect(await post(form, OTHER, { key: KEY })).toEqual([403, 'AccessDenied']);
    await store.remove(KEY);
    expect(await store.read(KEY)).toBeNull();
  });

  it.each([
    ['another key', { key: 'employees-2-abc.png' }, 403, 'AccessDenied'],
    ['another content type', { 'Content-Type': 'text/html' }, 403, 'AccessDenied'],
    ['a changed signature', { 'X-Amz-Signature': '0'.repeat(64) }, 403, 'SignatureDoesNotMatch'],
  ])('the policy refuses %s', async (_what, change, status, code) => {
    expect(await post(await upload(), PNG, change)).toEqual([status, code]);
  });

  it('the policy refuses what is too large', async () => {
    expect(await post(await upload(), Buffer.alloc(MAX_BYTES + 1))).toEqual([400, 'EntityTooLarge']);
  });

  it('a key that the bucket does not know opens nothing', async () => {
    const stranger = storeWith('wrong');
    expect(await post(await upload(60_000, stranger), PNG)).toEqual([403, 'SignatureDoesNotMatch']);
    await expect(stranger.read('employees-1-abc.png')).rejects.toThrow();
  });
});
