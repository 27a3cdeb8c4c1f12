import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { isInBackground } from '../background';
import { assertCommitted } from '../commitCheck';
import type { ConnectionQueue } from './connectionQueue';
import { PreparedStatements } from './preparedStatements';
import type { RecoveringThread } from './recoveringThread';
import type { WorkerClient } from './workerClient';
import { decodeReply, encodeQuery } from './wireMessages';

/** The statement that Kysely sends when no isolation level is requested. */
const BEGIN = 'begin';
const ENDS: ReadonlySet<string> = new Set(['commit', 'rollback']);
const CHANGES_TABLES = /^\s*(create|alter|drop)\b/i;

class PgliteClient {
  readonly #thread: RecoveringThread;
  readonly #queue: ConnectionQueue;
  readonly #onNotification: (channel: string, payload: string) => void;
  /** A transaction that was asked for, and begins with its first statement: one way to the thread and back less. */
  #opening: Uint8Array | null = null;
  #isInTransaction = false;
  #prepared = new PreparedStatements();
  #preparedBy: WorkerClient | null = null;

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
    if (ENDS.has(sql)) this.#isInTransaction = false;
    if (sql === BEGIN) {
      this.#isInTransaction = true;
      this.#opening = encodeQuery(sql, []);
      return { command: 'BEGIN' as PostgresQueryResult<R>['command'], rowCount: 0, rows: [] };
    }
    const thread = this.#thread.running;
    const prepared = this.#preparedOn(thread);
    if (CHANGES_TABLES.test(sql)) prepared.forgetAll();
    // A statement of a command finds its rows by keys. A list is planned for its values, and a job fills tables.
    const isKept = this.#isInTransaction && parameters.length > 0 && !isInBackground();
    const asked = encodeQuery(sql, parameters, isKept ? prepared.use(sql, performance.now()) : undefined);
    const bytes = this.#opening ? Buffer.concat([this.#opening, asked]) : asked;
    this.#opening = null;
    const reply = decodeReply(await thread.execute(bytes));
    for (const { channel, payload } of reply.notifications) this.#onNotification(channel, payload);
    if (reply.error) prepared.forget(sql);
    if (reply.error?.severity === 'PANIC') await this.#thread.abandon(reply.error);
    if (reply.error) throw reply.error;
    assertCommitted(sql, reply.command);
    return {
      command: reply.command as PostgresQueryResult<R>['command'],
      rowCount: reply.rowCount,
      rows: reply.rows as R[],
    };
  }

  #preparedOn(thread: WorkerClient): PreparedStatements {
    if (this.#preparedBy !== thread) {
      this.#preparedBy = thread;
      this.#prepared = new PreparedStatements();
    }
    return this.#prepared;
  }

  release(): void {
    this.#opening = null;
    this.#isInTransaction = false;
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
