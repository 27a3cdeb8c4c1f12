import type { RoutingViolationCode } from '../../../src/domain/planning/routingCodes';
import { checkPlan } from '../../planning/routing/checker/checkPlan';
import type { Violation } from '../../planning/routing/checker/violation';
import { compile } from '../../planning/routing/engine/compile';
import { writePlan } from '../../planning/routing/engine/writePlan';
import type { Job, RoutingProblem, VehicleStep } from '../../planning/routing/format/problem';
import type { DayProblem } from './dayProblem';
import type { RunOfDay } from './runOfDay';

/** One run with these stops in this order, each with the window that holds on this run. */
function problemOf(day: DayProblem, on: RunOfDay, ids: readonly number[]): RoutingProblem {
  const lunch = new Set((on.vehicle.breaks ?? []).map(({ id }) => id));
  const own = new Set((on.made.problem.jobs ?? []).map(({ id }) => id));
  const jobs = ids.flatMap((id): Job[] => {
    const job = day.jobOf(id);
    const stop = day.stops.get(id);
    if (!job || !stop || lunch.has(id)) return [];
    // What is on the run keeps the window that it was planned with: it may be late already, or locked.
    return [own.has(id) ? job : { ...job, time_windows: [day.windowOn(on, stop)] }];
  });
  const locked = new Set(on.vehicle.steps?.flatMap((step) => (step.locked ? (step.id ?? []) : [])));
  const steps = ids.map((id): VehicleStep => ({
    type: lunch.has(id) ? 'break' : 'job',
    id,
    ...(locked.has(id) && { locked: true }),
  }));
  const vehicle = day.problem.vehicles.find(({ id }) => id === on.run.id) ?? on.vehicle;
  return { jobs, vehicles: [{ ...vehicle, steps }], matrices: { car: day.matrix } };
}

/** What keeps an order from being driven at all. */
function why(day: DayProblem, on: RunOfDay, ids: readonly number[]): Violation {
  const { begins, finish } = day.driveOrder(on, ids);
  const vehicle = on.run.id;
  const named = (code: RoutingViolationCode, by: number) => ({ code, vehicle, by: Math.ceil(by) });
  for (const id of ids) {
    const stop = day.stops.get(id);
    const late = stop ? (begins.get(id) ?? 0) - day.windowOn(on, stop)[1] : 0;
    if (late > 0) return { ...named('window', late), task: `job ${id}` };
  }
  const most = day.problem.vehicles.find(({ id }) => id === vehicle)?.overtime?.max ?? 0;
  const over = finish - Math.max(on.made.shiftEnd, on.made.begin) - most;
  return over > 0 ? named('shift', over) : { code: 'break', vehicle };
}

/** What an order of a run breaks, by the checker that knows nothing of any engine; empty when it is right. */
export function checkOrder(day: DayProblem, on: RunOfDay, ids: readonly number[]): Violation[] {
  const problem = problemOf(day, on, ids);
  if (!problem.jobs?.length) return [];
  const compiled = compile(problem);
  const plan = writePlan(compiled, compiled.model.initial);
  if (plan.unassigned.length > 0) return [why(day, on, ids)];
  return checkPlan(problem, plan);
}
