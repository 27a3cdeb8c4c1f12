import type { RoutingReason } from './routingCodes';

/** A run in a plan. */
interface NamedRun {
  delivery_manifest_id: number;
  name: string;
  /** Driver's name. */
  employee: string | null;
}

/** The best place for a delivery on a run, with its cost. */
export interface RunCandidate extends NamedRun {
  version: number;
  /** Place in the run, 1…n; the stop at this place and later ones move back by one. */
  secuence: number;
  /** Additional driving time. */
  added_minutes: number;
  added_metres: number;
  /** Expected arrival, UTC wire time. */
  arrival: string;
  /** Additional overtime. */
  overtime_minutes: number;
  /** The driver first returns to the CDP for the bag. */
  is_trip_back: boolean;
  /** The run has started. */
  is_add_on: boolean;
}

/** A run that cannot take the delivery. Stops in the reasons are named `job <id of the stop>`. */
export interface RefusedRun extends NamedRun {
  reasons: RoutingReason[];
}

/** Answer of `POST /delivery_manifest/candidates`: cheapest first; for rush, the earliest first. */
export interface RunCandidates {
  feasible: RunCandidate[];
  refused: RefusedRun[];
  /** Participants of the stops in the reasons, by stop id. */
  stop_names: Record<string, string>;
}

/** Remaining cost of an order of a run. */
export interface RouteTotals {
  /** Driving. */
  minutes: number;
  metres: number;
  /** When the driver is back, UTC wire time. */
  finish: string;
  overtime_minutes: number;
}

/** A stop whose promised time is kept better or worse in a new order; 0 minutes late is in time. */
export interface PromiseChange {
  delivery_event_id: number;
  /** Expected arrivals, UTC wire times. */
  before: string;
  after: string;
  late_before: number;
  late_after: number;
}

/** The route of a run. */
export interface RouteTrace {
  /** Encoded, 1e5 (spec §9). */
  polyline: string;
  /** From each point to the next. */
  legs: { seconds: number; metres: number }[];
}

/** A proposed order of a run that is not applied yet: answer of `POST …/recalculate_trace/draft`. */
export interface RouteDraft {
  delivery_manifest_id: number;
  version: number;
  /** Open stops before the way back, in the new order. */
  order: number[];
  /** Stops that change their place; empty: the current order is the best that was found. */
  moved: number[];
  before: RouteTotals;
  after: RouteTotals;
  promises: PromiseChange[];
  trace: RouteTrace;
}
