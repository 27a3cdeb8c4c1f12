import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
  path: string;
  id: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

type Answer = (
  call: Received,
) => { status: number; headers?: Record<string, string>; afterMs?: number } | 'silence';

/** A client's system on this machine: it keeps what it is told, and answers as the test wants. */
export class Receiver {
  readonly took: Received[] = [];
  answer: Answer = () => ({ status: 204 });
  #server: Server | undefined;

  async start(): Promise<this> {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        const call: Received = {
          path: request.url ?? '',
          id: String(request.headers['webhook-id']),
          headers: request.headers,
          text,
          body: JSON.parse(text) as Received['body'],
        };
        this.took.push(call);
        const answer = this.answer(call);
        if (answer === 'silence') return;
        setTimeout(
          () => response.writeHead(answer.status, answer.headers).end('thanks'),
          answer.afterMs ?? 0,
        );
      });
    });
    await new Promise<void>((done) => this.#server?.listen(0, '127.0.0.1', done));
    return this;
  }

  get port(): number {
    return (this.#server?.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hooks`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done));
  }
}

/** Whether a call verifies with this secret, as a client's system does it. The clock of the test is not that of the machine. */
export function verifies(secret: string, { headers, text }: Received): boolean {
  const [id, timestamp] = [String(headers['webhook-id']), Number(headers['webhook-timestamp'])];
  const expected = new Webhook(secret).sign(id, new Date(timestamp * 1000), text);
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
