import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { FileRow } from '../../../../src/domain/imports/fileReading';
import { FileRefusal } from './fileRefusal';
import { openFile } from './openFile';
import type { ReaderMessage, ReaderStart } from './threadMessages';

// The entry of a reader thread: one file from its bytes to its last row, in batches that the server asks for.

/** A batch has at most so many rows and characters: other requests do not wait while the server stores it. */
const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 2_000_000;

/** Waits until another batch is asked for; what was asked before counts. */
function requests(port: MessagePort): () => Promise<void> {
  let asked = 0;
  let wake: () => void = () => undefined;
  port.on('message', () => {
    asked += 1;
    wake();
  });
  return async () => {
    while (asked === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    asked -= 1;
  };
}

async function serve(port: MessagePort, start: ReaderStart): Promise<void> {
  const post = (message: ReaderMessage) => port.postMessage(message);
  const asked = requests(port);
  try {
    const { facts, rows, share } = await openFile(start);
    post({ kind: 'facts', facts });
    let batch: FileRow[] = [];
    let characters = 0;
    const send = async () => {
      await asked();
      post({ kind: 'batch', batch: { rows: batch, share: Math.min(1, share()) } });
      batch = [];
      characters = 0;
    };
    for await (const row of rows) {
      batch.push(row);
      characters += row.cells.reduce((sum, cell) => sum + cell.length, 0);
      if (batch.length === BATCH_ROWS || characters > BATCH_CHARACTERS) await send();
    }
    if (batch.length > 0) await send();
    post({ kind: 'end' });
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    post({ kind: 'refused', code: error.code, args: error.args });
  }
  port.close();
}

if (!parentPort) throw new Error('readerWorker runs as a worker thread only');
void serve(parentPort, workerData as ReaderStart);
