import type { Job, Matrix, ProfileMatrices, RoutingProblem, Shipment, Vehicle } from '../format/problem';
import type { Compiled } from './compile';
import { servesUnit } from './compileFits';
import { nodeOf, unitFrom, type TaskNode, type Unit } from './compileTasks';
import { TOLERANCE, type Model, type Travel } from './model';
import { priceOf } from './travelMatrices';
import { flatWindows } from './windows';

type Task = Shipment['pickup'];

function isAny(amounts: readonly number[] | undefined): boolean {
  if (amounts) for (let d = 0; d < amounts.length; d++) if ((amounts[d] as number) > 0) return true;
  return false;
}

/** What stays of a run when one of its units, which is on no route, is exchanged. */
export interface Exchange {
  readonly unit: number;
  /** Row of each place in the problem's matrices; -1 for the places of the unit alone, and for nowhere. */
  readonly rows: Int32Array;
  /** Whether the other stops have setup: a run without any is judged without. */
  readonly hasSetup: boolean;
}

export function exchangeOf({ model, nodes, problem }: Compiled, unit: number): Exchange {
  const rows = new Int32Array(model.travel[0]?.width ?? 0).fill(-1);
  const [vehicle] = problem.vehicles;
  let hasSetup = false;
  nodes.forEach((node, i) => {
    if (node.unit === unit) return;
    rows[model.place[i] as number] = node.location_index;
    hasSetup ||= node.setup > 0;
  });
  if (vehicle?.start_index !== undefined) rows[model.place[model.tasks] as number] = vehicle.start_index;
  if (vehicle?.end_index !== undefined) rows[model.place[model.tasks + 1] as number] = vehicle.end_index;
  return { unit, rows, hasSetup };
}

/** A stop of the delivery that is asked about, as the model has it. */
interface WantedTask {
  readonly task: Task;
  readonly row: number;
  readonly service: number;
  readonly setup: number;
  readonly open: number;
  readonly close: number;
  /** Several windows. */
  readonly windows: Float64Array | undefined;
  readonly ways: WaysBack;
}

/**
 * The columns of the matrices at one row, read once for all runs: in a large matrix each cell of a column is far from the
 * next one.
 */
class WaysBack {
  readonly #columns = new Map<Matrix, Float64Array>();

  constructor(private readonly row: number) {}

  of(matrix: Matrix): Float64Array {
    let column = this.#columns.get(matrix);
    if (column) return column;
    column = new Float64Array(matrix.length);
    for (let from = 0; from < column.length; from++)
      column[from] = (matrix[from] as Matrix[number])[this.row] ?? 0;
    this.#columns.set(matrix, column);
    return column;
  }
}

/** A delivery that is asked about: taken apart once for all runs. */
export interface Wanted extends Omit<Unit, 'node' | 'mate'> {
  readonly tasks: readonly WantedTask[];
  readonly hasDelivery: boolean;
  readonly hasPickup: boolean;
  readonly hasSetup: boolean;
  readonly hasWindows: boolean;
}

function wantedTask(task: Task): WantedTask {
  const { service = 0, setup = 0, location_index: row = 0, time_windows } = task;
  const flat = flatWindows(time_windows);
  return {
    task,
    row,
    service,
    setup,
    open: flat[0] ?? -Infinity,
    close: (time_windows?.at(-1)?.[1] ?? Infinity) + TOLERANCE,
    windows: flat.length > 2 ? flat : undefined,
    ways: new WaysBack(row),
  };
}

export function wantedFrom(delivery: Job | Shipment): Wanted {
  const unit = unitFrom(delivery);
  return {
    ...unit,
    tasks: unit.tasks.map(wantedTask),
    hasDelivery: isAny(unit.delivery),
    hasPickup: isAny(unit.pickup),
    hasSetup: unit.tasks.some(({ setup = 0 }) => setup > 0),
    hasWindows: unit.tasks.some(({ time_windows }) => time_windows !== undefined),
  };
}

/** Whether the model can hold the delivery where one was before: same kind, the same loads to follow. */
function isAlike(
  { model, problem }: Compiled,
  { mate, delivery, pickup }: Unit,
  wanted: Wanted,
  hasSetup: boolean,
): boolean {
  if (wanted.tasks.length !== (mate >= 0 ? 2 : 1)) return false;
  if (isAny(delivery) !== wanted.hasDelivery || isAny(pickup) !== wanted.hasPickup) return false;
  if ((wanted.hasSetup || hasSetup) !== model.hasSetup) return false;
  if (model.isPlain && wanted.tasks.some(({ windows }) => windows)) return false;
  // Without a shift the day begins with the first window of all.
  return !wanted.hasWindows || problem.vehicles[0]?.time_window !== undefined;
}

/**
 * Fills row and column of a place. Of a large problem most of the time goes into reading its matrices: only what the run
 * needs of them is looked at.
 */
function fillPlace(
  travel: Travel,
  { durations, distances, costs }: ProfileMatrices,
  vehicle: Vehicle,
  place: number,
  { row, ways: back }: WantedTask,
  rows: Int32Array,
): void {
  const { seconds, secondsTo, cost, costTo, metres, width } = travel;
  const factor = 1 / (vehicle.speed_factor ?? 1);
  const isTimeAlone = cost === seconds;
  const times = durations[row];
  const timesBack = back.of(durations);
  for (let other = 0; other < width; other++) {
    const there = rows[other] as number;
    if (there < 0) continue;
    const out = place * width + other;
    const into = other * width + place;
    seconds[out] = secondsTo[into] = (times?.[there] ?? 0) * factor;
    seconds[into] = secondsTo[out] = (timesBack[there] ?? 0) * factor;
  }
  if (isTimeAlone && !metres) return;
  const ways = metres && distances?.[row];
  const waysBack = metres && distances && back.of(distances);
  const prices = costs?.[row];
  const pricesBack = costs && back.of(costs);
  for (let other = 0; other < width; other++) {
    const there = rows[other] as number;
    if (there < 0) continue;
    const out = place * width + other;
    const into = other * width + place;
    const way = ways?.[there] ?? 0;
    const wayBack = waysBack?.[there] ?? 0;
    if (metres) {
      metres[out] = way;
      metres[into] = wayBack;
    }
    if (isTimeAlone) continue;
    const price = costs ? (prices?.[there] ?? 0) : priceOf(vehicle, seconds[out] as number, way);
    const priceBack = pricesBack
      ? (pricesBack[there] ?? 0)
      : priceOf(vehicle, seconds[into] as number, wayBack);
    cost[out] = costTo[into] = price;
    cost[into] = costTo[out] = priceBack;
  }
}

function setTask(model: Model, node: number, { service, setup, open, close, windows }: WantedTask): void {
  model.service[node] = service;
  model.setup[node] = setup;
  model.open[node] = open;
  model.close[node] = close;
  model.hasWindows[node] = windows ? 1 : 0;
  model.windows[node] = windows;
}

function setLoads({ model }: Compiled, { node, mate, delivery, pickup }: Unit): void {
  const { dimensions, taken, fromStart, change } = model;
  for (let d = 0; d < dimensions; d++) {
    const at = node * dimensions + d;
    const out = delivery[d] ?? 0;
    const back = pickup[d] ?? 0;
    taken[at] = back;
    fromStart[at] = out;
    change[at] = back - out;
    if (mate >= 0) change[mate * dimensions + d] = -back;
  }
}

/**
 * Exchanges a unit that is on no route of a run (one vehicle; compiled for it, see `compile`) for another delivery.
 * Returns false when the run has to be compiled again.
 */
export function replaceUnit(
  compiled: Compiled,
  { unit, rows, hasSetup }: Exchange,
  wanted: Wanted,
  matrices: RoutingProblem['matrices'],
): boolean {
  const { model, problem, nodes, units } = compiled;
  const [vehicle] = problem.vehicles;
  const [travel] = model.travel;
  const before = units[unit];
  const given = matrices?.[vehicle?.profile ?? 'car'];
  if (!before || !vehicle || !travel || !given) return false;
  if (!isAlike(compiled, before, wanted, hasSetup)) return false;
  const { tasks, skills, priority, delivery, pickup } = wanted;
  const { node: first, mate } = before;
  const now: Unit = { node: first, mate, skills, priority, delivery, pickup };
  const { width } = travel;
  const own = width - 1 - tasks.length;
  units[unit] = now;
  problem.matrices = matrices;
  for (let k = 0; k < tasks.length; k++) {
    const node = k === 0 ? first : mate;
    const wish = tasks[k] as WantedTask;
    // At the place of a stop of the run there is no setup.
    let place = rows.indexOf(wish.row);
    if (place < 0) {
      place = own + k;
      rows[place] = wish.row;
    }
    // Also at a stop of the run: a kept run has only the ways in its order compared with what is given now.
    fillPlace(travel, given, vehicle, place, wish, rows);
    model.place[node] = place;
    model.row[node] = place * width;
    nodes[node] = nodeOf((nodes[node] as TaskNode).type, wish.task, unit);
    setTask(model, node, wish);
  }
  // The next question looks for stops of the run alone.
  for (let k = 0; k < tasks.length; k++) rows[own + k] = -1;
  setLoads(compiled, now);
  model.serves[unit] = servesUnit(model, vehicle, now, 0) ? 1 : 0;
  return true;
}
