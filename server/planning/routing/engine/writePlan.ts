import type { Coordinates } from '../format/problem';
import type { PlanRoute, PlanStep, PlanTotals, RoutingPlan, UnassignedTask } from '../format/plan';
import type { Compiled } from './compile';
import type { TaskNode } from './compileTasks';
import { TOLERANCE } from './model';
import { timeline, type Moment } from './timeline';

interface Place {
  location?: Coordinates;
  location_index?: number;
}

function placeOf(location: Coordinates | undefined, index: number | undefined): Place {
  return { ...(location && { location }), ...(index !== undefined && { location_index: index }) };
}

function named(task: { description?: string | undefined }): { description?: string } {
  return task.description === undefined ? {} : { description: task.description };
}

const ZERO_TOTALS: PlanTotals = { cost: 0, setup: 0, service: 0, duration: 0, waiting_time: 0, priority: 0 };

/** The route of one vehicle in the answer's format; null when it cannot be driven. */
export function writeRoute(
  compiled: Compiled,
  vehicleIndex: number,
  tasks: readonly number[],
): PlanRoute | null {
  const { model, problem, nodes, units } = compiled;
  const vehicle = problem.vehicles[vehicleIndex];
  const moments = timeline(model, vehicleIndex, tasks);
  if (!moments || !vehicle) return null;
  const distances = problem.matrices?.[vehicle.profile ?? 'car']?.distances;
  const travel = model.travel[model.travelOf[vehicleIndex] as number];
  const { dimensions } = model;
  const load = Array.from({ length: dimensions }, (_, d) =>
    tasks.reduce((sum, task) => sum + (model.fromStart[task * dimensions + d] as number), 0),
  );
  const totals = { ...ZERO_TOTALS, ...(distances && { distance: 0 }) };
  const start = model.tasks + vehicleIndex;
  const end = start + model.vehicles;
  let last = { node: start, index: vehicle.start_index };
  const steps: PlanStep[] = [];
  const indexOf = (node: number): number | undefined =>
    node === start ? vehicle.start_index : node === end ? vehicle.end_index : nodes[node]?.location_index;

  for (const moment of moments) {
    const { node, pause } = moment;
    const index = indexOf(node);
    const waiting = Math.max(0, moment.begin - moment.arrival);
    if (pause < 0 && node !== start) {
      if (distances && last.index !== undefined && index !== undefined)
        totals.distance = (totals.distance ?? 0) + (distances[last.index]?.[index] ?? 0);
      totals.cost += travel?.cost[(model.row[last.node] as number) + (model.place[node] as number)] ?? 0;
      last = { node, index };
    }
    totals.duration += moment.drive;
    totals.setup += moment.setup;
    totals.service += moment.service;
    totals.waiting_time += waiting;
    if (pause < 0 && node < model.tasks)
      for (let d = 0; d < dimensions; d++)
        load[d] = (load[d] ?? 0) + (model.change[node * dimensions + d] as number);
    const step = stepOf(compiled, vehicleIndex, moment, nodes[node]);
    step.duration = totals.duration;
    if (dimensions > 0) step.load = [...load];
    if (totals.distance !== undefined) step.distance = totals.distance;
    steps.push(step);
  }
  const over = (moments.at(-1)?.begin ?? 0) - (model.shiftEnd[vehicleIndex] as number);
  totals.cost += vehicle.costs?.fixed ?? 0;
  if (over > TOLERANCE) {
    totals.overtime = over;
    totals.cost += over * (model.overtimeRate[vehicleIndex] as number);
  }
  for (const task of tasks) {
    const unit = units[model.unitOf[task] as number];
    if (unit && unit.node === task) totals.priority += unit.priority;
  }
  return { vehicle: vehicle.id, ...named(vehicle), ...totals, steps };
}

/** Without what adds up along the route. Field by field: spreads were most of the work of writing a large plan. */
function stepOf(
  { problem, model }: Compiled,
  vehicleIndex: number,
  { node, pause, arrival, begin, setup, service }: Moment,
  task: TaskNode | undefined,
): PlanStep {
  const vehicle = problem.vehicles[vehicleIndex];
  const waiting_time = Math.max(0, begin - arrival);
  const times = (type: PlanStep['type'], id: number): PlanStep => ({
    type,
    id,
    arrival,
    duration: 0,
    setup,
    service,
    waiting_time,
  });
  if (pause >= 0) {
    const id = model.breaks[vehicleIndex]?.[pause]?.id ?? 0;
    const step = times('break', id);
    const description = vehicle?.breaks?.find((each) => each.id === id)?.description;
    if (description !== undefined) step.description = description;
    return step;
  }
  if (task) {
    const step = times(task.type, task.id);
    if (task.description !== undefined) step.description = task.description;
    if (task.location) step.location = task.location;
    step.location_index = task.location_index;
    return step;
  }
  const isStart = node < model.tasks + model.vehicles;
  const end = isStart
    ? { type: 'start' as const, ...placeOf(vehicle?.start, vehicle?.start_index) }
    : { type: 'end' as const, ...placeOf(vehicle?.end, vehicle?.end_index) };
  return { ...end, arrival, duration: 0, setup, service, waiting_time };
}

/** Routes as lists of nodes, by vehicle, in the answer's format. */
export function writePlan(compiled: Compiled, routes: readonly (readonly number[])[]): RoutingPlan {
  const written: PlanRoute[] = [];
  const placed = new Set<number>();
  routes.forEach((tasks, vehicle) => {
    if (tasks.length === 0) return;
    const route = writeRoute(compiled, vehicle, tasks);
    if (!route) return;
    written.push(route);
    for (const task of tasks) placed.add(task);
  });
  return planOf(
    written,
    compiled.nodes.filter((_, node) => !placed.has(node)),
  );
}

/** A plan of these routes that leaves these tasks out. */
export function planOf(routes: PlanRoute[], leftOut: readonly TaskNode[]): RoutingPlan {
  const unassigned: UnassignedTask[] = leftOut.map((task) => ({
    id: task.id,
    type: task.type,
    ...named(task),
    ...placeOf(task.location, task.location_index),
  }));
  const totals: PlanTotals = { ...ZERO_TOTALS };
  for (const route of routes) {
    for (const key of ['cost', 'setup', 'service', 'duration', 'waiting_time', 'priority'] as const)
      totals[key] += route[key];
    if (route.distance !== undefined) totals.distance = (totals.distance ?? 0) + route.distance;
    if (route.overtime !== undefined) totals.overtime = (totals.overtime ?? 0) + route.overtime;
  }
  return {
    code: 0,
    summary: { ...totals, routes: routes.length, unassigned: unassigned.length },
    unassigned,
    routes,
  };
}
