import type { PlanRoute } from '../format/plan';
import type { Matrix, RoutingProblem, TimeWindow, Vehicle } from '../format/problem';
import type { Excuse } from './checkLocks';
import type { Violation } from './violation';
import type { TaskBook } from './taskBook';

function isInside(windows: readonly TimeWindow[] | undefined, time: number, tolerance: number): boolean {
  if (!windows || windows.length === 0) return true;
  return windows.some(([start, end]) => time >= start - tolerance && time <= end + tolerance);
}

/** Walks the steps of a route with the matrix and compares every time that the plan states. */
export function checkTimes(
  problem: RoutingProblem,
  vehicle: Vehicle,
  route: PlanRoute,
  book: TaskBook,
  excuse: Excuse,
  out: Violation[],
  tolerance: number,
): void {
  const matrices = problem.matrices?.[vehicle.profile ?? 'car'];
  const speed = vehicle.speed_factor ?? 1;
  const way = (matrix: Matrix | undefined, from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined ? 0 : (matrix?.[from]?.[to] ?? 0);
  const fail = (code: Violation['code'], by: number, task?: string) =>
    out.push({ code, vehicle: vehicle.id, by, ...(task && { task }) });
  const { steps } = route;
  if (steps[0]?.type !== 'start' || steps.at(-1)?.type !== 'end') fail('travel', 0);

  let at = vehicle.start_index;
  let free = steps[0]?.arrival ?? 0;
  const shift = vehicle.time_window;
  if (shift && free < shift[0] - tolerance) fail('shift', shift[0] - free);
  let drivenAtPlace = 0;
  let seconds = 0;
  let metres = 0;
  let cost = vehicle.costs?.fixed ?? 0;
  const pending = new Map((vehicle.breaks ?? []).map((pause) => [pause.id, pause]));
  for (const step of steps.slice(1)) {
    const name = `${step.type} ${step.id}`;
    const pause = step.type === 'break' ? pending.get(step.id ?? -1) : undefined;
    const task = book.get(name);
    if (step.type === 'break') {
      if (!pause) fail('break', 0, name);
      pending.delete(step.id ?? -1);
      // Part of the way may be driven before a break: at least what the plan says has passed.
      const driven = step.duration - seconds - drivenAtPlace;
      if (driven < -tolerance || step.arrival < free + driven - tolerance)
        fail('travel', free + driven - step.arrival, name);
      drivenAtPlace += driven;
      const begin = step.arrival + step.waiting_time;
      if (!isInside(pause?.time_windows, begin, tolerance)) fail('break', begin, name);
      if (Math.abs(step.service - (pause?.service ?? 0)) > tolerance) fail('service', step.service, name);
      free = begin + step.service;
      continue;
    }
    const to = step.type === 'end' ? vehicle.end_index : task?.index;
    const drive = way(matrices?.durations, at, to) / speed;
    const left = drive - drivenAtPlace;
    if (left < -tolerance || step.arrival < free + left - tolerance)
      fail('travel', free + left - step.arrival, name);
    seconds += drive;
    drivenAtPlace = 0;
    metres += way(matrices?.distances, at, to);
    cost += matrices?.costs
      ? way(matrices.costs, at, to)
      : (drive * (vehicle.costs?.per_hour ?? 3600)) / 3600 +
        (way(matrices?.distances, at, to) * (vehicle.costs?.per_km ?? 0)) / 1000;
    const begin = step.arrival + step.waiting_time;
    if (step.waiting_time < -tolerance) fail('travel', -step.waiting_time, name);
    if (step.type === 'end') {
      free = begin;
      break;
    }
    const setup = at === to ? 0 : (task?.setup ?? 0);
    const isExcused = begin <= (excuse.late.get(name) ?? -Infinity) + tolerance;
    if (!isExcused && !isInside(task?.windows, begin, tolerance)) fail('window', begin, name);
    if (Math.abs(step.service - (task?.service ?? 0)) > tolerance || Math.abs(step.setup - setup) > tolerance)
      fail('service', step.service + step.setup, name);
    free = begin + setup + (task?.service ?? 0);
    at = to;
  }
  if (pending.size > 0) fail('break', pending.size);
  const overtime = Math.max(0, free - (shift?.[1] ?? Infinity));
  const past = Math.min(
    overtime - (vehicle.overtime?.max ?? 0),
    free - (excuse.late.get('end') ?? -Infinity),
  );
  if (past > tolerance) fail('shift', past);
  if (vehicle.overtime) cost += (overtime * (vehicle.overtime.per_hour ?? 3600)) / 3600;
  const mostSeconds = Math.max(vehicle.max_travel_time ?? Infinity, excuse.seconds);
  const mostMetres = Math.max(vehicle.max_distance ?? Infinity, excuse.metres);
  if (seconds > mostSeconds + tolerance) fail('maxTravelTime', seconds - mostSeconds);
  if (metres > mostMetres + tolerance) fail('maxDistance', metres - mostMetres);
  // A thousandth of a per cent: engines that count in whole seconds round.
  if (Math.abs(cost - route.cost) > Math.max(1e-3, cost * 1e-5)) fail('cost', route.cost - cost);
}
