import type { PlanRoute, RoutingPlan } from '../format/plan';
import type { RoutingProblem, Vehicle } from '../format/problem';
import { bookOf, type BookedTask, type TaskBook } from './taskBook';
import { checkRouteLoads } from './checkLoads';
import { checkLocks, excuseOfLocks } from './checkLocks';
import { checkTimes } from './checkTimes';
import type { Violation } from './violation';

/** Seconds and amounts: rounding of sums, far below anything a person or a rule could notice. */
const TOLERANCE = 1e-5;

/**
 * Checks a plan against the problem alone: recomputes times, loads, skills, windows, breaks, shifts, order of pairs,
 * locks and that no task is lost or doubled. Knows nothing of any engine. Empty when the plan is right.
 */
export function checkPlan(problem: RoutingProblem, plan: RoutingPlan, tolerance = TOLERANCE): Violation[] {
  const out: Violation[] = [];
  const book = bookOf(problem);
  const seen = new Map<string, number>();
  const vehicles = new Map(problem.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const used = new Set<number>();
  for (const route of plan.routes) {
    const vehicle = vehicles.get(route.vehicle);
    if (!vehicle || used.has(route.vehicle)) {
      out.push({ code: 'unknownVehicle', vehicle: route.vehicle });
      continue;
    }
    used.add(route.vehicle);
    checkRoute(problem, vehicle, route, book, seen, out, tolerance);
  }
  for (const vehicle of problem.vehicles) if (!used.has(vehicle.id)) checkLocks(vehicle, { steps: [] }, out);
  for (const { type, id } of plan.unassigned) {
    const task = `${type} ${id}`;
    if (!book.has(task)) out.push({ code: 'unknownTask', task });
    else seen.set(task, (seen.get(task) ?? 0) + 1);
  }
  for (const [task] of book) {
    const times = seen.get(task) ?? 0;
    if (times === 0) out.push({ code: 'lost', task });
    if (times > 1) out.push({ code: 'doubled', task });
  }
  return out;
}

function checkRoute(
  problem: RoutingProblem,
  vehicle: Vehicle,
  route: PlanRoute,
  book: TaskBook,
  seen: Map<string, number>,
  out: Violation[],
  tolerance: number,
): void {
  const skills = new Set(vehicle.skills);
  const openPairs = new Set<number>();
  const tasks: BookedTask[] = [];
  for (const { type, id } of route.steps) {
    if (type === 'start' || type === 'end' || type === 'break') continue;
    const name = `${type} ${id}`;
    const task = book.get(name);
    if (!task) {
      out.push({ code: 'unknownTask', vehicle: vehicle.id, task: name });
      continue;
    }
    tasks.push(task);
    seen.set(name, (seen.get(name) ?? 0) + 1);
    const isLocked =
      vehicle.locked || vehicle.steps?.some((step) => step.locked && step.type === type && step.id === id);
    if (!isLocked && task.skills.some((skill) => !skills.has(skill)))
      out.push({ code: 'skill', vehicle: vehicle.id, task: name });
    if (type === 'pickup') openPairs.add(task.pair);
    if (type === 'delivery' && !openPairs.delete(task.pair))
      out.push({ code: 'pairOrder', vehicle: vehicle.id, task: name });
  }
  for (const pair of openPairs) out.push({ code: 'pairSplit', vehicle: vehicle.id, by: pair });
  const locked = (vehicle.steps ?? []).filter((step) => vehicle.locked || step.locked).length;
  const most = vehicle.max_tasks ?? Infinity;
  if (tasks.length > most && tasks.length > locked)
    out.push({ code: 'maxTasks', vehicle: vehicle.id, by: tasks.length - most });
  checkRouteLoads(vehicle, tasks, book, out, tolerance);
  checkTimes(problem, vehicle, route, book, excuseOfLocks(problem, vehicle, book), out, tolerance);
  checkLocks(vehicle, route, out);
}
