import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  createVerify,
  verify,
  type ECDH,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const jsonOf = (text = '') =>
  JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;
const hmac = (key: Buffer, ...parts: Buffer[]) =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();

/** A browser's side of a subscription: its keys, and what it reads out of an encrypted message. */
export class TestBrowser {
  readonly #ecdh: ECDH = createECDH('prime256v1');
  readonly #auth = Buffer.alloc(16, 7);
  readonly keys: { p256dh: string; auth: string };

  constructor() {
    const point = this.#ecdh.generateKeys();
    this.keys = { p256dh: point.toString('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** One record of aes128gcm, as RFC 8188 and RFC 8291 describe it. Throws for a message to somebody else. */
  read(message: Buffer): unknown {
    const salt = message.subarray(0, 16);
    const keyLength = message.readUInt8(20);
    const sender = message.subarray(21, 21 + keyLength);
    const sealed = message.subarray(21 + keyLength);
    const secret = this.#ecdh.computeSecret(sender);
    const info = Buffer.concat([
      Buffer.from('WebPush: info\0'),
      this.#ecdh.getPublicKey(),
      sender,
      Buffer.from([1]),
    ]);
    const input = hmac(hmac(this.#auth, secret), info);
    const prk = hmac(salt, input);
    const key = hmac(prk, Buffer.from('Content-Encoding: aes128gcm\0\x01')).subarray(0, 16);
    const nonce = hmac(prk, Buffer.from('Content-Encoding: nonce\0\x01')).subarray(0, 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // A delimiter of 2 ends the last record.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as unknown;
  }
}

/** What a push service refuses, by RFC 8030 and RFC 8292; null: it takes the message. */
function refusalOf({ headers }: IncomingMessage, origin: string, publicKey: string): string | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) return 'another key than the subscription has';
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned || jsonOf(head).alg !== 'ES256') return 'not signed';
  const { aud, exp, sub } = jsonOf(claims);
  if (aud !== origin) return 'for another service';
  if (Number(exp) > Date.now() / 1000 + 24 * 3600) return 'valid for more than a day';
  if (!/^(mailto|https):/.test(String(sub))) return 'nobody to ask';
  if (headers['content-encoding'] !== 'aes128gcm') return 'not encrypted';
  if (!/^\d+$/.test(String(headers.ttl))) return 'no TTL';
  return /^[A-Za-z0-9_-]{1,32}$/.test(String(headers.topic)) ? null : 'a wrong topic';
}

export interface PushedMessage {
  path: string;
  urgency: string;
  message: Buffer;
}

/** A push service of the test's own, that checks what the standards ask for. */
export async function startPushService(publicKey: () => string) {
  const taken: PushedMessage[] = [];
  const refused: string[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    void (async () => {
      const message = await bodyOf(request);
      const refusal = refusalOf(request, origin, publicKey());
      if (refusal) refused.push(refusal);
      else if (status === 201)
        taken.push({ path: request.url ?? '', urgency: String(request.headers.urgency), message });
      response.writeHead(refusal ? 403 : status).end();
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    taken,
    refused,
    answerWith: (next: number) => (status = next),
    close: () => new Promise((done) => server.close(done)),
  };
}

/** Firebase of the test's own: the token endpoint of OAuth and the sending of HTTP v1. */
export async function startFirebase(account: { email: string; publicKey: string; project: string }) {
  const sent: { token: string; data: Record<string, string>; priority: string }[] = [];
  const refused: string[] = [];
  let tokens = 0;
  let gone = new Set<string>();
  let valid = '';

  function grant(body: string): object | null {
    const form = new URLSearchParams(body);
    const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
    const { iss, scope, aud, iat, exp } = jsonOf(claims);
    const isSigned = createVerify('RSA-SHA256')
      .update(`${head}.${claims}`)
      .verify(account.publicKey, signature, 'base64url');
    const isRight =
      form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      jsonOf(head).alg === 'RS256' &&
      iss === account.email &&
      scope === 'https://www.googleapis.com/auth/firebase.messaging' &&
      aud === `${origin}/token` &&
      Number(exp) - Number(iat) <= 3600;
    if (!isSigned || !isRight) return null;
    tokens += 1;
    valid = `access-${tokens}`;
    return { access_token: valid, expires_in: 3599, token_type: 'Bearer' };
  }

  function deliver(path: string, authorization: string, body: string): [number, object] {
    if (path !== `/v1/projects/${account.project}/messages:send`) return [404, { error: { code: 404 } }];
    if (authorization !== `Bearer ${valid}`)
      return [401, { error: { code: 401, status: 'UNAUTHENTICATED' } }];
    const { message } = JSON.parse(body) as {
      message: { token: string; data: Record<string, unknown>; android: { priority: string; ttl: string } };
    };
    const isText = Object.values(message.data).every((value) => typeof value === 'string');
    if (!isText || !/^\d+s$/.test(message.android.ttl))
      return [400, { error: { code: 400, status: 'INVALID_ARGUMENT' } }];
    if (gone.has(message.token))
      return [404, { error: { code: 404, details: [{ errorCode: 'UNREGISTERED' }] } }];
    sent.push({
      token: message.token,
      data: message.data as Record<string, string>,
      priority: message.android.priority,
    });
    return [200, { name: `projects/${account.project}/messages/1` }];
  }

  const server = createServer((request, response) => {
    void (async () => {
      const body = (await bodyOf(request)).toString();
      const path = request.url ?? '';
      const granted = path === '/token' ? grant(body) : null;
      const [status, answer] =
        path === '/token'
          ? granted
            ? ([200, granted] as const)
            : ([400, { error: 'invalid_grant' }] as const)
          : deliver(path, request.headers.authorization ?? '', body);
      if (status >= 400) refused.push(`${status} ${path}`);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    sent,
    refused,
    tokens: () => tokens,
    forget: (token: string) => (gone = new Set([...gone, token])),
    revokeAccess: () => (valid = 'none'),
    close: () => new Promise((done) => server.close(done)),
  };
}
