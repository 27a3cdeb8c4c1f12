import { DatabaseStopped } from '../databaseErrors';
import type { WorkerClient } from './workerClient';

/**
 * The database thread and its successors. After a PANIC (a full disk under the write-ahead log) PostgreSQL must be
 * started again and recover; in WASM it would instead loop forever. The thread is then ended, and the next borrower
 * of the connection starts a new one. The present borrower does not, because its transaction is lost.
 */
export class RecoveringThread {
  readonly #restart: () => Promise<WorkerClient>;
  #worker: WorkerClient | undefined;
  #lastPanic: Error | undefined;

  constructor(first: WorkerClient, restart: () => Promise<WorkerClient>) {
    this.#worker = first;
    this.#restart = restart;
  }

  /** To be called between two holders of the connection. Throws `DatabaseStopped` when it does not start again. */
  async ensureRunning(): Promise<void> {
    if (this.#worker?.isRunning) return;
    this.#worker = undefined;
    try {
      this.#worker = await this.#restart();
    } catch (error) {
      // The error of the failed start has little information (PGlite hides it). The error that stopped the database
      // before contains the reason.
      throw new DatabaseStopped(`The database does not start again: ${String(error)}`, {
        cause: this.#lastPanic ?? error,
      });
    }
  }

  get running(): WorkerClient {
    if (!this.#worker)
      throw new DatabaseStopped('The database has stopped in the middle of this transaction');
    return this.#worker;
  }

  /** Ends a thread that cannot go on after this error. */
  async abandon(panic: Error): Promise<void> {
    this.#lastPanic = panic;
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async close(): Promise<void> {
    await this.#worker?.close();
  }

  /** Ends the thread where it is. */
  async terminate(): Promise<void> {
    await this.#worker?.terminate();
  }
}
