import type { ProfileMatrices, RoutingProblem, Shipment, Vehicle } from '../format/problem';
import type { Compiled } from './compile';
import { servesUnit } from './compileFits';
import { nodeOf, type TaskNode, type Unit, type unitFrom } from './compileTasks';
import { TOLERANCE, type Model, type Travel } from './model';
import { priceOf } from './travelMatrices';
import { flatWindows } from './windows';

type Task = Shipment['pickup'];

function isAny(amounts: readonly number[] | undefined): boolean {
  if (amounts) for (let d = 0; d < amounts.length; d++) if ((amounts[d] as number) > 0) return true;
  return false;
}

/** Where a place of the model has its row in the problem's matrices; -1 for those of the unit, and for nowhere. */
export function rowsOfRun({ model, nodes, problem }: Compiled, unit: number): Int32Array {
  const rows = new Int32Array(model.travel[0]?.width ?? 0).fill(-1);
  const [vehicle] = problem.vehicles;
  nodes.forEach((node, i) => {
    if (node.unit !== unit) rows[model.place[i] as number] = node.location_index;
  });
  if (vehicle?.start_index !== undefined) rows[model.place[model.tasks] as number] = vehicle.start_index;
  if (vehicle?.end_index !== undefined) rows[model.place[model.tasks + 1] as number] = vehicle.end_index;
  return rows;
}

/** A delivery that is asked about: taken apart once for all runs. */
export type Wanted = ReturnType<typeof unitFrom>;

/** Whether the model can hold the delivery where one was before: same kind, places of their own, the same loads to follow. */
function isAlike(
  { model, nodes, problem }: Compiled,
  { node, mate, delivery, pickup }: Unit,
  wanted: Wanted,
  rows: Int32Array,
): boolean {
  const { tasks } = wanted;
  if (tasks.length !== (mate >= 0 ? 2 : 1)) return false;
  if (isAny(delivery) !== isAny(wanted.delivery) || isAny(pickup) !== isAny(wanted.pickup)) return false;
  for (let k = 0; k < tasks.length; k++) {
    const { setup = 0, time_windows, location_index = -1 } = tasks[k] as Task;
    if (setup > 0 && !model.hasSetup) return false;
    // Without a shift the day begins with the first window of all.
    if (time_windows && !problem.vehicles[0]?.time_window) return false;
    // Compiled with the place of a stop of the run for its own.
    if (rows[model.place[k === 0 ? node : mate] as number] !== -1) return false;
    // At the place of a stop there is no setup: then it has to be that place.
    if (model.hasSetup && rows.includes(location_index)) return false;
  }
  if (mate < 0) return true;
  return (
    tasks[0]?.location_index !== tasks[1]?.location_index &&
    nodes[node]?.location_index !== nodes[mate]?.location_index
  );
}

/**
 * Fills row and column of a place. False where a matrix that is kept once for both ways may not stay so. Of a large
 * problem most of the time goes into reading its matrices: only what the run needs of them is looked at.
 */
function fillPlace(
  { seconds, secondsTo, cost, costTo, metres, width }: Travel,
  { durations, distances, costs }: ProfileMatrices,
  vehicle: Vehicle,
  place: number,
  rows: Int32Array,
): boolean {
  const factor = 1 / (vehicle.speed_factor ?? 1);
  const isOneTime = seconds === secondsTo;
  const isOneCost = cost === costTo;
  const row = rows[place] as number;
  const times = durations[row];
  const ways = metres && distances?.[row];
  const prices = costs?.[row];
  for (let other = 0; other < width; other++) {
    const there = rows[other] as number;
    if (there < 0) continue;
    const time = (times?.[there] ?? 0) * factor;
    const timeBack = (durations[there]?.[row] ?? 0) * factor;
    const way = ways?.[there] ?? 0;
    const wayBack = metres ? (distances?.[there]?.[row] ?? 0) : 0;
    const price = costs ? (prices?.[there] ?? 0) : priceOf(vehicle, time, way);
    const priceBack = costs ? (costs[there]?.[row] ?? 0) : priceOf(vehicle, timeBack, wayBack);
    if ((isOneTime && time !== timeBack) || (isOneCost && price !== priceBack)) return false;
    const out = place * width + other;
    const back = other * width + place;
    seconds[out] = secondsTo[back] = time;
    seconds[back] = secondsTo[out] = timeBack;
    if (metres) {
      metres[out] = way;
      metres[back] = wayBack;
    }
    cost[out] = costTo[back] = price;
    cost[back] = costTo[out] = priceBack;
  }
  return true;
}

function setTask(model: Model, node: number, task: Task): void {
  const windows = task.time_windows ?? [];
  const isMany = windows.length > 1;
  model.service[node] = task.service ?? 0;
  model.setup[node] = task.setup ?? 0;
  model.open[node] = windows[0]?.[0] ?? -Infinity;
  model.close[node] = (windows.at(-1)?.[1] ?? Infinity) + TOLERANCE;
  model.hasWindows[node] = isMany ? 1 : 0;
  model.windows[node] = isMany ? flatWindows(windows) : undefined;
}

function setLoads({ model, units }: Compiled, unit: number): void {
  const { dimensions, taken, fromStart, change } = model;
  const { node, mate, delivery, pickup } = units[unit] as Unit;
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
 * promised about the model, when it has to be compiled anew. `rows`: see `rowsOfRun`.
 */
export function replaceUnit(
  compiled: Compiled,
  unit: number,
  wanted: Wanted,
  matrices: RoutingProblem['matrices'],
  rows: Int32Array,
): boolean {
  const { model, problem, nodes, units } = compiled;
  const [vehicle] = problem.vehicles;
  const [travel] = model.travel;
  const before = units[unit];
  const given = matrices?.[vehicle?.profile ?? 'car'];
  if (!before || !vehicle || !travel || !given) return false;
  if (!isAlike(compiled, before, wanted, rows)) return false;
  const { tasks, skills, priority, delivery, pickup } = wanted;
  const { node: first, mate } = before;
  const now: Unit = { node: first, mate, skills, priority, delivery, pickup };
  units[unit] = now;
  problem.matrices = matrices;
  let isFilled = true;
  for (let k = 0; k < tasks.length; k++) {
    const node = k === 0 ? first : mate;
    const task = tasks[k] as Task;
    const place = model.place[node] as number;
    rows[place] = task.location_index ?? 0;
    isFilled &&= fillPlace(travel, given, vehicle, place, rows);
    nodes[node] = nodeOf((nodes[node] as TaskNode).type, task, unit);
    setTask(model, node, task);
  }
  // The next question looks for stops of the run alone.
  rows[model.place[first] as number] = -1;
  if (mate >= 0) rows[model.place[mate] as number] = -1;
  if (!isFilled) return false;
  setLoads(compiled, unit);
  model.serves[unit] = servesUnit(model, vehicle, now, 0) ? 1 : 0;
  return true;
}
