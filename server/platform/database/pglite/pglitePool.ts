import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { assertCommitted } from '../commitCheck';
import type { ConnectionQueue } from './connectionQueue';
import type { RecoveringThread } from './recoveringThread';
import { decodeReply, encodeQuery } from './wireMessages';

/** The statement that Kysely sends when no isolation level is requested. */
const BEGIN = 'begin';

class PgliteClient {
  readonly #thread: RecoveringThread;
  readonly #queue: ConnectionQueue;
  readonly #onNotification: (channel: string, payload: string) => void;
  /** A transaction that was asked for, and begins with its first statement: one way to the thread and back less. */
  #opening: Uint8Array | null = null;

  constructor(
    thread: RecoveringThread,
    queue: ConnectionQueue,
    onNotification: (channel: string, payload: string) => void,
  ) {
    this.#thread = thread;
    this.#queue = queue;
    this.#onNotification = onNotification;
  }

  /** One statement; throws pg's `DatabaseError` with code, constraint, table and detail. */
  async query<R>(sql: string, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    this.#queue.note(sql);
    if (sql === BEGIN) {
      this.#opening = encodeQuery(sql, []);
      return { command: 'BEGIN' as PostgresQueryResult<R>['command'], rowCount: 0, rows: [] };
    }
    const asked = encodeQuery(sql, parameters);
    const bytes = this.#opening ? Buffer.concat([this.#opening, asked]) : asked;
    this.#opening = null;
    const reply = decodeReply(await this.#thread.running.execute(bytes));
    for (const { channel, payload } of reply.notifications) this.#onNotification(channel, payload);
    if (reply.error?.severity === 'PANIC') await this.#thread.abandon(reply.error);
    if (reply.error) throw reply.error;
    assertCommitted(sql, reply.command);
    return {
      command: reply.command as PostgresQueryResult<R>['command'],
      rowCount: reply.rowCount,
      rows: reply.rows as R[],
    };
  }

  release(): void {
    this.#opening = null;
    this.#queue.release();
  }
}

/**
 * A pool of ONE connection to the embedded database, in the shape of pg's, so that Kysely's own PostgreSQL dialect
 * (transactions, savepoints, migrations) runs on it unchanged.
 */
export class PglitePool implements PostgresPool {
  readonly #thread: RecoveringThread;
  readonly #queue: ConnectionQueue;
  readonly #client: PgliteClient;

  /** `onNotification` receives every NOTIFY on a channel that the connection listens to. */
  constructor(
    thread: RecoveringThread,
    queue: ConnectionQueue,
    onNotification: (channel: string, payload: string) => void,
  ) {
    this.#thread = thread;
    this.#queue = queue;
    this.#client = new PgliteClient(thread, queue, onNotification);
  }

  async connect(): Promise<PostgresPoolClient> {
    await this.#queue.acquire();
    try {
      await this.#thread.ensureRunning();
    } catch (error) {
      this.#queue.release();
      throw error;
    }
    // Kysely's type also asks for cursors, which its dialect uses only when it is given a cursor class.
    return this.#client as Pick<PostgresPoolClient, 'release'> as PostgresPoolClient;
  }

  /** The thread outlives the pool; `openPglite` closes it. */
  async end(): Promise<void> {}
}
