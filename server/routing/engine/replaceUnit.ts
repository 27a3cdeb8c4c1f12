import type { Job, ProfileMatrices, RoutingProblem, Shipment, Vehicle } from '../format/problem';
import type { Compiled } from './compile';
import { servesUnit } from './compileFits';
import { nodeOf, unitFrom, type TaskNode, type Unit } from './compileTasks';
import type { Model, Travel } from './model';
import { priceOf } from './travelMatrices';
import { flatWindows } from './windows';

type Task = Shipment['pickup'];

const isAny = (amounts: readonly number[] | undefined) => (amounts ?? []).some((amount) => amount > 0);

/** Whether the model can hold the delivery where one was before: same kind, places of their own, the same loads to follow. */
function isAlike(
  { model, nodes, problem }: Compiled,
  before: Unit,
  tasks: readonly Task[],
  wanted: Pick<Unit, 'delivery' | 'pickup'>,
  places: ReadonlySet<number>,
): boolean {
  const ends = [before.node, before.mate].filter((node) => node >= 0);
  if (ends.length !== tasks.length) return false;
  if (isAny(before.delivery) !== isAny(wanted.delivery) || isAny(before.pickup) !== isAny(wanted.pickup))
    return false;
  if (!model.hasSetup && tasks.some(({ setup = 0 }) => setup > 0)) return false;
  // Without a shift the day begins with the first window of all.
  if (!problem.vehicles[0]?.time_window && tasks.some(({ time_windows }) => time_windows)) return false;
  const rowsOf = (list: readonly { location_index?: number }[]) =>
    list.map((task) => task.location_index ?? -1);
  return [rowsOf(ends.map((node) => nodes[node] as TaskNode)), rowsOf(tasks)].every(
    (rows) => new Set(rows).size === rows.length && rows.every((row) => !places.has(row)),
  );
}

/** Whether a matrix that is kept once for both ways may stay so with the place of a row in it. */
function staysShared(travel: Travel, given: ProfileMatrices, row: number, others: Iterable<number>): boolean {
  if (travel.seconds !== travel.secondsTo && travel.cost !== travel.costTo) return true;
  for (const matrix of [given.durations, given.distances, given.costs])
    for (const other of matrix ? others : [])
      if (matrix?.[row]?.[other] !== matrix?.[other]?.[row]) return false;
  return true;
}

/** Fills row and column of a place (`rows`: which row of the problem's matrices each other place is). */
function fillPlace(
  { seconds, secondsTo, cost, costTo, metres, width }: Travel,
  given: ProfileMatrices,
  vehicle: Vehicle,
  place: number,
  rows: ReadonlyMap<number, number>,
): void {
  const factor = 1 / (vehicle.speed_factor ?? 1);
  const fill = (from: number, to: number) => {
    const a = rows.get(from) ?? 0;
    const b = rows.get(to) ?? 0;
    const time = (given.durations[a]?.[b] ?? 0) * factor;
    const way = metres ? (given.distances?.[a]?.[b] ?? 0) : 0;
    const price = given.costs ? (given.costs[a]?.[b] ?? 0) : priceOf(vehicle, time, way);
    seconds[from * width + to] = secondsTo[to * width + from] = time;
    if (metres) metres[from * width + to] = way;
    cost[from * width + to] = costTo[to * width + from] = price;
  };
  for (const other of rows.keys()) {
    fill(place, other);
    if (other !== place) fill(other, place);
  }
}

function setTask(model: Model, node: number, task: Task): void {
  const flat = flatWindows(task.time_windows);
  model.service[node] = task.service ?? 0;
  model.setup[node] = task.setup ?? 0;
  model.open[node] = flat[0] ?? -Infinity;
  model.close[node] = flat.at(-1) ?? Infinity;
  model.hasWindows[node] = flat.length > 2 ? 1 : 0;
  model.windows[node] = flat.length > 2 ? flat : undefined;
}

function setLoads({ model, units }: Compiled, unit: number): void {
  const { dimensions, taken, fromStart, change } = model;
  const { node = 0, mate = -1, delivery = [], pickup = [] } = units[unit] ?? {};
  for (let d = 0; d < dimensions; d++) {
    const at = node * dimensions + d;
    const back = pickup[d] ?? 0;
    taken[at] = back;
    fromStart[at] = delivery[d] ?? 0;
    change[at] = back - (fromStart[at] as number);
    if (mate >= 0) change[mate * dimensions + d] = -back;
  }
}

/**
 * Exchanges a unit that is on no route of a compiled run (one vehicle) for another delivery. Answers false, with nothing
 * promised about the model, when it has to be compiled anew. `places`: rows of the matrices that its own stops use.
 */
export function replaceUnit(
  compiled: Compiled,
  unit: number,
  delivery: Job | Shipment,
  matrices: RoutingProblem['matrices'],
  places: ReadonlySet<number>,
): boolean {
  const { model, problem, nodes, units } = compiled;
  const [vehicle] = problem.vehicles;
  const [travel] = model.travel;
  const before = units[unit];
  const given = matrices?.[vehicle?.profile ?? 'car'];
  if (!before || !vehicle || !travel || !given) return false;
  const { tasks, ...wanted } = unitFrom(delivery);
  if (!isAlike(compiled, before, tasks, wanted, places)) return false;
  units[unit] = { ...before, ...wanted };
  problem.matrices = matrices;
  const rows = new Map<number, number>();
  nodes.forEach((node, i) => rows.set(model.place[i] as number, node.location_index));
  if (vehicle.start_index !== undefined) rows.set(model.place[model.tasks] as number, vehicle.start_index);
  if (vehicle.end_index !== undefined) rows.set(model.place[model.tasks + 1] as number, vehicle.end_index);
  const ends = [before.node, before.mate];
  for (const [k, task] of tasks.entries())
    rows.set(model.place[ends[k] as number] as number, task.location_index ?? 0);
  for (const [k, task] of tasks.entries()) {
    const node = ends[k] as number;
    if (!staysShared(travel, given, task.location_index ?? 0, rows.values())) return false;
    fillPlace(travel, given, vehicle, model.place[node] as number, rows);
    nodes[node] = nodeOf((nodes[node] as TaskNode).type, task, unit);
    setTask(model, node, task);
  }
  setLoads(compiled, unit);
  model.serves[unit] = servesUnit(model, vehicle, units[unit] as Unit, 0) ? 1 : 0;
  return true;
}
