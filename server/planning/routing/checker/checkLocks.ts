import type { PlanRoute } from '../format/plan';
import type { RoutingProblem, Vehicle, VehicleStep } from '../format/problem';
import type { Violation } from './violation';
import type { TaskBook } from './taskBook';

const isTask = ({ type }: { type: string }) => type === 'job' || type === 'pickup' || type === 'delivery';
const nameOf = ({ type, id }: { type: string; id?: number }) => `${type} ${id}`;

function lockedSteps(vehicle: Vehicle): VehicleStep[] {
  return (vehicle.steps ?? []).filter((step) => isTask(step) && (vehicle.locked || step.locked));
}

/** Locked vehicle: exactly its steps. Locked steps: all there, in order; a leading row of them in front. */
export function checkLocks(vehicle: Vehicle, route: Pick<PlanRoute, 'steps'>, out: Violation[]): void {
  const driven = route.steps.filter(isTask).map(nameOf);
  const wanted = lockedSteps(vehicle).map(nameOf);
  const fail = (task: string) => out.push({ code: 'locked', vehicle: vehicle.id, task });
  if (vehicle.locked) {
    if (driven.join() !== wanted.join()) fail(driven.find((task, i) => task !== wanted[i]) ?? wanted.join());
    return;
  }
  let from = 0;
  for (const task of wanted) {
    const at = driven.indexOf(task, from);
    if (at < 0) return void fail(task);
    from = at + 1;
  }
  const steps = (vehicle.steps ?? []).filter(isTask);
  for (let i = 0; i < steps.length && steps[i]?.locked; i++)
    if (driven[i] !== nameOf(steps[i] as VehicleStep)) return void fail(nameOf(steps[i] as VehicleStep));
}

/** What the locked tasks of a vehicle excuse: driven alone and without a pause they break a rule already. */
export interface Excuse {
  /** Latest start by task name (and `end`). Breaks may add their length. */
  late: Map<string, number>;
  /** Travel of the locked tasks alone. */
  seconds: number;
  metres: number;
}

/** Drives the locked tasks of a vehicle alone. */
export function excuseOfLocks(problem: RoutingProblem, vehicle: Vehicle, book: TaskBook): Excuse {
  const excuse: Excuse = { late: new Map(), seconds: 0, metres: 0 };
  const locked = lockedSteps(vehicle);
  if (locked.length === 0) return excuse;
  const matrices = problem.matrices?.[vehicle.profile ?? 'car'];
  const rest = (vehicle.breaks ?? []).reduce((sum, { service = 0 }) => sum + service, 0);
  let at = vehicle.start_index;
  let time = vehicle.time_window?.[0] ?? 0;
  let isLate = false;
  const go = (to: number | undefined) => {
    if (at === undefined || to === undefined) return;
    const drive = (matrices?.durations[at]?.[to] ?? 0) / (vehicle.speed_factor ?? 1);
    time += drive;
    excuse.seconds += drive;
    excuse.metres += matrices?.distances?.[at]?.[to] ?? 0;
  };
  for (const step of locked) {
    const task = book.get(nameOf(step));
    if (!task) continue;
    const setup = at === task.index ? 0 : task.setup;
    go(task.index);
    at = task.index;
    const window = task.windows.find(([, end]) => time <= end);
    if (window) time = Math.max(time, window[0]);
    else if (task.windows.length > 0) isLate = true;
    if (isLate) excuse.late.set(task.name, time + rest);
    time += setup + task.service;
  }
  go(vehicle.end_index);
  const shiftEnd = (vehicle.time_window?.[1] ?? Infinity) + (vehicle.overtime?.max ?? 0);
  if (time > shiftEnd || isLate) excuse.late.set('end', time + rest);
  return excuse;
}
