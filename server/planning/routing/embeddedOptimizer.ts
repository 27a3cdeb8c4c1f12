import { checkPlan } from './checker/checkPlan';
import { candidatesFor } from './explain/candidates';
import { RunBook } from './explain/runBook';
import { resequenceRun } from './explain/resequence';
import type { RoutingProblem } from './format/problem';
import { parseProblem } from './format/problemSchema';
import { requireMatrices } from './format/problemReferences';
import { RoutingRefusal } from './format/refusal';
import type { Optimizer, Solution, SolveOptions, SolveProgress } from './optimizer';
import { planOfSteps } from './threads/planOfSteps';
import { shareMatrices } from './threads/shareMatrices';
import type { SolverDone } from './threads/messages';
import { startSolver, type SolverThread } from './threads/solverThread';

const DEFAULT_BUDGET_MS = 10_000;
/** A thread that crashes this often is not started again. */
const MOST_CRASHES = 2;

interface EmbeddedSettings {
  /** Hears of a thread that crashed (and was replaced). */
  onCrash?(error: Error): void;
  /** Starts a thread; tests give one that crashes. */
  start?: typeof startSolver;
}

/** What a search that never began answers: any plan of one that did is better. */
async function withoutSearch(problem: RoutingProblem): Promise<SolverDone> {
  const plan = await planOfSteps(problem);
  const unassigned = plan.unassigned.map(({ type, id }) => ({ type, id, reasons: [] }));
  const solution = { plan, violations: checkPlan(problem, plan), unassigned };
  return { cost: Number.MAX_VALUE, solution };
}

/** The optimizer in the box: ruin and recreate in worker threads. */
export class EmbeddedOptimizer implements Optimizer {
  readonly #settings: EmbeddedSettings;
  readonly #runs = new RunBook();

  constructor(settings: EmbeddedSettings = {}) {
    this.#settings = settings;
  }

  resequence: Optimizer['resequence'] = resequenceRun;
  candidates: Optimizer['candidates'] = (delivery, problem) => candidatesFor(delivery, problem, this.#runs);

  async solve(value: RoutingProblem, options: SolveOptions = {}): Promise<Solution> {
    const parsed = parseProblem(value);
    requireMatrices(parsed);
    const problem = await shareMatrices(parsed);
    const {
      budgetMs = DEFAULT_BUDGET_MS,
      iterations,
      seed = 1,
      threads = 1,
      signal,
      fewestVehicles = false,
    } = options;
    const deadline = performance.now() + budgetMs;
    const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const running = new Set<SolverThread>();
    const crashes: string[] = [];
    let halt: () => void = () => undefined;
    const halted = new Promise<void>((resolve) => {
      halt = () => {
        Atomics.store(new Int32Array(stop), 0, 1);
        resolve();
      };
    });
    signal?.addEventListener('abort', halt, { once: true });
    if (signal?.aborted) halt();
    let beforeSearch: Promise<SolverDone> | undefined;
    // A thread that is not up yet has no plan to keep, and would answer only once it is.
    const stopEarly = async (thread: SolverThread) => {
      await halted;
      return thread.hasBegun() ? thread.done : (beforeSearch ??= withoutSearch(problem));
    };

    let best = Infinity;
    const onProgress = (progress: SolveProgress) => {
      if (progress.cost >= best) return;
      best = progress.cost;
      options.onProgress?.(progress);
    };
    const solveOnce = async (index: number): Promise<SolverDone> => {
      for (let attempt = 0; ; attempt++) {
        const limit =
          iterations === undefined ? { budgetMs: Math.max(1, deadline - performance.now()) } : { iterations };
        const start = { problem, seed: seed + index, limit, fewestVehicles, stop };
        const thread = (this.#settings.start ?? startSolver)(start, onProgress);
        running.add(thread);
        try {
          return await Promise.race([thread.done, stopEarly(thread)]);
        } catch (error) {
          if (error instanceof RoutingRefusal || !(error instanceof Error) || attempt >= MOST_CRASHES)
            throw error;
          crashes.push(error.message);
          this.#settings.onCrash?.(error);
        } finally {
          running.delete(thread);
          if (!thread.hasBegun()) void thread.kill();
        }
      }
    };
    try {
      const outcomes = await Promise.allSettled(
        Array.from({ length: Math.max(1, threads) }, (_, i) => solveOnce(i)),
      );
      const done = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      const [first] = done.sort((a, b) => a.cost - b.cost);
      if (!first)
        throw (
          outcomes.find((outcome) => outcome.status === 'rejected')?.reason ?? new Error('No thread answered')
        );
      return { ...first.solution, engine: 'embedded', stopped: signal?.aborted ?? false, crashes };
    } finally {
      signal?.removeEventListener('abort', halt);
      await Promise.all([...running].map((thread) => thread.kill()));
    }
  }
}
