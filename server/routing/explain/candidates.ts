import type { Compiled } from '../engine/compile';
import { unitFrom } from '../engine/compileTasks';
import { writeRoute } from '../engine/writePlan';
import type { Routes } from '../engine/routes';
import type { Job, RoutingProblem, Shipment, Vehicle } from '../format/problem';
import { RoutingRefusal } from '../format/refusal';
import type { Candidate, Candidates } from '../optimizer';
import type { RoutingReason as Reason } from '../../../src/domain/routingCodes';
import { RunBook, type OpenRun } from './runBook';
import { RunCutter } from './runProblem';

function tryRun({ compiled, routes, probe, unit, putBack }: OpenRun, vehicle: Vehicle): Candidate | Reason {
  const { model } = compiled;
  const spot = probe.find(unit, 0);
  if (spot.after < 0) return probe.explain(unit, 0);
  const tasks = vehicle.max_distance === undefined ? [] : routes.tasksOf(0);
  const before = {
    cost: routes.totalCost(0),
    seconds: routes.seconds[0] ?? 0,
    over: routes.overtime[0] ?? 0,
    ends: routes.ends[0] ?? 0,
  };
  const node = model.unitNode[unit] as number;
  const mate = model.unitMate[unit] as number;
  routes.insertAfter(spot.after, node);
  if (mate >= 0) routes.insertAfter(spot.mateAfter, mate);
  routes.drive(0);
  const shift = model.shiftEnd[0] ?? Infinity;
  const metres =
    vehicle.max_distance === undefined ? undefined : metresAdded(compiled, tasks, routes.tasksOf(0));
  const last = mate >= 0 ? mate : node;
  const layer =
    (model.breaks[0]?.length ?? 0) > 0 ? firstLayer(routes.leave, model.nodes, last, model.layers) : 0;
  const answer: Candidate = {
    vehicle: vehicle.id,
    cost: routes.totalCost(0) - before.cost,
    seconds: (routes.seconds[0] ?? 0) - before.seconds,
    ...(metres !== undefined && { metres }),
    position: positionOf(routes, node),
    ...(mate >= 0 && { deliveryPosition: positionOf(routes, mate) }),
    begin: (routes.leave[layer * model.nodes + last] ?? 0) - (model.service[last] ?? 0),
    overtime: Math.max(0, (routes.ends[0] ?? 0) - shift) - Math.max(0, before.ends - shift),
  };
  // A kept run is asked again.
  routes.remove(node);
  if (mate >= 0) routes.remove(mate);
  putBack();
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
  const cutter = new RunCutter(problem);
  const wanted = unitFrom(delivery);
  const out: Candidates = { feasible: [], refused: [] };
  for (const vehicle of problem.vehicles) {
    const found = tryRun(book.open(cutter, vehicle, delivery, wanted), vehicle);
    if ('cost' in found) out.feasible.push(found);
    else out.refused.push({ vehicle: vehicle.id, reasons: [found] });
  }
  out.feasible.sort((a, b) => a.cost - b.cost || a.vehicle - b.vehicle);
  return out;
}
