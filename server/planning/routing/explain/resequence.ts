import { iterationClock } from '../engine/clock';
import { compile } from '../engine/compile';
import { search } from '../engine/search';
import { writeRoute } from '../engine/writePlan';
import type { RoutingProblem } from '../format/problem';
import { parseProblem } from '../format/problemSchema';
import { requireMatrices } from '../format/problemReferences';
import { RoutingRefusal } from '../format/refusal';
import type { Resequenced } from '../optimizer';
import { explainUnassigned } from './explainUnassigned';

/** Enough for 25 stops to be at or near their best order, and short enough to wait for on the server's own thread. */
const ITERATIONS = 250;

/** See `Optimizer.resequence`. */
export function resequenceRun(value: RoutingProblem, seed = 1): Resequenced {
  const problem = parseProblem(value);
  requireMatrices(problem);
  if (problem.vehicles.length !== 1)
    throw new RoutingRefusal([{ field: 'vehicles', code: 'dimensions', args: { expected: 1 } }]);
  const compiled = compile(problem);
  const hooks = { onBest: () => undefined, shouldStop: () => false };
  const { routes } = search(compiled.model, seed, iterationClock(ITERATIONS), hooks);
  const route = writeRoute(compiled, 0, routes[0] ?? []);
  return { route: route ?? undefined, unassigned: explainUnassigned(compiled, routes, () => false) };
}
