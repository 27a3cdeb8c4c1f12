import type { RoutingReason } from './routingCodes';

/** A run, as a plan names it. */
interface NamedRun {
  delivery_manifest_id: number;
  name: string;
  /** Driver's name. */
  employee: string | null;
}

/** The best place for a delivery on one run, and what it costs. */
export interface RunCandidate extends NamedRun {
  version: number;
  /** Place in the run, 1…n: what stands there and later moves back by one. */
  secuence: number;
  /** More driving. */
  added_minutes: number;
  added_metres: number;
  /** Expected arrival, UTC wire time. */
  arrival: string;
  /** More work past the end of the shift. */
  overtime_minutes: number;
  /** The driver goes back to the CDP for the bag first. */
  is_trip_back: boolean;
  /** The driver is on the road already. */
  is_add_on: boolean;
}

/** A run that cannot take it. Tasks in the reasons are named `job <id of the stop>`. */
export interface RefusedRun extends NamedRun {
  reasons: RoutingReason[];
}

/** Answer of `POST /delivery_manifest/candidates`: cheapest first, of rush the soonest first. */
export interface RunCandidates {
  feasible: RunCandidate[];
  refused: RefusedRun[];
  /** Participants of the stops that the reasons name, by the stops' ids. */
  stop_names: Record<string, string>;
}

/** What an order of a run costs from now on. */
export interface RouteTotals {
  /** Driving. */
  minutes: number;
  metres: number;
  /** When the driver is back, UTC wire time. */
  finish: string;
  overtime_minutes: number;
}

/** A stop whose promise is kept more or less well by a new order; 0 minutes late is in time. */
export interface PromiseChange {
  delivery_event_id: number;
  /** Expected arrivals, UTC wire times. */
  before: string;
  after: string;
  late_before: number;
  late_after: number;
}

/** The way of a run. */
export interface RouteTrace {
  /** Encoded, 1e5 (spec §9). */
  polyline: string;
  /** From each point to the next. */
  legs: { seconds: number; metres: number }[];
}

/** A new order of a run that nothing has been done about yet: answer of `POST …/recalculate_trace/draft`. */
export interface RouteDraft {
  delivery_manifest_id: number;
  version: number;
  /** Open stops before the way back, in the new order. */
  order: number[];
  /** Stops that change their place; none: the order of now is the best that was found. */
  moved: number[];
  before: RouteTotals;
  after: RouteTotals;
  promises: PromiseChange[];
  trace: RouteTrace;
}
