import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ContextOptions, ServerContext } from '../../context';
import type { Db } from '../database/database';
import { AcquireTimeout, ConnectionLost, sqlStateOf } from '../database/databaseErrors';
import type { Replica } from '../database/replica';
import type { Metrics } from '../metrics/metrics';
import { BASE } from './apiBase';
import { hostCookie } from './hostCookie';

/** What a person waits for a write of their own, or one that they were told of, to arrive; then the primary answers. */
const WAIT_MS = 250;
/** Nobody waits for a report in the background. */
const BACKGROUND_WAIT_MS = 5_000;
/** Longer ago than any replica in use may be behind: what was written then need not be asked for. */
const REMEMBERED_SECONDS = 3_600;
/** In the place of a position that could not be read. */
const UNKNOWN = 'unknown';
const POSITION = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/i;

/** A query that a replica cancels because it needs the rows' room, and those of a server that goes or has no room. */
const LOST_CODES = new Set(['40001', '40P01', '57P01', '57P02', '57P03', '53300', '08P01', '08006']);
const LOST_ON_THE_WAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);

/** Where a read was answered, and when by the primary, why. */
type Answered = 'replica' | 'primary_replica_unused' | 'primary_not_arrived' | 'primary_replica_failed';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Runs a read that bears to be a moment old: from the replica once it has what the person has written or been told of,
     * else from the primary. It may run twice, so it only reads. Never for what a command, a permission or a session is
     * decided by.
     */
    readCopy<T>(request: FastifyRequest, read: (db: Db) => Promise<T>): Promise<T>;
    /** The same for work in the background, with everything that is written until now. */
    readCopyInBackground<T>(read: (db: Db) => Promise<T>): Promise<T>;
  }
  interface FastifyRequest {
    /** It has only read, whatever its method is. */
    isRead: boolean;
  }
}

function isReplicaLost(error: unknown): boolean {
  if (error instanceof ConnectionLost || error instanceof AcquireTimeout) return true;
  if (LOST_CODES.has(sqlStateOf(error) ?? '')) return true;
  return error instanceof Error && 'code' in error && LOST_ON_THE_WAY.has(String(error.code));
}

class ReplicaGone extends Error {
  override name = 'ReplicaGone';
}

/** The read's end, or `ReplicaGone` when the replica goes down before it: a machine that vanished never answers. */
async function whilePresent<T>(replica: Replica, read: Promise<T>): Promise<T> {
  const signal = replica.present();
  let goes = () => {};
  const gone = new Promise<never>((_resolve, reject) => (goes = () => reject(new ReplicaGone())));
  if (signal.aborted) goes();
  signal.addEventListener('abort', goes);
  return Promise.race([read, gone]).finally(() => signal.removeEventListener('abort', goes));
}

/** Reads from a replica with what each person has written. */
class ReplicaReads {
  readonly counts: Record<Answered, number> = {
    replica: 0,
    primary_replica_unused: 0,
    primary_not_arrived: 0,
    primary_replica_failed: 0,
  };
  /** What this server has told its pages of. */
  #told: string | null = null;

  constructor(
    private readonly replica: Replica,
    private readonly context: Pick<ServerContext, 'db' | 'log'>,
  ) {}

  /** Events are about to be told: who looks because of them must find what they tell. */
  async tell(): Promise<void> {
    this.#told = await this.position();
  }

  async position(): Promise<string> {
    return this.replica.position().catch(() => UNKNOWN);
  }

  /** @param positions all of which the replica must have reached */
  async read<T>(positions: readonly string[], waitMs: number, read: (db: Db) => Promise<T>): Promise<T> {
    const why = await this.#whyNot(positions, waitMs);
    if (why !== null) return this.#fromPrimary(why, read);
    try {
      const answer = await whilePresent(this.replica, read(this.replica.db));
      this.counts.replica++;
      return answer;
    } catch (error) {
      if (!(error instanceof ReplicaGone) && !isReplicaLost(error)) throw error;
      this.context.log.warn({ reason: (error as Error).name }, 'the replica has lost a read');
      return this.#fromPrimary('primary_replica_failed', read);
    }
  }

  /** Of what this server has told, and of what the person wrote (`written`). */
  positionsFor(written: string | null): string[] {
    return [this.#told, written].filter((each) => each !== null);
  }

  async #whyNot(positions: readonly string[], waitMs: number): Promise<Answered | null> {
    if (this.replica.status().state !== 'used') return 'primary_replica_unused';
    for (const position of positions) {
      if (position === UNKNOWN || !(await this.replica.reached(position, waitMs)))
        return 'primary_not_arrived';
    }
    return null;
  }

  #fromPrimary<T>(why: Answered, read: (db: Db) => Promise<T>): Promise<T> {
    this.counts[why]++;
    return read(this.context.db);
  }
}

function watchReplica(metrics: Metrics, replica: Replica | null): void {
  metrics.watch('replica_used', 'Whether the replica answers lists and reports; -1: there is none', () =>
    replica ? Number(replica.status().state === 'used') : -1,
  );
  metrics.watch(
    'replica_lag_seconds',
    'For how long the replica lacks a write; -1: it does not say',
    () => replica?.status().lagSeconds ?? -1,
  );
}

/** `app.readCopy`: reads from the replica, where there is one. Needs a cookie of where the person has last written. */
export const replicaReads = fp<ContextOptions>(
  async (app, { context }) => {
    const { replica } = context.database;
    app.decorateRequest('isRead', false);
    watchReplica(app.metrics, replica);
    if (!replica) {
      app.decorate('readCopy', (_request, read) => read(context.db));
      app.decorate('readCopyInBackground', (read) => read(context.db));
      return;
    }
    const reads = new ReplicaReads(replica, context);
    app.metrics.watch(
      'reads',
      'Lists and reports since the start, by who answered',
      () => reads.counts,
      'from',
    );
    const { name, options } = hostCookie(context.config, 'rx_written', BASE);

    const writtenBy = (request: FastifyRequest): string | null => {
      const given = request.cookies[name];
      // Anything else than what was set costs its sender the replica, and nobody else.
      return given === undefined ? null : POSITION.test(given) ? given : UNKNOWN;
    };
    app.decorate('readCopy', async (request, read) => {
      request.isRead = true;
      // What the servers are told of is on its way here too.
      await app.feed.caughtUp();
      return reads.read(reads.positionsFor(writtenBy(request)), WAIT_MS, read);
    });
    app.decorate('readCopyInBackground', async (read) =>
      reads.read([await reads.position()], BACKGROUND_WAIT_MS, read),
    );
    app.feed.beforeTelling(() => reads.tell());
    // What was told by others before this server came, its pages may know too.
    app.addHook('onReady', () => reads.tell());

    const hasWritten = ({ method, actor, isRead }: FastifyRequest) =>
      actor !== null && method !== 'GET' && method !== 'HEAD' && !isRead;
    app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
      if (!hasWritten(request)) return;
      reply.setCookie(name, await reads.position(), { ...options, maxAge: REMEMBERED_SECONDS });
    });
  },
  { name: 'replicaReads', fastify: '5.x', dependencies: ['@fastify/cookie', 'metrics', 'events'] },
);
