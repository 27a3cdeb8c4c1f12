import { chainsOf, type Chain } from './chains';
import type { Model, Travel } from './model';

/** Below this many tasks the search is quick enough as it is. */
const LARGE_TASKS = 600;

/** A model whose tasks are chains of another one's. A plan for it is one for that. */
interface CoarseModel {
  readonly model: Model;
  readonly chains: readonly Chain[];
  /** Cost of the ways inside the chains. */
  readonly inside: number;
}

function isCoarsenable({ tasks, initial, travel, hasTravelLimit, maxTasks }: Model): boolean {
  return (
    tasks >= LARGE_TASKS &&
    travel.length === 1 &&
    !hasTravelLimit &&
    initial.every((list) => list.length === 0) &&
    maxTasks.every((most) => most === Infinity)
  );
}

/** Matrices between places that are left at `out` and reached at `into` (columns of the other matrices). */
function travelBetween(travel: Travel, out: Int32Array, into: Int32Array): Travel {
  const width = out.length;
  const between = (matrix: Float64Array, isSwapped: boolean) => {
    const cells = new Float64Array(width * width);
    for (let a = 0; a < width; a++)
      for (let b = 0; b < width; b++)
        cells[isSwapped ? b * width + a : a * width + b] = matrix[
          (out[a] as number) * travel.width + (into[b] as number)
        ] as number;
    return cells;
  };
  const seconds = between(travel.seconds, false);
  const secondsTo = between(travel.seconds, true);
  const isSame = travel.cost === travel.seconds;
  return {
    width,
    seconds,
    secondsTo,
    cost: isSame ? seconds : between(travel.cost, false),
    costTo: isSame ? secondsTo : between(travel.cost, true),
    metres: undefined,
  };
}

/** The model with chains for tasks; undefined where that is no help, and when it is to stop. */
export function coarsen(fine: Model, shouldStop = () => false): CoarseModel | undefined {
  const [travel] = fine.travel;
  if (!travel || !isCoarsenable(fine)) return undefined;
  const chains = chainsOf(fine, shouldStop);
  if (!chains || shouldStop()) return undefined;
  const tasks = chains.length;
  const { vehicles, dimensions } = fine;
  const size = tasks + 2 * vehicles;
  const firsts = [...chains.map((chain) => chain.tasks[0] as number), ...range(fine.tasks, 2 * vehicles)];
  const lasts = [...chains.map((chain) => chain.tasks.at(-1) as number), ...range(fine.tasks, 2 * vehicles)];
  const of = (values: Float64Array) => Float64Array.from(firsts, (node) => values[node] as number);
  const into = Int32Array.from(firsts, (node) => fine.place[node] as number);
  const out = Int32Array.from(lasts, (node) => fine.place[node] as number);
  const place = Int32Array.from({ length: size }, (_, node) => node);
  const between = travelBetween(travel, out, into);
  const open = of(fine.open);
  const close = of(fine.close);
  const service = of(fine.service);
  chains.forEach((chain, node) => {
    open[node] = chain.open;
    close[node] = chain.close;
    service[node] = chain.work;
  });
  const chainAt = new Map(chains.map((chain, node) => [chain.tasks[0] as number, node]));
  // A unit of the coarse model for each that begins a chain; pairs are chains of one stop each.
  const kept = [...fine.unitNode.keys()].filter((unit) => chainAt.has(fine.unitNode[unit] as number));
  const unitOf = new Int32Array(tasks);
  const unitNode = Int32Array.from(kept, (unit) => chainAt.get(fine.unitNode[unit] as number) as number);
  const unitMate = Int32Array.from(kept, (unit) => chainAt.get(fine.unitMate[unit] as number) ?? -1);
  kept.forEach((_, unit) => {
    unitOf[unitNode[unit] as number] = unit;
    if ((unitMate[unit] as number) >= 0) unitOf[unitMate[unit] as number] = unit;
  });
  const sumOf = (values: Float64Array) => {
    const sums = new Float64Array(tasks * dimensions);
    chains.forEach((chain, node) => {
      for (const task of chain.tasks)
        for (let d = 0; d < dimensions; d++)
          sums[node * dimensions + d] =
            (sums[node * dimensions + d] as number) + (values[task * dimensions + d] as number);
    });
    return sums;
  };
  const unitSum = (values: Float64Array) =>
    Float64Array.from(unitNode, (node) =>
      (chains[node] as Chain).tasks.reduce(
        (sum, task) => sum + (values[fine.unitOf[task] as number] as number),
        0,
      ),
    );
  const { types } = fine;
  const serves = new Uint8Array(kept.length * types);
  kept.forEach((unit, u) => serves.set(fine.serves.subarray(unit * types, (unit + 1) * types), u * types));
  let inside = 0;
  for (const { tasks: stops } of chains)
    for (let k = 1; k < stops.length; k++)
      inside += travel.cost[
        (fine.row[stops[k - 1] as number] as number) + (fine.place[stops[k] as number] as number)
      ] as number;
  const model: Model = {
    ...fine,
    tasks,
    nodes: size,
    place,
    row: place.map((p) => p * size),
    service,
    setup: of(fine.setup),
    open,
    close,
    windows: firsts.map((node) => fine.windows[node]),
    hasWindows: Uint8Array.from(firsts, (node) => fine.hasWindows[node] as number),
    units: kept.length,
    unitNode,
    unitMate,
    unitOf,
    penalty: unitSum(fine.penalty),
    bulk: unitSum(fine.bulk),
    fromStart: sumOf(fine.fromStart),
    taken: sumOf(fine.taken),
    change: sumOf(fine.change),
    travel: [between],
    serves,
    lockedNode: new Uint8Array(size),
    frontNode: new Uint8Array(size),
  };
  return { model, chains, inside };
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, k) => from + k);
}

/** The plan of the model that was coarsened. */
export function expand({ chains }: CoarseModel, plan: readonly (readonly number[])[]): number[][] {
  return plan.map((list) => list.flatMap((node) => (chains[node] as Chain).tasks));
}
