import { setImmediate as nextTurn } from 'node:timers/promises';
import { compile } from '../engine/compile';
import { listTasks } from '../engine/compileTasks';
import { SearchState } from '../engine/searchState';
import { startFromSteps } from '../engine/startPlan';
import { planOf, writePlan } from '../engine/writePlan';
import { RunCutter } from '../explain/runProblem';
import type { PlanRoute, RoutingPlan } from '../format/plan';
import type { RoutingProblem } from '../format/problem';

/** Other work of the server waits no longer than about this. Milliseconds. */
const SLICE_MS = 8;

/**
 * The plan that a search would begin with: what the vehicles' steps say, as far as the rules allow, and everything else
 * left out. Run by run and in slices, as it is made on the server's own thread: for a search that is stopped before its
 * thread is up.
 */
export async function planOfSteps(problem: RoutingProblem): Promise<RoutingPlan> {
  const cutter = new RunCutter(problem);
  const routes: PlanRoute[] = [];
  const placed = new Set<string>();
  let since = performance.now();
  for (const vehicle of problem.vehicles) {
    const run = cutter.cut(vehicle);
    if (!run.jobs?.length && !run.shipments?.length) continue;
    const compiled = compile(run);
    const state = new SearchState(compiled.model);
    startFromSteps(state);
    for (const route of writePlan(compiled, state.snapshot()).routes) {
      routes.push(route);
      for (const { type, id } of route.steps) placed.add(`${type} ${id}`);
    }
    if (performance.now() - since < SLICE_MS) continue;
    await nextTurn();
    since = performance.now();
  }
  return planOf(
    routes,
    listTasks(problem).nodes.filter(({ type, id }) => !placed.has(`${type} ${id}`)),
  );
}
