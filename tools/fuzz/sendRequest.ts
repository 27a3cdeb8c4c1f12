import { Agent, request as openRequest } from 'node:http';
import type { FuzzRequest } from './makeRequest';

/** What came back over the wire; null where nothing did. */
export interface FuzzAnswer {
  status: number | null;
  contentType: string;
  body: string;
  /** Why there is no answer: the connection's error, or `hung`. */
  trouble: string | null;
}

const HUNG_AFTER_MS = 30_000;
/** Of a large answer only the beginning is of interest. */
const KEPT_BYTES = 16 * 1024 * 1024;

function asText(header: string | string[] | number | undefined): string {
  return [header ?? ''].flat().join(', ');
}

/** Sends requests over real connections, as a stranger would. */
export class Wire {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 2 });

  constructor(private readonly origin: string) {}

  send(request: FuzzRequest, session: Readonly<Record<string, string>>): Promise<FuzzAnswer> {
    const { hostname, port } = new URL(this.origin);
    const body = request.body === null ? null : Buffer.from(request.body);
    return new Promise((resolve) => {
      const end = (status: number | null, contentType: string, text: string, trouble: string | null) =>
        resolve({ status, contentType, body: text, trouble });
      const headers = {
        ...session,
        ...(body === null ? {} : { 'content-length': body.length }),
        ...request.headers,
      };
      const sent = openRequest({
        hostname,
        port,
        method: request.method,
        path: request.path,
        headers,
        agent: this.#agent,
      });
      const timer = setTimeout(() => {
        end(null, '', '', 'hung');
        sent.destroy();
      }, HUNG_AFTER_MS);
      sent.on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        end(null, '', '', error.code ?? error.message);
      });
      sent.on('response', (answer) => {
        const contentType = asText(answer.headers['content-type']);
        const status = answer.statusCode ?? 0;
        const chunks: Buffer[] = [];
        let size = 0;
        const done = () => {
          clearTimeout(timer);
          end(status, contentType, Buffer.concat(chunks).toString(), null);
        };
        // A stream has no end: that it began is all there is to see.
        if (contentType.startsWith('text/event-stream')) {
          done();
          answer.destroy();
          return;
        }
        answer.on('data', (chunk: Buffer) => {
          if (size < KEPT_BYTES) chunks.push(chunk);
          size += chunk.length;
        });
        answer.on('end', done);
        answer.on('error', () => {
          clearTimeout(timer);
          end(status, contentType, '', 'cut');
        });
      });
      // One that Node itself would not send is no request.
      sent.end(body ?? undefined);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
