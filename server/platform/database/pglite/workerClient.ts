import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../threads/startThread';
import { DatabaseStopped } from '../databaseErrors';
import type { WorkerAnswer, WorkerCall, WorkerData, WorkerResult, WorkerStart } from './workerMessages';

type CallWithoutId = WorkerCall extends infer C ? (C extends WorkerCall ? Omit<C, 'id'> : never) : never;

interface Waiter {
  resolve(result: WorkerResult): void;
  reject(error: Error): void;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** The database's code, compiled once per process: a thread that replaces a failed one starts in half the time. */
function compiledDatabase(): Promise<WebAssembly.Module> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  compiled ??= readFile(join(dirname(entry), 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/** The database thread, seen from the server's thread: calls with an id, answers by it. */
export class WorkerClient {
  readonly #worker: Worker;
  readonly #waiters = new Map<number, Waiter>();
  #lastId = 0;
  #stopped: DatabaseStopped | undefined;

  private constructor(worker: Worker, onStop: (error: DatabaseStopped) => void) {
    this.#worker = worker;
    worker.on('message', (answer: WorkerAnswer) => {
      const waiter = this.#waiters.get(answer.id);
      this.#waiters.delete(answer.id);
      if ('error' in answer) waiter?.reject(new Error(answer.error));
      else waiter?.resolve(answer.result);
    });
    const stop = (reason: string) => {
      if (this.#stopped) return;
      this.#stopped = new DatabaseStopped(reason);
      for (const waiter of this.#waiters.values()) waiter.reject(this.#stopped);
      this.#waiters.clear();
      onStop(this.#stopped);
    };
    worker.on('error', (error) => stop(`The database thread failed: ${error.message}`));
    worker.on('exit', () => stop('The database is closed'));
  }

  /** Starts the thread and waits until the database answers. `onStop` is called when it ends, also unexpectedly. */
  static async start(start: WorkerStart, onStop: (error: DatabaseStopped) => void): Promise<WorkerClient> {
    const workerData: WorkerData = { ...start, module: await compiledDatabase() };
    const client = new WorkerClient(startThread('pgliteWorker', import.meta.url, { workerData }), onStop);
    try {
      await new Promise<WorkerResult>((resolve, reject) => client.#waiters.set(0, { resolve, reject }));
      return client;
    } catch (error) {
      await client.terminate();
      throw error;
    }
  }

  #call(call: CallWithoutId, transfer: ArrayBuffer[] = []): Promise<WorkerResult> {
    if (this.#stopped) return Promise.reject(this.#stopped);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiters.set(id, { resolve, reject });
      this.#worker.postMessage({ ...call, id }, transfer);
    });
  }

  /** Runs PostgreSQL protocol bytes; answers the protocol bytes that came back. */
  async execute(bytes: Uint8Array): Promise<Uint8Array> {
    return (await this.#call({ call: 'execute', bytes })) as Uint8Array;
  }

  /** The data folder as an uncompressed tar. */
  async dump(): Promise<Uint8Array> {
    return (await this.#call({ call: 'dump' })) as Uint8Array;
  }

  async fsyncCount(): Promise<number> {
    return (await this.#call({ call: 'fsyncCount' })) as number;
  }

  get isRunning(): boolean {
    return !this.#stopped;
  }

  /** Ends the thread immediately. Committed data is in the folder. */
  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  /** Closes the database and ends the thread. */
  async close(): Promise<void> {
    if (this.#stopped) return;
    const ended = new Promise<void>((resolve) => this.#worker.once('exit', () => resolve()));
    await this.#call({ call: 'close' });
    await ended;
  }
}
