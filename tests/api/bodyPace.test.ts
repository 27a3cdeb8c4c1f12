import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONNECTION_LIMITS, bodyPace } from '../../server/platform/plugins/bodyPace';

const GRACE_MS = 150;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = fastify({
    ...CONNECTION_LIMITS,
    http: { headersTimeout: GRACE_MS, connectionsCheckingInterval: 20 },
    forceCloseConnections: true,
  });
  await app.register(bodyPace, { graceMs: GRACE_MS, bytesPerSecond: 1000, checkEveryMs: 20 });
  app.post('/', async () => 'done');
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('begun');
    // Longer than any body may be silent.
    setTimeout(() => reply.raw.end('ended'), 3 * GRACE_MS);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends the text; resolves with all that came back once the other side has closed. */
function talk(text: string, go?: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
      go?.(socket);
    });
    socket.on('data', (part: Buffer) => (answer += part.toString()));
    // A reset is an end like any other.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answer));
  });
}

const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;

it.each([
  ['fifty bodies that are never ended', `${head(100)}{"a":`, ''],
  ['fifty requests whose headers are never ended', 'POST / HTTP/1.1\r\nHost: x\r\n', '408'],
])('does not wait for %s', async (_what, text, answer) => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => talk(text)));
  for (const each of answers) expect(each).toContain(answer);
  for (const each of answers) expect(each).not.toContain('200 OK');
});

it('lets a slow but honest body through, which takes longer than any silence may', async () => {
  const parts = Array.from({ length: 12 }, () => ' '.repeat(200));
  const answer = await talk(head(2400 + 2), (socket) => {
    const timer = setInterval(() => {
      const part = parts.shift();
      socket.write(part ?? '{}');
      if (part === undefined) clearInterval(timer);
    }, 40);
  });
  expect(answer).toContain('200 OK');
});

it('says nothing to a stream, however long it is', async () => {
  const answer = await talk('GET /stream HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(answer).toContain('begun');
  expect(answer).toContain('ended');
});
