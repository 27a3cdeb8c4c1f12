import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { RoutingRefusal } from '../format/refusal';
import type { SolveProgress } from '../optimizer';
import type { SolverDone, SolverMessage, SolverStart } from './messages';

/**
 * From source (tsx, vitest) the entry is TypeScript, and a thread inherits no loader: it registers tsx itself. In the
 * bundle the built entry stands beside the file that this module was bundled into.
 */
function startWorker(start: SolverStart): Worker {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new Worker(new URL('./solverWorker.js', here), { workerData: start });
  const tsx = new URL(
    './dist/esm/api/index.mjs',
    pathToFileURL(createRequire(here).resolve('tsx/package.json')),
  ).href;
  const entry = new URL('./solverWorker.ts', here).href;
  const bootstrap = `import('${tsx}').then(({ register }) => { register(); return import('${entry}'); })`;
  return new Worker(bootstrap, { eval: true, execArgv: [], workerData: start });
}

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
  const worker = startWorker(start);
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
