import type { Matrix, RoutingProblem, TimeWindow, Vehicle } from '../format/problem';

/** Between the skills of clients and those of runs (`assignmentSkills`, `dayProblem`): binds locked tasks to their vehicle. */
const LOCK_SKILL = 3_000_000_000;

const whole = (matrix: Matrix | undefined) =>
  matrix && Array.from(matrix, (row) => Array.from(row, (cell) => Math.round(cell)));

function withOvertime({ overtime, time_window, ...rest }: Vehicle): Omit<Vehicle, 'overtime'> {
  if (!time_window) return rest;
  const window: TimeWindow = [time_window[0], time_window[1] + (overtime?.max ?? 0)];
  return { ...rest, time_window: window };
}

/**
 * The problem as VROOM takes it: whole seconds, and without what is our own. Locked tasks are bound to their vehicle by a
 * skill that no other has (`keepLockedOrder` mends their order afterwards); overtime is part of the shift.
 */
export function toVroom(problem: RoutingProblem, budgetMs?: number): unknown {
  const lockOf = new Map<string, number>();
  problem.vehicles.forEach((vehicle, v) =>
    vehicle.steps?.forEach(({ type, id, locked }) => {
      if (vehicle.locked || locked) lockOf.set(`${type} ${id}`, LOCK_SKILL + v);
    }),
  );
  const skillsOf = (name: string, skills: number[] | undefined) => {
    const lock = lockOf.get(name);
    return lock === undefined ? skills : [...(skills ?? []), lock];
  };
  const matrices = Object.fromEntries(
    Object.entries(problem.matrices ?? {}).map(([profile, { durations, distances, costs }]) => [
      profile,
      { durations: whole(durations), distances: whole(distances), costs: whole(costs) },
    ]),
  );
  return {
    jobs: problem.jobs?.map((job) => ({ ...job, skills: skillsOf(`job ${job.id}`, job.skills) })),
    shipments: problem.shipments?.map((shipment) => ({
      ...shipment,
      skills: skillsOf(`pickup ${shipment.pickup.id}`, shipment.skills),
    })),
    vehicles: problem.vehicles.map((vehicle, v) => {
      const { locked: _locked, steps: _steps, ...rest } = withOvertime(vehicle);
      return { ...rest, skills: [...(vehicle.skills ?? []), LOCK_SKILL + v] };
    }),
    matrices,
    // Seconds of solving, as vroom-express passes it on.
    ...(budgetMs !== undefined && { options: { l: Math.max(1, Math.round(budgetMs / 1000)) } }),
  };
}
