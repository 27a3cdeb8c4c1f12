import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { RoutingRefusal } from '../format/refusal';
import type { SolverMessage, SolverStart } from './messages';
import { runSolver } from './runSolver';

// The entry of a solver thread: one search from start to end, so that the server's thread stays free.

/** Milliseconds between two reports of progress. */
const REPORT_EVERY_MS = 100;

function serve(port: MessagePort, start: SolverStart): void {
  const word = new Int32Array(start.stop);
  let reported = 0;
  const post = (message: SolverMessage) => port.postMessage(message);
  try {
    const done = runSolver(start, {
      onBegin: () => post({ kind: 'begun' }),
      shouldStop: () => Atomics.load(word, 0) === 1,
      onProgress(progress) {
        const now = performance.now();
        if (now - reported < REPORT_EVERY_MS) return;
        reported = now;
        post({ kind: 'progress', progress });
      },
    });
    post({ kind: 'done', json: JSON.stringify(done) });
  } catch (error) {
    if (!(error instanceof RoutingRefusal)) throw error;
    post({ kind: 'refused', problems: [...error.problems] });
  }
}

if (!parentPort) throw new Error('solverWorker runs as a worker thread only');
serve(parentPort, workerData as SolverStart);
