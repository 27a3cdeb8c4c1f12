import { compile, type Compiled } from '../engine/compile';
import { keepTimes } from '../engine/keepTimes';
import { replaceUnit, rowsOfRun, type Wanted } from '../engine/replaceUnit';
import type { Routes } from '../engine/routes';
import type { Job, ProfileMatrices, Shipment, Vehicle } from '../format/problem';
import { routesFrom } from './explainUnassigned';
import type { RunCutter } from './runProblem';
import { RunProbe } from './runProbe';
import { areWaysAlong, RunSignature, waysAlong } from './runSignature';

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
  readonly signature: Float64Array;
  readonly profile: string | undefined;
  /** Of the last question. Matrices are not changed in place (`Matrix` is read-only). */
  given: ProfileMatrices | undefined;
  /** Rows of the matrices along the run, in order, and the ways between them. */
  readonly along: readonly number[];
  readonly ways: Float64Array;
  /** Row of each place of the model. */
  readonly rows: Int32Array;
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
  readonly #signature = new RunSignature();

  /** Opens the run of a vehicle with a delivery that is not on it (`wanted`: the same, taken apart). */
  open(cutter: RunCutter, vehicle: Vehicle, delivery: Job | Shipment, wanted: Wanted): OpenRun {
    const { matrices } = cutter;
    const given = matrices?.[vehicle.profile ?? 'car'];
    this.#signature.write(vehicle, cutter);
    const kept = this.#kept.get(vehicle.id);
    if (kept && this.#isSame(kept, vehicle, given)) {
      kept.given = given;
      kept.compiled.problem.vehicles[0] = vehicle;
      if (replaceUnit(kept.compiled, kept.unit, wanted, matrices, kept.rows)) return kept;
    }
    const problem = cutter.cut(vehicle, delivery);
    const compiled = compile(problem);
    const routes = routesFrom(compiled, [[...(compiled.model.initial[0] ?? [])]]);
    const along = placesAlong(compiled, vehicle);
    // Jobs come before shipments, and the delivery is the last of its kind.
    const unit = 'id' in delivery ? (problem.jobs?.length ?? 0) - 1 : compiled.model.units - 1;
    const opened: KeptRun = {
      compiled,
      routes,
      probe: new RunProbe(compiled, routes),
      putBack: keepTimes(routes),
      unit,
      signature: this.#signature.copy(),
      profile: vehicle.profile,
      given,
      along,
      ways: waysAlong(given, along),
      rows: rowsOfRun(compiled, unit),
    };
    this.#kept.delete(vehicle.id);
    this.#kept.set(vehicle.id, opened);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    return opened;
  }

  /** Whether the run is still the one whose signature was just written. */
  #isSame(kept: KeptRun, { profile }: Vehicle, given: ProfileMatrices | undefined): boolean {
    if (kept.profile !== profile || !this.#signature.isSame(kept.signature)) return false;
    const isGivenBefore =
      kept.given?.durations === given?.durations &&
      kept.given?.distances === given?.distances &&
      kept.given?.costs === given?.costs;
    return isGivenBefore || areWaysAlong(given, kept.along, kept.ways);
  }
}
