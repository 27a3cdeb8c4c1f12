import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const REGION = 'us-west-2';
/** Keys of one answer to a list: small, so that lists have pages. */
const PAGE = 2;

export interface Bucket {
  files: Map<string, Buffer>;
  /** Answers with this error from now on; null: it works. */
  fail(status: number | null): void;
  /** What a server is configured with to use it. */
  config: { bucket: string; region: string; endpoint: string; accessKeyId: string; secretAccessKey: string };
  close(): void;
}

const SECRET = 'secret-of-the-test';
const ACCESS_KEY = 'KEYOFTHETEST';

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

/** ListObjectsV2, in pages. */
function listOf(files: Map<string, Buffer>, { searchParams }: URL): string {
  const from = Number(searchParams.get('continuation-token') ?? 0);
  const keys = [...files.keys()].sort();
  const next =
    from + PAGE < keys.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  const found = keys.slice(from, from + PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${found.join('')}</ListBucketResult>`;
}

/** A bucket that checks what Amazon's would check, and answers errors as XML. */
async function answer(
  files: Map<string, Buffer>,
  request: IncomingMessage,
): Promise<[number, string | Buffer]> {
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
  const key = new URL(request.url ?? '', 'http://bucket.test').pathname.replace(/^\/pictures\/?/, '');
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
  if (request.method === 'GET' && key === '')
    return [200, listOf(files, new URL(request.url ?? '', 'http://bucket.test'))];
  const file = files.get(key);
  return file ? [200, file] : [404, xml('NoSuchKey')];
}

/** A bucket `pictures` on this machine. */
export async function startBucket(): Promise<Bucket> {
  const files = new Map<string, Buffer>();
  let failing: number | null = null;
  const server = createServer((request, response) => {
    void answer(files, request).then(([status, body]) => {
      const isError = failing !== null || status >= 400;
      const type =
        isError || request.url?.includes('list-type') ? 'application/xml' : 'application/octet-stream';
      response.writeHead(failing ?? status, { 'content-type': type });
      response.end(failing === null ? body : '<Error><Code>InternalError</Code></Error>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    files,
    fail: (status) => (failing = status),
    config: {
      bucket: 'pictures',
      region: REGION,
      endpoint,
      accessKeyId: ACCESS_KEY,
      secretAccessKey: SECRET,
    },
    close: () => server.close(),
  };
}
