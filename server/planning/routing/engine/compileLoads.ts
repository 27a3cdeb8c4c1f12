import type { RoutingProblem } from '../format/problem';
import type { Unit } from './compileTasks';
import { TOLERANCE, type Model } from './model';

type Loads = Pick<Model, 'dimensions' | 'loadMode' | 'fromStart' | 'taken' | 'change' | 'capacity' | 'bulk'>;

/** Loads of every node per dimension, and how much of them the search has to follow along a route. */
export function compileLoads(problem: RoutingProblem, units: readonly Unit[], tasks: number): Loads {
  const { vehicles } = problem;
  const dimensions = vehicles.find(({ capacity }) => capacity)?.capacity?.length ?? 0;
  const fromStart = new Float64Array(tasks * dimensions);
  const taken = new Float64Array(tasks * dimensions);
  const change = new Float64Array(tasks * dimensions);
  const bulk = new Float64Array(units.length);
  const capacity = new Float64Array(vehicles.length * dimensions).fill(Infinity);
  vehicles.forEach((vehicle, v) =>
    vehicle.capacity?.forEach((amount, d) => (capacity[v * dimensions + d] = amount + TOLERANCE)),
  );
  const largest = Array.from({ length: dimensions }, (_, d) =>
    Math.max(1, ...vehicles.map(({ capacity: own }) => own?.[d] ?? 0)),
  );
  let hasDelivery = false;
  let hasPickup = false;
  let hasShipment = false;
  units.forEach((unit, u) => {
    for (let d = 0; d < dimensions; d++) {
      const out = unit.delivery[d] ?? 0;
      const back = unit.pickup[d] ?? 0;
      const at = unit.node * dimensions + d;
      bulk[u] = Math.max(bulk[u] ?? 0, Math.max(out, back) / (largest[d] ?? 1));
      taken[at] = back;
      fromStart[at] = out;
      change[at] = back - out;
      if (unit.mate >= 0) {
        change[unit.mate * dimensions + d] = -back;
        hasShipment ||= back > 0;
      } else {
        hasDelivery ||= out > 0;
        hasPickup ||= back > 0;
      }
    }
  });
  const isAlong = hasShipment || (hasDelivery && hasPickup);
  const loadMode = dimensions === 0 ? 'none' : isAlong ? 'along' : 'total';
  return { dimensions, loadMode, fromStart, taken, change, capacity, bulk };
}
