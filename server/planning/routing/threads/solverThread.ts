import { startThread } from '../../../platform/threads/startThread';
import { RoutingRefusal } from '../format/refusal';
import type { SolveProgress } from '../optimizer';
import type { SolverDone, SolverMessage, SolverStart } from './messages';

/** A running thread. */
export interface SolverThread {
  /** Rejects with `RoutingRefusal`, or with what made the thread crash. */
  readonly done: Promise<SolverDone>;
  /** Whether it has read its problem, and so has a plan to keep. */
  hasBegun(): boolean;
  /** Ends the thread at once, whatever it does. */
  kill(): Promise<void>;
}

/** Starts one search in a thread of its own. */
export function startSolver(start: SolverStart, onProgress: (progress: SolveProgress) => void): SolverThread {
  const worker = startThread('solverWorker', import.meta.url, { workerData: start });
  let hasBegun = false;
  const done = new Promise<SolverDone>((resolve, reject) => {
    worker.on('message', (message: SolverMessage) => {
      if (message.kind === 'begun') hasBegun = true;
      else if (message.kind === 'progress') onProgress(message.progress);
      else if (message.kind === 'refused') reject(new RoutingRefusal(message.problems));
      else resolve(JSON.parse(message.json) as SolverDone);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The solver thread ended with code ${code}`)));
  });
  return {
    done,
    hasBegun: () => hasBegun,
    async kill() {
      await worker.terminate();
    },
  };
}
