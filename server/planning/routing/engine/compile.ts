import type { RoutingProblem, Vehicle } from '../format/problem';
import { RoutingRefusal } from '../format/refusal';
import { listTasks, nodeIndex, type TaskNode, type Unit } from './compileTasks';
import { compileLoads } from './compileLoads';
import { compileFits } from './compileFits';
import { nearestTour } from './nearestTour';
import { relaxLocked } from './relaxLocked';
import { TOLERANCE, type Model, type ModelBreak } from './model';
import { countTravelKinds, MOST_CELLS, travelMatrices } from './travelMatrices';
import { flatWindows } from './windows';

export interface Compiled {
  readonly problem: RoutingProblem;
  readonly nodes: TaskNode[];
  readonly units: Unit[];
  readonly model: Model;
}

function breaksOf(vehicle: Vehicle): ModelBreak[] {
  return (vehicle.breaks ?? [])
    .map(({ id, service = 0, time_windows }) => ({ id, service, windows: flatWindows(time_windows) }))
    .sort(
      (a, b) =>
        (a.windows.at(-1) ?? 0) - (b.windows.at(-1) ?? 0) || (a.windows[0] ?? 0) - (b.windows[0] ?? 0),
    );
}

/** Up to this many places a matrix stays in the processor's cache whatever their order. */
const SMALL_MATRIX = 150;

/** Vehicles that agree in all that the search looks at. */
function typesOf(vehicles: readonly Vehicle[]): {
  types: number;
  typeOf: Int32Array;
  vehiclesOfType: Int32Array[];
} {
  if (vehicles.length === 1)
    return { types: 1, typeOf: new Int32Array(1), vehiclesOfType: [new Int32Array(1)] };
  const keys = new Map<string, number[]>();
  const typeOf = Int32Array.from(vehicles, (vehicle, v) => {
    const { id: _id, description: _text, steps: _steps, locked: _locked, ...rest } = vehicle;
    const key = JSON.stringify(
      rest,
      Object.keys(rest)
        .sort()
        .concat(['fixed', 'per_hour', 'per_km', 'max', 'id', 'service', 'time_windows']),
    );
    const alike = keys.get(key) ?? [];
    keys.set(key, alike);
    alike.push(v);
    return [...keys.keys()].indexOf(key);
  });
  return {
    types: keys.size,
    typeOf,
    vehiclesOfType: [...keys.values()].map((list) => Int32Array.from(list)),
  };
}

/** Rows of the problem's matrices that are used, in the order of the places; those of one unit only when others use them. */
function usedRows(problem: RoutingProblem, nodes: readonly TaskNode[], except: number): number[] {
  const used = new Set<number>();
  for (const { location_index, unit } of nodes) if (unit !== except) used.add(location_index);
  for (const { start_index, end_index } of problem.vehicles) {
    if (start_index !== undefined) used.add(start_index);
    if (end_index !== undefined) used.add(end_index);
  }
  const durations = problem.matrices?.[problem.vehicles[0]?.profile ?? 'car']?.durations;
  return durations && used.size > SMALL_MATRIX ? nearestTour([...used], durations) : [...used];
}

/** What each vehicle's steps say: order, what is locked. */
function stepsOf(problem: RoutingProblem, nodes: readonly TaskNode[]) {
  const index = nodeIndex(nodes);
  const lockedNode = new Uint8Array(nodes.length);
  const frontNode = new Uint8Array(nodes.length);
  const initial = problem.vehicles.map((vehicle) => {
    const tasks: number[] = [];
    let isFront = true;
    for (const step of vehicle.steps ?? []) {
      const node = index.get(`${step.type} ${step.id}`);
      if (node === undefined) continue;
      const isLocked = vehicle.locked === true || step.locked === true;
      isFront &&= isLocked;
      if (isLocked) lockedNode[node] = 1;
      if (isFront) frontNode[node] = 1;
      tasks.push(node);
    }
    return tasks;
  });
  return { lockedNode, frontNode, initial };
}

/**
 * Turns a checked problem with matrices into typed arrays. Throws `RoutingRefusal` when its matrices would take too much
 * memory. The unit `exchanged` may be another one later (`replaceUnit`): each of its tasks has a place of its own, the last
 * but "nowhere", and ways there and back are kept apart.
 */
export function compile(problem: RoutingProblem, exchanged = -1): Compiled {
  const { nodes, units } = listTasks(problem);
  const { vehicles } = problem;
  const tasks = nodes.length;
  const m = vehicles.length;
  const size = tasks + 2 * m;
  const rows = usedRows(problem, nodes, exchanged);
  const places = new Map(rows.map((row, place) => [row, place]));
  for (const { location_index, unit } of nodes)
    if (unit === exchanged) {
      if (!places.has(location_index)) places.set(location_index, rows.length);
      rows.push(location_index);
    }
  if (countTravelKinds(vehicles) * (rows.length + 1) ** 2 > MOST_CELLS)
    throw new RoutingRefusal([{ field: 'matrices', code: 'tooMany', args: { max: MOST_CELLS } }]);
  const { travel, travelOf, width } = travelMatrices(problem, rows, exchanged >= 0);

  const place = new Int32Array(size).fill(rows.length);
  const service = new Float64Array(size);
  const setup = new Float64Array(size);
  const open = new Float64Array(size);
  const close = new Float64Array(size);
  const windows: (Float64Array | undefined)[] = new Array(size).fill(undefined);
  const hasWindows = new Uint8Array(size);
  nodes.forEach((node, i) => {
    place[i] = places.get(node.location_index) ?? 0;
    service[i] = node.service;
    setup[i] = node.setup;
    const flat = flatWindows(node.windows);
    open[i] = flat[0] ?? -Infinity;
    close[i] = flat.at(-1) ?? Infinity;
    if (flat.length > 2) {
      windows[i] = flat;
      hasWindows[i] = 1;
    }
  });
  // A vehicle without a shift may leave at 0, or when the first window opens if that is earlier.
  const origin = nodes.reduce((first, { windows: given }) => Math.min(first, given[0]?.[0] ?? 0), 0);
  const shiftEnd = new Float64Array(m);
  const overtimeRate = new Float64Array(m);
  vehicles.forEach((vehicle, v) => {
    const [from, to] = vehicle.time_window ?? [origin, Infinity];
    const start = tasks + v;
    const end = tasks + m + v;
    if (vehicle.start_index !== undefined) place[start] = places.get(vehicle.start_index) ?? 0;
    if (vehicle.end_index !== undefined) place[end] = places.get(vehicle.end_index) ?? 0;
    shiftEnd[v] = to;
    overtimeRate[v] = vehicle.overtime ? (vehicle.overtime.per_hour ?? 3600) / 3600 : 0;
    open[start] = open[end] = from;
    close[start] = close[end] = to + TOLERANCE + (vehicle.overtime?.max ?? 0);
  });

  const breaks = vehicles.map(breaksOf);
  const unlimited = Infinity;
  const base = {
    tasks,
    vehicles: m,
    nodes: size,
    place,
    row: place.map((p) => p * width),
    service,
    setup,
    hasSetup: setup.some((value) => value > 0),
    open,
    close,
    windows,
    hasWindows,
    units: units.length,
    unitNode: Int32Array.from(units, (unit) => unit.node),
    unitMate: Int32Array.from(units, (unit) => unit.mate),
    unitOf: Int32Array.from(nodes, (node) => node.unit),
    hasPairs: units.some((unit) => unit.mate >= 0),
    travel,
    travelOf,
    ...typesOf(vehicles),
    fixedCost: Float64Array.from(vehicles, (v) => v.costs?.fixed ?? 0),
    maxTasks: Float64Array.from(vehicles, (v) => v.max_tasks ?? unlimited),
    maxTravel: Float64Array.from(vehicles, (v) => (v.max_travel_time ?? unlimited) + TOLERANCE),
    maxDistance: Float64Array.from(vehicles, (v) => (v.max_distance ?? unlimited) + TOLERANCE),
    hasTravelLimit: vehicles.some((v) => v.max_travel_time !== undefined || v.max_distance !== undefined),
    layers: Math.max(0, ...breaks.map((list) => list.length)),
    breaks,
    shiftEnd,
    overtimeRate,
    hasOvertime: overtimeRate.some((rate) => rate > 0),
    lockedVehicle: Uint8Array.from(vehicles, (v) => (v.locked ? 1 : 0)),
    ...stepsOf(problem, nodes),
    ...compileLoads(problem, units, tasks),
  };
  relaxLocked(base);
  const isPlain =
    base.layers === 0 &&
    base.loadMode !== 'along' &&
    !(base.hasSetup || base.hasTravelLimit || base.hasOvertime) &&
    !(base.hasWindows.includes(1) || base.frontNode.includes(1));
  return { problem, nodes, units, model: { ...base, isPlain, ...compileFits(base, problem, units) } };
}
