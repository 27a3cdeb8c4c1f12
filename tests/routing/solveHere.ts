import type { RoutingPlan } from '../../server/planning/routing/format/plan';
import type { RoutingProblem } from '../../server/planning/routing/format/problem';
import { parseProblem } from '../../server/planning/routing/format/problemSchema';
import { runSolver } from '../../server/planning/routing/threads/runSolver';

/** Solves on the test's own thread: parse, search, write, check, explain. */
export function solveHere(value: RoutingProblem, iterations = 200, seed = 1, fewestVehicles = false) {
  const stop = new SharedArrayBuffer(4);
  const start = { problem: parseProblem(value), seed, limit: { iterations }, fewestVehicles, stop };
  return runSolver(start, { onBegin: () => undefined, shouldStop: () => false, onProgress: () => undefined });
}

/** Names of the tasks on the route of a vehicle, in order. */
export function orderOf(plan: RoutingPlan, vehicle: number): string[] {
  const route = plan.routes.find((each) => each.vehicle === vehicle);
  return (route?.steps ?? []).flatMap(({ type, id }) =>
    type === 'start' || type === 'end' ? [] : [`${type} ${id}`],
  );
}
