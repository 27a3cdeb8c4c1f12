import type { Matrix, ProfileMatrices, RoutingProblem, Vehicle } from '../format/problem';
import type { Travel } from './model';

/** Every matrix together. Doubles; 500 million bytes. */
export const MOST_CELLS = 60_000_000;

function copyOf(matrix: Matrix, places: readonly number[], width: number, factor: number): Float64Array {
  const out = new Float64Array(width * width);
  const columns = Int32Array.from(places);
  for (let i = 0; i < columns.length; i++) {
    const row = matrix[columns[i] as number] ?? [];
    for (let j = 0, at = i * width; j < columns.length; j++, at++)
      out[at] = (row[columns[j] as number] ?? 0) * factor;
  }
  return out;
}

/** Cells of a square that stays in cache: columns of a large matrix are far apart in memory. */
const BLOCK = 64;

function isSameBothWays(matrix: Float64Array, width: number): boolean {
  for (let top = 0; top < width; top += BLOCK)
    for (let left = 0; left <= top; left += BLOCK) {
      const bottom = Math.min(width, top + BLOCK);
      const right = Math.min(width, left + BLOCK);
      for (let i = top; i < bottom; i++)
        for (let j = left; j < right; j++) if (matrix[i * width + j] !== matrix[j * width + i]) return false;
    }
  return true;
}

/** Rows as columns; the matrix itself when both ways are always the same and will be. */
function swapped(matrix: Float64Array, width: number, isChanging: boolean): Float64Array {
  if (!isChanging && isSameBothWays(matrix, width)) return matrix;
  const out = new Float64Array(width * width);
  for (let top = 0; top < width; top += BLOCK)
    for (let left = 0; left < width; left += BLOCK) {
      const bottom = Math.min(width, top + BLOCK);
      const right = Math.min(width, left + BLOCK);
      for (let i = top; i < bottom; i++)
        for (let j = left; j < right; j++) out[i * width + j] = matrix[j * width + i] as number;
    }
  return out;
}

/** What a way costs a vehicle that has no matrix of costs. */
export function priceOf({ costs }: Vehicle, seconds: number, metres: number): number {
  return (seconds * (costs?.per_hour ?? 3600)) / 3600 + (metres * (costs?.per_km ?? 0)) / 1000;
}

function weighted(vehicle: Vehicle, seconds: Float64Array, metres: Float64Array | undefined) {
  if ((vehicle.costs?.per_hour ?? 3600) === 3600 && (vehicle.costs?.per_km ?? 0) === 0) return seconds;
  return seconds.map((time, i) => priceOf(vehicle, time, metres?.[i] ?? 0));
}

/** The key of a vehicle's way of travelling: vehicles with the same key share matrices. */
function travelKey({ profile = 'car', speed_factor = 1, costs }: Vehicle): string {
  return [profile, speed_factor, costs?.per_hour ?? 3600, costs?.per_km ?? 0].join(' ');
}

/**
 * The matrices of every way of travelling, over the rows `places` of the problem's own; one more row of zeros at the
 * end is "nowhere", for open starts and ends. `isChanging`: a place may become another one (`replaceUnit`).
 */
export function travelMatrices(problem: RoutingProblem, places: readonly number[], isChanging: boolean) {
  const width = places.length + 1;
  const travel: Travel[] = [];
  const keys = new Map<string, number>();
  const travelOf = problem.vehicles.map((vehicle) => {
    const key = travelKey(vehicle);
    const known = keys.get(key);
    if (known !== undefined) return known;
    const given: ProfileMatrices = problem.matrices?.[vehicle.profile ?? 'car'] ?? { durations: [] };
    const seconds = copyOf(given.durations, places, width, 1 / (vehicle.speed_factor ?? 1));
    const needsMetres =
      (vehicle.costs?.per_km ?? 0) > 0 || problem.vehicles.some((v) => v.max_distance !== undefined);
    const metres = given.distances && needsMetres ? copyOf(given.distances, places, width, 1) : undefined;
    const cost = given.costs ? copyOf(given.costs, places, width, 1) : weighted(vehicle, seconds, metres);
    const secondsTo = swapped(seconds, width, isChanging);
    const costTo = cost === seconds ? secondsTo : swapped(cost, width, isChanging);
    keys.set(key, travel.length);
    travel.push({ width, seconds, secondsTo, cost, costTo, metres });
    return travel.length - 1;
  });
  return { travel, travelOf: Int32Array.from(travelOf), width };
}

/** How many ways of travelling there are. */
export function countTravelKinds(vehicles: readonly Vehicle[]): number {
  return new Set(vehicles.map(travelKey)).size;
}
