import type { ProblemList } from './fieldReader';
import type { Coordinates, RoutingProblem, Vehicle } from './problem';
import { RoutingRefusal } from './refusal';

// What one field cannot know alone: unique ids, places that exist, amounts as many as the capacities, steps that name
// real tasks once.

function checkUnique(ids: readonly number[], field: (i: number) => string, out: ProblemList): void {
  const seen = new Set<number>();
  ids.forEach((id, i) => {
    if (seen.has(id)) out.add(field(i), 'duplicate', { id });
    seen.add(id);
  });
}

/** Checks that places are in the matrices of every profile in use, or have coordinates when there are none. */
function placeChecker(problem: RoutingProblem, out: ProblemList) {
  const sizes = Object.values(problem.matrices ?? {}).map(({ durations }) => durations.length);
  const places = problem.matrices ? Math.min(...sizes) : undefined;
  return (
    location: Coordinates | undefined,
    index: number | undefined,
    field: string,
    indexField: string,
  ) => {
    if (places === undefined) {
      if (!location) out.add(field, 'place');
    } else if (index === undefined) out.add(indexField, 'place');
    else if (index >= places) out.add(indexField, 'range', { min: 0, max: places - 1 });
  };
}

function checkProfile(problem: RoutingProblem, vehicle: Vehicle, field: string, out: ProblemList): void {
  if (!problem.matrices) return;
  const profile = vehicle.profile ?? 'car';
  const matrices = Object.hasOwn(problem.matrices, profile) ? problem.matrices[profile] : undefined;
  if (!matrices) return out.add(`${field}.profile`, 'profile', { profile });
  const size = matrices.durations.length;
  for (const kind of ['distances', 'costs'] as const) {
    const other = matrices[kind];
    if (other && other.length !== size) out.add(`matrices.${profile}.${kind}`, 'square', { expected: size });
  }
  if (matrices.distances) return;
  if (vehicle.max_distance !== undefined) out.add(`${field}.max_distance`, 'distances');
  if ((vehicle.costs?.per_km ?? 0) > 0) out.add(`${field}.costs.per_km`, 'distances');
}

function checkSteps(problem: RoutingProblem, out: ProblemList): void {
  const jobs = new Set(problem.jobs?.map(({ id }) => id));
  const mates = new Map(problem.shipments?.map(({ pickup, delivery }) => [delivery.id, pickup.id]));
  const pickups = new Set(mates.values());
  const used = new Set<string>();
  problem.vehicles.forEach((vehicle, v) => {
    const lockedPickups = new Map<number, boolean>();
    vehicle.steps?.forEach((step, s) => {
      const field = `vehicles[${v}].steps[${s}].id`;
      if (step.type === 'start' || step.type === 'end') return;
      if (step.id === undefined) return out.add(field, 'required');
      const { id, type } = step;
      const exists =
        type === 'job'
          ? jobs.has(id)
          : type === 'pickup'
            ? pickups.has(id)
            : type === 'delivery'
              ? mates.has(id)
              : vehicle.breaks?.some((pause) => pause.id === id);
      if (!exists) return out.add(field, 'reference', { id });
      if (type === 'break') return;
      if (used.has(`${type} ${id}`)) out.add(field, 'duplicate', { id });
      used.add(`${type} ${id}`);
      if (type === 'pickup') lockedPickups.set(id, step.locked ?? false);
      if (type === 'delivery') {
        const pickup = mates.get(id) ?? -1;
        if (lockedPickups.get(pickup) !== (step.locked ?? false)) out.add(field, 'pairOrder', { id });
        lockedPickups.delete(pickup);
      }
    });
    for (const id of lockedPickups.keys()) out.add(`vehicles[${v}].steps`, 'pairOrder', { id });
  });
}

/** Adds what is wrong between the fields of a problem whose fields are right one by one. */
export function checkReferences(problem: RoutingProblem, mostTasks: number, out: ProblemList): void {
  const jobs = problem.jobs ?? [];
  const shipments = problem.shipments ?? [];
  if (jobs.length + 2 * shipments.length > mostTasks) out.add('shipments', 'tooMany', { max: mostTasks });
  checkUnique(
    jobs.map(({ id }) => id),
    (i) => `jobs[${i}].id`,
    out,
  );
  for (const part of ['pickup', 'delivery'] as const)
    checkUnique(
      shipments.map((shipment) => shipment[part].id),
      (i) => `shipments[${i}].${part}.id`,
      out,
    );
  checkUnique(
    problem.vehicles.map(({ id }) => id),
    (i) => `vehicles[${i}].id`,
    out,
  );

  const checkPlace = placeChecker(problem, out);
  const dimensions = problem.vehicles.find(({ capacity }) => capacity)?.capacity?.length;
  const checkAmounts = (amounts: number[] | undefined, field: string) => {
    if (!amounts || dimensions === undefined || amounts.length === dimensions) return;
    out.add(field, 'dimensions', { expected: dimensions });
  };
  jobs.forEach((job, i) => {
    checkPlace(job.location, job.location_index, `jobs[${i}].location`, `jobs[${i}].location_index`);
    checkAmounts(job.delivery, `jobs[${i}].delivery`);
    checkAmounts(job.pickup, `jobs[${i}].pickup`);
  });
  shipments.forEach((shipment, i) => {
    for (const part of ['pickup', 'delivery'] as const) {
      const { location, location_index } = shipment[part];
      checkPlace(
        location,
        location_index,
        `shipments[${i}].${part}.location`,
        `shipments[${i}].${part}.location_index`,
      );
    }
    checkAmounts(shipment.amount, `shipments[${i}].amount`);
  });
  problem.vehicles.forEach((vehicle, v) => {
    const field = `vehicles[${v}]`;
    for (const part of ['start', 'end'] as const) {
      const index = vehicle[`${part}_index`];
      if (vehicle[part] || index !== undefined)
        checkPlace(vehicle[part], index, `${field}.${part}`, `${field}.${part}_index`);
    }
    checkUnique(
      (vehicle.breaks ?? []).map(({ id }) => id),
      (i) => `${field}.breaks[${i}].id`,
      out,
    );
    checkAmounts(vehicle.capacity, `${field}.capacity`);
    checkProfile(problem, vehicle, field, out);
  });
  checkSteps(problem, out);
}

/** Throws `RoutingRefusal` for a problem with tasks and no matrices: a `TravelProvider` makes them first. */
export function requireMatrices(problem: RoutingProblem): void {
  const hasTasks = (problem.jobs?.length ?? 0) + (problem.shipments?.length ?? 0) > 0;
  if (hasTasks && !problem.matrices) throw new RoutingRefusal([{ field: 'matrices', code: 'required' }]);
}
