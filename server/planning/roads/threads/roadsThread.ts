import type { Worker } from 'node:worker_threads';
import { startThread } from '../../../platform/threads/startThread';
import type { RoadsAnswer, RoadsQuestion, RoadsReply, RoadsRequest } from './messages';

interface Waiting {
  resolve(answer: RoadsAnswer): void;
  reject(error: Error): void;
}

/** The thread that finds ways. It starts with the first question, and again after a crash. */
export class RoadsThread {
  #worker: Worker | null = null;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(private readonly memory: SharedArrayBuffer) {}

  ask(question: RoadsQuestion): Promise<RoadsAnswer> {
    const worker = (this.#worker ??= this.#start());
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, question } satisfies RoadsRequest);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = startThread('roadsWorker', import.meta.url, { workerData: this.memory });
    worker.on('message', (reply: RoadsReply) => {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      // A program that waits for nothing else may end.
      if (this.#waiting.size === 0) worker.unref();
      if ('answer' in reply) waiting?.resolve(reply.answer);
      else waiting?.reject(new Error(reply.error));
    });
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', () => this.#lose(worker, new Error('The thread of the roads has ended')));
    return worker;
  }

  #lose(worker: Worker, error: Error): void {
    if (this.#worker === worker) this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
