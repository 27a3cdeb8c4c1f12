import type { Compiled } from '../engine/compile';
import type { Spot } from '../engine/insertion';
import { wantedFrom } from '../engine/replaceUnit';
import { writeRoute } from '../engine/writePlan';
import type { Routes } from '../engine/routes';
import type { Job, RoutingProblem, Shipment, Vehicle } from '../format/problem';
import { RoutingRefusal } from '../format/refusal';
import type { Candidate, Candidates } from '../optimizer';
import type { RoutingReason as Reason } from '../../../../src/domain/planning/routingCodes';
import { RunBook, type OpenRun } from './runBook';

function tryRun(open: OpenRun, vehicle: Vehicle): Candidate | Reason {
  const { routes, probe, unit } = open;
  const spot = probe.find(unit, 0);
  if (spot.after < 0) return probe.explain(unit, 0);
  return (routes.model.unitMate[unit] as number) < 0
    ? withJob(open, vehicle, spot)
    : withShipment(open, vehicle, spot);
}

function withJob({ compiled, routes, joined, unit }: OpenRun, vehicle: Vehicle, { after }: Spot): Candidate {
  const { unitNode, shiftEnd } = compiled.model;
  const node = unitNode[unit] as number;
  joined.follow(node, after, 0);
  const { cost, seconds, begin, ends } = joined;
  const position = after < routes.model.tasks ? positionOf(routes, after) + 1 : 0;
  const shift = shiftEnd[0] ?? Infinity;
  let metres: number | undefined;
  if (vehicle.max_distance !== undefined) {
    const tasks = routes.tasksOf(0);
    metres = metresAdded(compiled, tasks, [...tasks.slice(0, position), node, ...tasks.slice(position)]);
  }
  return {
    vehicle: vehicle.id,
    cost,
    seconds,
    ...(metres !== undefined && { metres }),
    position,
    begin,
    overtime: Math.max(0, ends - shift) - Math.max(0, (routes.ends[0] ?? 0) - shift),
  };
}

function withShipment({ compiled, routes, unit }: OpenRun, vehicle: Vehicle, spot: Spot): Candidate {
  const { model } = compiled;
  const tasks = vehicle.max_distance === undefined ? [] : routes.tasksOf(0);
  const before = {
    cost: routes.totalCost(0),
    seconds: routes.seconds[0] ?? 0,
    ends: routes.ends[0] ?? 0,
  };
  const node = model.unitNode[unit] as number;
  const mate = model.unitMate[unit] as number;
  routes.insertAfter(spot.after, node);
  routes.insertAfter(spot.mateAfter, mate);
  routes.drive(0);
  const shift = model.shiftEnd[0] ?? Infinity;
  const metres =
    vehicle.max_distance === undefined ? undefined : metresAdded(compiled, tasks, routes.tasksOf(0));
  const layer =
    (model.breaks[0]?.length ?? 0) > 0 ? firstLayer(routes.leave, model.nodes, mate, model.layers) : 0;
  const answer: Candidate = {
    vehicle: vehicle.id,
    cost: routes.totalCost(0) - before.cost,
    seconds: (routes.seconds[0] ?? 0) - before.seconds,
    ...(metres !== undefined && { metres }),
    position: positionOf(routes, node),
    deliveryPosition: positionOf(routes, mate),
    begin: (routes.leave[layer * model.nodes + mate] ?? 0) - (model.service[mate] ?? 0),
    overtime: Math.max(0, (routes.ends[0] ?? 0) - shift) - Math.max(0, before.ends - shift),
  };
  // A kept run is asked again.
  routes.remove(node);
  routes.remove(mate);
  routes.refresh(0);
  return answer;
}

/** How many tasks come before a task of the run. */
function positionOf(routes: Routes, task: number): number {
  let position = 0;
  for (let i = routes.next[routes.startOf(0)]; i !== task && position < routes.model.tasks; position++)
    i = routes.next[i as number];
  return position;
}

function firstLayer(leave: Float64Array, nodes: number, node: number, layers: number): number {
  for (let layer = layers; layer > 0; layer--)
    if ((leave[layer * nodes + node] ?? Infinity) !== Infinity) return layer;
  return 0;
}

function metresAdded(compiled: Compiled, before: readonly number[], after: readonly number[]): number {
  return (writeRoute(compiled, 0, after)?.distance ?? 0) - (writeRoute(compiled, 0, before)?.distance ?? 0);
}

/** See `Optimizer.candidates`. With a book that is kept, only runs that changed since are compiled. */
export function candidatesFor(
  delivery: Job | Shipment,
  problem: RoutingProblem,
  book: RunBook = new RunBook(),
): Candidates {
  if (!problem.matrices) throw new RoutingRefusal([{ field: 'matrices', code: 'required' }]);
  const cutter = book.cutterOf(problem);
  const wanted = wantedFrom(delivery);
  const out: Candidates = { feasible: [], refused: [] };
  for (const vehicle of problem.vehicles) {
    const found = tryRun(book.open(cutter, vehicle, delivery, wanted), vehicle);
    if ('cost' in found) out.feasible.push(found);
    else out.refused.push({ vehicle: vehicle.id, reasons: [found] });
  }
  out.feasible.sort((a, b) => a.cost - b.cost || a.vehicle - b.vehicle);
  return out;
}
