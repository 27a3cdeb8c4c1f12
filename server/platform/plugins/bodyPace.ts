import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** For Fastify and, in `http`, for Node's own server. Milliseconds. */
export const CONNECTION_LIMITS = {
  /** The whole of a request, whatever its pace: the largest file takes 54 minutes at the slowest pace. */
  requestTimeout: 60 * MINUTE_MS,
  /** Limit for a connection without traffic. The live stream has a heartbeat every 15 s. */
  connectionTimeout: 2 * MINUTE_MS,
  http: { headersTimeout: 20 * SECOND_MS, connectionsCheckingInterval: 5 * SECOND_MS },
};

interface BodyPace {
  /** Before any pace is asked for; every small body has come by then. */
  graceMs: number;
  bytesPerSecond: number;
  checkEveryMs: number;
}

/** A telephone at the edge of its network still sends 8 kB a second. */
const PACE: BodyPace = { graceMs: 30 * SECOND_MS, bytesPerSecond: 8_000, checkEveryMs: 5 * SECOND_MS };

/**
 * Closes connections whose request body does not arrive. A limit for the whole body would end valid uploads on a slow
 * line, or let incomplete ones stay open for as long. Instead, each received byte extends the time for the next.
 */
export const bodyPace = fp<Partial<BodyPace>>(
  async (app, given) => {
    const pace = { ...PACE, ...given };
    const coming = new Map<IncomingMessage, { since: number; before: number }>();
    app.server.on('request', (request: IncomingMessage) => {
      coming.set(request, { since: performance.now(), before: request.socket.bytesRead });
      request.on('close', () => coming.delete(request));
    });
    const timer = setInterval(() => {
      for (const [request, { since, before }] of coming) {
        if (request.complete) coming.delete(request);
        else {
          const bought = ((request.socket.bytesRead - before) / pace.bytesPerSecond) * SECOND_MS;
          if (performance.now() - since > pace.graceMs + bought) request.socket.destroy();
        }
      }
    }, pace.checkEveryMs).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'bodyPace', fastify: '5.x' },
);
