import type { Coordinates, Place, RoutingProblem } from '../../../../server/planning/routing/format/problem';
import type { TravelProvider } from '../../../../server/planning/routing/travel/travelProvider';

/**
 * The same problem with matrices from a provider for each profile of its vehicles, and each place's row in them. Places
 * with the same coordinates share a row. A problem that has matrices is answered as it is.
 */
export async function withMatrices(problem: RoutingProblem, travel: TravelProvider): Promise<RoutingProblem> {
  if (problem.matrices) return problem;
  const points: Coordinates[] = [];
  const rows = new Map<string, number>();
  const rowOf = (location: Coordinates): number => {
    const key = location.join();
    const known = rows.get(key);
    if (known !== undefined) return known;
    rows.set(key, points.length);
    return points.push(location) - 1;
  };
  const placed = <T extends Place>(task: T): T =>
    task.location ? { ...task, location_index: rowOf(task.location) } : task;
  const jobs = problem.jobs?.map(placed);
  const shipments = problem.shipments?.map((shipment) => ({
    ...shipment,
    pickup: placed(shipment.pickup),
    delivery: placed(shipment.delivery),
  }));
  const vehicles = problem.vehicles.map((vehicle) => ({
    ...vehicle,
    ...(vehicle.start && { start_index: rowOf(vehicle.start) }),
    ...(vehicle.end && { end_index: rowOf(vehicle.end) }),
  }));
  const matrices: NonNullable<RoutingProblem['matrices']> = {};
  for (const profile of new Set(vehicles.map((vehicle) => vehicle.profile ?? 'car')))
    matrices[profile] = await travel.matrix(points, profile);
  return { ...problem, ...(jobs && { jobs }), ...(shipments && { shipments }), vehicles, matrices };
}
