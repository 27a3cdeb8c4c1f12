import type { RoutingFallback } from '../../../../src/domain/planning/routingCodes';
import { checkPlan } from '../checker/checkPlan';
import { isRecord } from '../format/fieldReader';
import type { RoutingPlan } from '../format/plan';
import type { RoutingProblem } from '../format/problem';
import { requireMatrices } from '../format/problemReferences';
import { parseProblem } from '../format/problemSchema';
import type { Optimizer, Solution, SolveOptions } from '../optimizer';
import { shareMatrices } from '../threads/shareMatrices';
import { startSolver } from '../threads/solverThread';
import { keepLockedOrder } from './keepLockedOrder';
import { toVroom } from './toVroom';

interface VroomSettings {
  /** Of vroom-express, `http://localhost:3000/`: the problem is posted there. */
  url: string;
  /** Milliseconds on top of the budget. Default 5,000. */
  timeoutMs?: number;
  /** Answers when VROOM does not, and everything but `solve`. */
  fallback: Optimizer;
}

const DEFAULT_TIMEOUT_MS = 5_000;
const DEFAULT_BUDGET_MS = 10_000;
/** For the embedded engine when a person has ended the search: they wait. */
const STOPPED_BUDGET_MS = 1_000;
/** VROOM counts in whole seconds: with a speed factor it may be off by this per way. */
const ROUNDING_SECONDS = 1;

class VroomFailure extends Error {
  readonly reason: RoutingFallback;

  constructor(reason: RoutingFallback, cause?: unknown) {
    super(`VROOM: ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * VROOM over HTTP (https://github.com/VROOM-Project/vroom/blob/master/docs/API.md, as vroom-express serves it). Its plans
 * go through the same checker; when it does not answer in time, or with a plan that breaks a rule, the embedded
 * optimizer answers instead and the solution says so.
 */
export class VroomOptimizer implements Optimizer {
  readonly #settings: VroomSettings;

  constructor(settings: VroomSettings) {
    this.#settings = settings;
    this.resequence = (...args) => settings.fallback.resequence(...args);
    this.candidates = (...args) => settings.fallback.candidates(...args);
  }

  resequence: Optimizer['resequence'];
  candidates: Optimizer['candidates'];

  async solve(value: RoutingProblem, options: SolveOptions = {}): Promise<Solution> {
    const problem = parseProblem(value);
    requireMatrices(problem);
    try {
      const answer = await this.#ask(problem, options);
      const plan = keepLockedOrder(problem, answer, this.#settings.fallback.resequence);
      const violations = checkPlan(problem, plan, ROUNDING_SECONDS);
      if (violations.length > 0) throw new VroomFailure('broken');
      const explained = await this.#explain(problem, plan, options.signal);
      return { plan, engine: 'vroom', violations, stopped: false, ...explained };
    } catch (error) {
      if (!(error instanceof VroomFailure)) throw error;
      const { fallback } = this.#settings;
      if (error.reason !== 'stopped')
        return { ...(await fallback.solve(problem, options)), fallback: error.reason };
      // VROOM has no best plan so far to keep.
      const short = { ...options, signal: undefined, iterations: undefined, budgetMs: STOPPED_BUDGET_MS };
      return { ...(await fallback.solve(problem, short)), fallback: 'stopped', stopped: true };
    }
  }

  /** VROOM names what it left out and not why: our own reasons, found in a thread. The plan outlives its crash. */
  async #explain(
    problem: RoutingProblem,
    plan: RoutingPlan,
    signal?: AbortSignal,
  ): Promise<Pick<Solution, 'unassigned' | 'crashes'>> {
    if (plan.unassigned.length === 0) return { unassigned: [], crashes: [] };
    const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const halt = () => Atomics.store(new Int32Array(stop), 0, 1);
    signal?.addEventListener('abort', halt, { once: true });
    const shared = await shareMatrices(problem);
    const start = {
      problem: shared,
      seed: 1,
      limit: { iterations: 1 },
      fewestVehicles: false,
      stop,
      given: plan,
    };
    const thread = startSolver(start, () => undefined);
    try {
      return { unassigned: (await thread.done).solution.unassigned, crashes: [] };
    } catch (error) {
      const unassigned = plan.unassigned.map(({ type, id }) => ({ type, id, reasons: [] }));
      return { unassigned, crashes: [error instanceof Error ? error.message : String(error)] };
    } finally {
      signal?.removeEventListener('abort', halt);
      await thread.kill();
    }
  }

  async #ask(problem: RoutingProblem, options: SolveOptions): Promise<RoutingPlan> {
    const timeout = AbortSignal.timeout(
      (options.budgetMs ?? DEFAULT_BUDGET_MS) + (this.#settings.timeoutMs ?? DEFAULT_TIMEOUT_MS),
    );
    let answer: unknown;
    try {
      const response = await fetch(this.#settings.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(toVroom(problem, options.budgetMs)),
        redirect: 'error',
        signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      });
      answer = await response.json();
      if (!response.ok) throw new VroomFailure('refused', answer);
    } catch (error) {
      if (error instanceof VroomFailure) throw error;
      if (options.signal?.aborted) throw new VroomFailure('stopped', error);
      if (timeout.aborted) throw new VroomFailure('timeout', error);
      throw new VroomFailure('unreachable', error);
    }
    if (!isRecord(answer) || answer.code !== 0 || !Array.isArray(answer.routes))
      throw new VroomFailure('refused', answer);
    if (!answer.routes.every((route) => isRecord(route) && Array.isArray(route.steps)))
      throw new VroomFailure('refused', answer);
    return answer as unknown as RoutingPlan;
  }
}
