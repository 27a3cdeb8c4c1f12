import type { ResourceLimits, Worker } from 'node:worker_threads';
import type { FileFacts } from '../../../../src/domain/imports/fileReading';
import { startThread } from '../../../platform/threads/startThread';
import { FileRefusal } from './fileRefusal';
import type { FileBatch, ReaderMessage, ReaderRequest, ReaderStart } from './threadMessages';

/** A file may not cost the server more than this, whatever is in it. */
const LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 32 };

export interface ThreadReading {
  facts: FileFacts;
  /** Rows in batches, read as they are asked for; leaving the loop ends the thread. Throws `FileRefusal`. */
  batches: AsyncIterable<FileBatch>;
  /** Ends the thread; for a reading whose rows nobody wants. */
  close(): Promise<void>;
}

/** The next message of a thread, or what made it end. */
class Inbox {
  private readonly kept: ReaderMessage[] = [];
  private failure: Error | null = null;
  private wake: () => void = () => undefined;

  constructor(worker: Worker, signal: AbortSignal | undefined) {
    const fail = (error: Error) => {
      this.failure ??= error;
      this.wake();
    };
    worker.on('message', (message: ReaderMessage) => {
      this.kept.push(message);
      this.wake();
    });
    worker.on('error', (error: Error & { code?: string }) =>
      fail(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new FileRefusal('bomb', { megabytes: LIMITS.maxOldGenerationSizeMb ?? 0 })
          : error,
      ),
    );
    worker.on('exit', (code) => fail(new Error(`The reader thread ended with code ${code}`)));
    const abort = () => {
      fail(signal?.reason instanceof Error ? signal.reason : new Error('Aborted'));
      void worker.terminate();
    };
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
    worker.on('exit', () => signal?.removeEventListener('abort', abort));
  }

  async next(): Promise<ReaderMessage> {
    for (;;) {
      const message = this.kept.shift();
      if (message?.kind === 'refused') throw new FileRefusal(message.code, message.args);
      if (message) return message;
      if (this.failure) throw this.failure;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}

async function* batchesOf(worker: Worker, inbox: Inbox): AsyncGenerator<FileBatch, void> {
  try {
    const ask = () => worker.postMessage('next' satisfies ReaderRequest);
    ask();
    for (;;) {
      const message = await inbox.next();
      if (message.kind !== 'batch') return;
      // The next batch is read while this one is dealt with.
      ask();
      yield message.batch;
    }
  } finally {
    await worker.terminate();
  }
}

/**
 * Opens and reads a file in a thread of its own, so that neither its size nor what is wrong with it holds up the server.
 * Throws `FileRefusal`, or the signal's reason.
 */
export async function readInThread(file: ReaderStart, signal?: AbortSignal): Promise<ThreadReading> {
  const worker = startThread('readerWorker', import.meta.url, { workerData: file, resourceLimits: LIMITS });
  const inbox = new Inbox(worker, signal);
  const close = async () => {
    await worker.terminate();
  };
  try {
    const message = await inbox.next();
    if (message.kind !== 'facts') throw new Error(`The reader thread began with ${message.kind}`);
    return { facts: message.facts, batches: batchesOf(worker, inbox), close };
  } catch (error) {
    await close();
    throw error;
  }
}
