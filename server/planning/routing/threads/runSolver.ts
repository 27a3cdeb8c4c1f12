import { checkPlan } from '../checker/checkPlan';
import { iterationClock, timeClock } from '../engine/clock';
import { compile } from '../engine/compile';
import { search } from '../engine/search';
import { readPlan } from '../engine/readPlan';
import { writePlan } from '../engine/writePlan';
import { explainUnassigned } from '../explain/explainUnassigned';
import type { SolveProgress } from '../optimizer';
import type { SolverDone, SolverStart } from './messages';

interface SolverHooks {
  /** The problem is compiled. */
  onBegin(): void;
  shouldStop(): boolean;
  onProgress(progress: SolveProgress): void;
}

/** Compiles, searches, writes, checks and explains: what one solver thread does, also usable without a thread. */
export function runSolver(start: SolverStart, hooks: SolverHooks): SolverDone {
  const begun = performance.now();
  const { problem, seed, limit, fewestVehicles } = start;
  const compiled = compile(problem);
  hooks.onBegin();
  if (start.given) {
    const routes = readPlan(compiled, start.given);
    const unassigned = explainUnassigned(compiled, routes, () => hooks.shouldStop());
    const solution = { plan: start.given, violations: checkPlan(problem, start.given), unassigned };
    return { cost: start.given.summary.cost, solution };
  }
  const clock =
    'iterations' in limit
      ? iterationClock(limit.iterations)
      : timeClock(() => performance.now(), Math.max(1, limit.budgetMs - (performance.now() - begun)));
  const result = search(
    compiled.model,
    seed,
    clock,
    {
      shouldStop: () => hooks.shouldStop(),
      onBest: (cost, share, routes, unassigned) => hooks.onProgress({ cost, share, routes, unassigned }),
    },
    { fewestVehicles },
  );
  const plan = writePlan(compiled, result.routes);
  const violations = checkPlan(problem, plan);
  const unassigned = explainUnassigned(compiled, result.routes, () => hooks.shouldStop());
  return { cost: result.cost, solution: { plan, violations, unassigned } };
}
