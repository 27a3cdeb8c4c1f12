import { compile, type Compiled } from '../engine/compile';
import { keepTimes } from '../engine/keepTimes';
import { replaceUnit } from '../engine/replaceUnit';
import type { Routes } from '../engine/routes';
import type { Job, RoutingProblem, Shipment, Vehicle } from '../format/problem';
import { routesFrom } from './explainUnassigned';
import type { RunCutter } from './runProblem';
import { RunProbe } from './runProbe';
import { isSameContent } from './sameContent';
import { areSameJobs, isSameVehicle } from './sameRun';

/** More runs than a day has; the oldest are forgotten. */
const MOST_KEPT = 400;

/** A run as it is driven now, and a delivery that is on no route, which is asked about. */
export interface OpenRun {
  readonly compiled: Compiled;
  readonly routes: Routes;
  readonly probe: RunProbe;
  /** The delivery. */
  readonly unit: number;
  /** Puts the run back as it is driven, when the delivery is off it again: sooner than computing it once more. */
  readonly putBack: () => void;
}

interface KeptRun extends OpenRun {
  /** What it was made from: a copy, so that a change in place is seen. */
  readonly vehicle: Vehicle;
  readonly own: Pick<RoutingProblem, 'jobs' | 'shipments'>;
  /** Rows of the matrices along the run, in order, and the ways between them. */
  readonly along: readonly number[];
  readonly places: ReadonlySet<number>;
  readonly ways: readonly number[];
}

/** Calls `see` with every way between neighbours of the run until it answers false; whether it never did. */
function everyWay(
  problem: RoutingProblem,
  vehicle: Vehicle,
  along: readonly number[],
  see: (way: number, index: number) => boolean,
): boolean {
  const given = problem.matrices?.[vehicle.profile ?? 'car'];
  let index = 0;
  for (const matrix of [given?.durations, given?.distances, given?.costs])
    for (let i = 1; i < along.length; i++)
      if (!see(matrix?.[along[i - 1] as number]?.[along[i] as number] ?? -1, index++)) return false;
  return true;
}

function waysAlong(problem: RoutingProblem, vehicle: Vehicle, along: readonly number[]): number[] {
  const ways: number[] = [];
  everyWay(problem, vehicle, along, (way) => ways.push(way) > 0);
  return ways;
}

/** Rows of the matrices along the run as it is driven now. */
function placesAlong({ model, nodes }: Compiled, { start_index, end_index }: Vehicle): number[] {
  const along = (model.initial[0] ?? []).map((node) => nodes[node]?.location_index);
  return [start_index, ...along, end_index].filter((row) => row !== undefined);
}

/**
 * Compiled runs, kept between questions. What counts is content, not identity: a caller may build its problem anew for
 * every question, and a run that changed (fields, or ways between neighbours in its order) is compiled again. Only the
 * delivery asked about is exchanged in a kept run.
 */
export class RunBook {
  readonly #kept = new Map<number, KeptRun>();

  /** Opens the run of a vehicle with a delivery that is not on it. */
  open(cutter: RunCutter, vehicle: Vehicle, delivery: Job | Shipment): OpenRun {
    const own = cutter.cut(vehicle);
    const kept = this.#kept.get(vehicle.id);
    if (
      kept &&
      isSameVehicle(kept.vehicle, vehicle) &&
      areSameJobs(kept.own.jobs, own.jobs) &&
      isSameContent(kept.own.shipments, own.shipments) &&
      everyWay(own, vehicle, kept.along, (way, i) => way === kept.ways[i]) &&
      replaceUnit(kept.compiled, kept.unit, delivery, own.matrices, kept.places)
    )
      return kept;
    const compiled = compile(cutter.cut(vehicle, delivery));
    const routes = routesFrom(compiled, [[...(compiled.model.initial[0] ?? [])]]);
    const along = placesAlong(compiled, vehicle);
    const opened: KeptRun = {
      compiled,
      routes,
      probe: new RunProbe(compiled, routes),
      putBack: keepTimes(routes),
      // Jobs come before shipments, and the delivery is the last of its kind.
      unit: 'id' in delivery ? (own.jobs?.length ?? 0) : compiled.model.units - 1,
      vehicle: structuredClone(vehicle),
      own: structuredClone({ jobs: own.jobs, shipments: own.shipments }),
      along,
      places: new Set(along),
      ways: waysAlong(own, vehicle, along),
    };
    this.#kept.delete(vehicle.id);
    this.#kept.set(vehicle.id, opened);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    return opened;
  }
}
