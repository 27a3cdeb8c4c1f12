import type { RoutingProblem, Vehicle } from '../format/problem';
import type { Unit } from './compileTasks';
import type { Model } from './model';
import { startAt } from './windows';

type Base = Omit<Model, 'serves' | 'penalty' | 'isPlain'>;

/** One more point of priority outweighs this many deliveries without any. */
const PRIORITY_WEIGHT = 100;

/** Skills as bit masks, 32 to a word. Only skills that some task asks for count. */
function skillMasks(sets: readonly (readonly number[])[], bits: ReadonlyMap<number, number>): Int32Array[] {
  const words = Math.ceil(bits.size / 32);
  return sets.map((skills) => {
    const mask = new Int32Array(words);
    for (const skill of skills) {
      const bit = bits.get(skill);
      if (bit !== undefined) mask[bit >> 5] = (mask[bit >> 5] as number) | (1 << (bit & 31));
    }
    return mask;
  });
}

function isCovered(needed: Int32Array, had: Int32Array): boolean {
  return needed.every((word, i) => (word & ~(had[i] as number)) === 0);
}

/** Whether the vehicle can do the unit alone: times, loads and travel limits (its breaks are left to the search). */
function fitsAlone(model: Base, unit: Unit, vehicle: number): boolean {
  const { dimensions, place, tasks } = model;
  const travel = model.travel[model.travelOf[vehicle] as number];
  if (!travel) return false;
  for (let d = 0; d < dimensions; d++) {
    const room = model.capacity[vehicle * dimensions + d] as number;
    if ((unit.delivery[d] ?? 0) > room || (unit.pickup[d] ?? 0) > room) return false;
  }
  const end = tasks + model.vehicles + vehicle;
  if ((unit.mate < 0 ? 1 : 2) > (model.maxTasks[vehicle] as number)) return false;
  let at = tasks + vehicle;
  let time = model.open[at] as number;
  let seconds = 0;
  let metres = 0;
  for (let node = unit.node; ; node = node === unit.node && unit.mate >= 0 ? unit.mate : end) {
    const arc = (model.row[at] as number) + (place[node] as number);
    seconds += travel.seconds[arc] as number;
    metres += travel.metres?.[arc] ?? 0;
    const start = startAt(model as Model, node, time + (travel.seconds[arc] as number));
    if (start === Infinity) return false;
    time = start + (model.service[node] as number);
    if (place[at] !== place[node]) time += model.setup[node] as number;
    at = node;
    if (node === end) break;
  }
  return (
    time <= (model.close[end] as number) &&
    seconds <= (model.maxTravel[vehicle] as number) &&
    metres <= (model.maxDistance[vehicle] as number)
  );
}

/** Whether one vehicle has the skills that a unit asks for, and can do it alone. */
export function servesUnit(model: Base, vehicle: Vehicle, unit: Unit, index: number): boolean {
  const { skills } = unit;
  for (let k = 0; k < skills.length; k++) if (!vehicle.skills?.includes(skills[k] as number)) return false;
  return fitsAlone(model, unit, index);
}

/** By index: an iterator takes a tenth of a second for the millions of cells of a large day. */
function largestOf(values: Float64Array, least: number): number {
  let largest = least;
  for (let i = 0; i < values.length; i++) if ((values[i] as number) > largest) largest = values[i] as number;
  return largest;
}

/** Which type of vehicle may take which unit, and what leaving a unit out costs. */
export function compileFits(
  model: Base,
  problem: RoutingProblem,
  units: readonly Unit[],
): Pick<Model, 'serves' | 'penalty'> {
  const { types, vehiclesOfType } = model;
  const wanted = [...new Set(units.flatMap(({ skills }) => skills))];
  const bits = new Map(wanted.map((skill, bit) => [skill, bit]));
  const needed = skillMasks(
    units.map(({ skills }) => skills),
    bits,
  );
  const serves = new Uint8Array(units.length * types);
  for (let type = 0; type < types; type++) {
    const vehicle = vehiclesOfType[type]?.[0] ?? 0;
    const [had] = skillMasks([problem.vehicles[vehicle]?.skills ?? []], bits);
    units.forEach((unit, u) => {
      const mask = needed[u];
      if (mask && had && isCovered(mask, had) && fitsAlone(model, unit, vehicle))
        serves[u * types + type] = 1;
    });
  }
  // More than any place could cost: both ways replaced, a vehicle opened, all its overtime.
  const dearest = model.travel.reduce((most, { cost }) => largestOf(cost, most), 1);
  let opened = 0;
  for (let v = 0; v < model.vehicles; v++) {
    const end = model.tasks + model.vehicles + v;
    const longest = (model.close[end] as number) - (model.shiftEnd[v] as number);
    const rate = model.overtimeRate[v] as number;
    opened = Math.max(opened, (model.fixedCost[v] as number) + (rate > 0 ? longest * rate : 0));
  }
  const base = 4 * dearest + opened;
  const penalty = Float64Array.from(units, ({ priority }) => base * (1 + PRIORITY_WEIGHT * priority));
  return { serves, penalty };
}
