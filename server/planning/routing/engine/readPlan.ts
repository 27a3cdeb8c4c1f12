import type { RoutingPlan } from '../format/plan';
import type { Compiled } from './compile';
import { nodeIndex } from './compileTasks';

/** The tasks of each vehicle in a plan that somebody else made; what the problem does not have is passed over. */
export function readPlan({ problem, nodes }: Compiled, { routes }: RoutingPlan): number[][] {
  const index = nodeIndex(nodes);
  const byVehicle = new Map(routes.map(({ vehicle, steps }) => [vehicle, steps]));
  return problem.vehicles.map(({ id }) =>
    (byVehicle.get(id) ?? []).flatMap((step) => index.get(`${step.type} ${step.id}`) ?? []),
  );
}
