import { compile, type Compiled } from '../engine/compile';
import { exchangeOf, replaceUnit, type Exchange, type Wanted } from '../engine/replaceUnit';
import type { Routes } from '../engine/routes';
import type { Job, ProfileMatrices, RoutingProblem, Shipment, Vehicle } from '../format/problem';
import { routesFrom } from './explainUnassigned';
import { JoinedRun } from './joinedRun';
import { RunCutter, TaskIndex } from './runProblem';
import { RunProbe } from './runProbe';
import { areWaysAlong, RunSignature, waysAlong } from './runSignature';

/** More runs than a day has; the oldest are forgotten. */
const MOST_KEPT = 400;

/** A run as it is driven now, and a delivery that is on no route, which is asked about. */
export interface OpenRun {
  readonly compiled: Compiled;
  readonly routes: Routes;
  readonly probe: RunProbe;
  readonly joined: JoinedRun;
  /** The delivery. */
  readonly unit: number;
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
  readonly exchange: Exchange;
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
  readonly #tasks = new TaskIndex();

  cutterOf(problem: RoutingProblem): RunCutter {
    return new RunCutter(problem, this.#tasks);
  }

  /** Opens the run of a vehicle with a delivery that is not on it (`wanted`: the same, taken apart). */
  open(cutter: RunCutter, vehicle: Vehicle, delivery: Job | Shipment, wanted: Wanted): OpenRun {
    const { matrices } = cutter;
    const given = matrices?.[vehicle.profile ?? 'car'];
    const kept = this.#kept.get(vehicle.id);
    if (kept && this.#isSame(kept, vehicle, cutter, given)) {
      kept.given = given;
      kept.compiled.problem.vehicles[0] = vehicle;
      if (replaceUnit(kept.compiled, kept.exchange, wanted, matrices)) return kept;
    }
    const problem = cutter.cut(vehicle, delivery);
    // Jobs come before shipments, and the delivery is the last of its kind.
    const jobs = problem.jobs?.length ?? 0;
    const unit = ('id' in delivery ? jobs : jobs + (problem.shipments?.length ?? 0)) - 1;
    const compiled = compile(problem, unit);
    const routes = routesFrom(compiled, [compiled.model.initial[0] ?? []]);
    const along = placesAlong(compiled, vehicle);
    const opened: KeptRun = {
      compiled,
      routes,
      probe: new RunProbe(compiled, routes),
      joined: new JoinedRun(routes),
      unit,
      signature: this.#signature.of(vehicle, cutter),
      profile: vehicle.profile,
      given,
      along,
      ways: waysAlong(given, along),
      exchange: exchangeOf(compiled, unit),
    };
    this.#kept.delete(vehicle.id);
    this.#kept.set(vehicle.id, opened);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    return opened;
  }

  /** Whether the run is still the kept one. */
  #isSame(kept: KeptRun, vehicle: Vehicle, cutter: RunCutter, given: ProfileMatrices | undefined): boolean {
    if (kept.profile !== vehicle.profile) return false;
    if (!this.#signature.isSame(kept.signature, vehicle, cutter)) return false;
    const isGivenBefore =
      kept.given?.durations === given?.durations &&
      kept.given?.distances === given?.distances &&
      kept.given?.costs === given?.costs;
    return isGivenBefore || areWaysAlong(given, kept.along, kept.ways);
  }
}
