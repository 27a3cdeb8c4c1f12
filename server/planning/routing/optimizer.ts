import type { Violation } from './checker/violation';
import type { RoutingFallback, RoutingReason as Reason } from '../../../src/domain/planning/routingCodes';
import type { PlanRoute, RoutingPlan } from './format/plan';
import type { Job, RoutingProblem, Shipment } from './format/problem';

export interface SolveOptions {
  /** Wall time. Milliseconds; default 10,000. Ignored when `iterations` is given. */
  budgetMs?: number;
  /** A number of steps per thread instead of a time: the same seed then gives the same plan on every machine. */
  iterations?: number;
  /** Any whole number. Default 1. */
  seed?: number;
  /** Threads, each with a seed of its own; the best plan is kept. Default 1. */
  threads?: number;
  /** First as few vehicles as possible, then cost. Default false: cost alone. */
  fewestVehicles?: boolean;
  /** Stops within 100 ms and keeps the best plan so far. */
  signal?: AbortSignal;
  onProgress?(progress: SolveProgress): void;
}

export interface SolveProgress {
  /** Of the best plan so far, with what leaving units out costs. */
  cost: number;
  unassigned: number;
  routes: number;
  /** Of the time or the iterations: 0 to 1. */
  share: number;
}

/** Why a task is on no route. */
export interface UnassignedReason {
  type: 'job' | 'pickup' | 'delivery';
  id: number;
  reasons: Reason[];
}

export interface Solution {
  plan: RoutingPlan;
  /** Which engine made it. */
  engine: 'embedded' | 'vroom';
  /** What kept the wished engine from answering; the embedded one did then. End of the i18n key `routing.fallback.<…>`. */
  fallback?: RoutingFallback;
  /** The checker's verdict: empty, or the plan must not be used. */
  violations: Violation[];
  unassigned: UnassignedReason[];
  /** True when the signal ended it. */
  stopped: boolean;
  /** Messages of threads that crashed and were replaced. */
  crashes: string[];
}

/** A place for a delivery on a run. */
export interface Candidate {
  /** Id of the vehicle. */
  vehicle: number;
  /** What the run's cost grows by. */
  cost: number;
  /** Travel that comes on top: seconds, and metres when distances are known. */
  seconds: number;
  metres?: number;
  /** Place among the tasks of the run, from 0; of the pickup for a shipment. */
  position: number;
  /** Of a shipment's delivery, counted with its pickup on the run. */
  deliveryPosition?: number;
  /** When it begins (a shipment: its delivery). Seconds. */
  begin: number;
  /** Seconds of overtime that come on top. */
  overtime: number;
}

interface RefusedRun {
  vehicle: number;
  reasons: Reason[];
}

export interface Candidates {
  /** Cheapest first. */
  feasible: Candidate[];
  refused: RefusedRun[];
}

export interface Resequenced {
  /** Undefined when no order of anything is possible. */
  route: PlanRoute | undefined;
  unassigned: UnassignedReason[];
}

/** What plans runs. Every method throws `RoutingRefusal` for a problem that is wrong, naming the fields. */
export interface Optimizer {
  /** A whole plan. Matrices must be given. */
  solve(problem: RoutingProblem, options?: SolveOptions): Promise<Solution>;
  /** The best order of the stops of the one vehicle of the problem. At most some 30 ms for 25 stops. */
  resequence(problem: RoutingProblem, seed?: number): Resequenced;
  /**
   * Every run that could take the delivery as it is driven now (`vehicles[].steps`), and why the others cannot. The
   * delivery is not part of the problem's jobs and shipments.
   */
  candidates(delivery: Job | Shipment, problem: RoutingProblem): Candidates;
}
