import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as forward,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What stands in front of several servers: a call that one does not answer goes to another, where that is harmless. */
export interface RetryingProxy {
  url: string;
  /** Calls that were sent once more. */
  retried: () => number;
  /** Drops every connection and takes no other until `mend`. */
  cut: () => void;
  mend: () => void;
  close: () => void;
}

interface Given {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const TRY_AGAIN_MS = 100;
/** What a proxy takes for "this server is going": see docs/upgrading.md. */
const NOT_HERE = new Set([502, 503]);

/**
 * `patienceMs`: how long a call is tried before its last failure is passed on. Reads, and writes with an `Idempotency-Key`,
 * are tried again; the rest fail as they are. An event stream goes through as it comes.
 */
export async function retryingProxy(
  upstreams: readonly string[],
  patienceMs: number,
): Promise<RetryingProxy> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let retried = 0;
  let isCut = false;

  const open = (incoming: IncomingMessage, body: Buffer, hold: (onward: ClientRequest) => void) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { hostname, port } = new URL(upstreams[turn++ % upstreams.length] ?? '');
      const { method, url: path, headers } = incoming;
      const onward = forward({ hostname, port, method, path, headers, agent }, resolve);
      hold(onward);
      onward.on('error', reject).end(body);
    });

  const whole = async (answer: IncomingMessage): Promise<Given> => {
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    return { status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) };
  };

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    let underWay: ClientRequest | null = null;
    // Who asked has gone: the server hears of it as it would without a proxy.
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) underWay?.destroy();
    });
    const mayRepeat = incoming.method === 'GET' || incoming.headers['idempotency-key'] !== undefined;
    const until = performance.now() + (mayRepeat ? patienceMs : 0);
    for (;;) {
      const isLast = performance.now() >= until;
      try {
        const answer = await open(incoming, body, (onward) => (underWay = onward));
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          outgoing.writeHead(answer.statusCode ?? 200, answer.headers);
          answer.on('error', () => outgoing.destroy()).on('close', () => outgoing.destroy());
          answer.pipe(outgoing);
          outgoing.on('close', () => answer.destroy());
          return;
        }
        const given = await whole(answer);
        if (isLast || !NOT_HERE.has(given.status)) {
          outgoing.writeHead(given.status, given.headers).end(given.body);
          return;
        }
      } catch (error) {
        if (isLast || incoming.socket.destroyed) throw error;
      }
      retried += 1;
      await sleep(TRY_AGAIN_MS);
    }
  };

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  server.on('connection', (socket) => {
    if (isCut) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    retried: () => retried,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
