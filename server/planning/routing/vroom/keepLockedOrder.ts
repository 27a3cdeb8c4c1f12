import type { PlanRoute, PlanTotals, RoutingPlan } from '../format/plan';
import type { RoutingProblem, Vehicle } from '../format/problem';
import { checkLocks } from '../checker/checkLocks';
import type { Optimizer } from '../optimizer';
import type { Violation } from '../checker/violation';

const SUMS = [
  'cost',
  'setup',
  'service',
  'duration',
  'waiting_time',
  'priority',
  'distance',
  'overtime',
] as const;

/** The tasks of a route as a problem of this vehicle alone. */
function problemOfRoute(problem: RoutingProblem, vehicle: Vehicle, { steps }: PlanRoute): RoutingProblem {
  const names = new Set(steps.map(({ type, id }) => `${type} ${id}`));
  return {
    jobs: problem.jobs?.filter(({ id }) => names.has(`job ${id}`)),
    shipments: problem.shipments?.filter(({ pickup }) => names.has(`pickup ${pickup.id}`)),
    // Its free steps may have gone to another vehicle.
    vehicles: [{ ...vehicle, steps: vehicle.steps?.filter(({ type, id }) => names.has(`${type} ${id}`)) }],
    matrices: problem.matrices,
  };
}

function summed(routes: readonly PlanRoute[]): PlanTotals {
  const totals: PlanTotals = { cost: 0, setup: 0, service: 0, duration: 0, waiting_time: 0, priority: 0 };
  for (const route of routes)
    for (const name of SUMS) if (route[name] !== undefined) totals[name] = (totals[name] ?? 0) + route[name];
  return totals;
}

/**
 * VROOM takes no order that must stay: it chooses who drives what, and where it breaks the order of locked tasks,
 * `resequence` orders that one run again. A run that has no order with its locked tasks stays as it is, and the checker
 * refuses the plan.
 */
export function keepLockedOrder(
  problem: RoutingProblem,
  plan: RoutingPlan,
  resequence: Optimizer['resequence'],
): RoutingPlan {
  const vehicles = new Map(problem.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const routes = plan.routes.map((route) => {
    const vehicle = vehicles.get(route.vehicle);
    const broken: Violation[] = [];
    if (vehicle) checkLocks(vehicle, route, broken);
    if (!vehicle || broken.length === 0) return route;
    const again = resequence(problemOfRoute(problem, vehicle, route));
    return again.route && again.unassigned.length === 0 ? again.route : route;
  });
  if (routes.every((route, i) => route === plan.routes[i])) return plan;
  return { ...plan, routes, summary: { ...plan.summary, ...summed(routes) } };
}
