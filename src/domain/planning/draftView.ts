import type { PromiseChange } from './planView';
import type { RoutingFallback, RoutingReason, RoutingViolationCode } from './routingCodes';

/** States of a generated plan for a day: searched for, reviewed, then applied or not. */
export type DraftState = 'solving' | 'ready' | 'stopped' | 'failed' | 'accepted' | 'discarded';

/** What to plan and for how long to search: body of `POST /scheduling/drafts`. */
export interface DraftWish {
  date: string;
  /** Null: all CDPs. */
  close_door_pharmacy_id?: number | null;
  /** Runs that may get deliveries; by default all that are not over and not locked. */
  delivery_manifest_ids?: number[] | null;
  /** Deliveries to plan; by default all unassigned ones and, with `is_replanning`, those on the runs too. */
  delivery_event_ids?: number[] | null;
  /**
   * Assigned deliveries may go to another run. Otherwise they keep their run, and only their order may
   * change.
   */
  is_replanning?: boolean | null;
  /** Maximum time after the end of its shift for which a run may be planned. Minutes; 0 by default. */
  overtime_minutes?: number | null;
  /** The same day, seed and number of steps give the same plan. */
  seed?: number | null;
  /** Duration of the search; not set when `iterations` is set. */
  seconds?: number | null;
  iterations?: number | null;
}

/** The best plan so far, during the search. */
export interface DraftProgress {
  /** Seconds of driving and overtime, plus the penalty for deliveries left out. */
  cost: number;
  unassigned: number;
  /** Deliveries that it puts on runs or leaves there, of those that may move. Drafts of an earlier version have none. */
  planned?: number;
  /** Runs with work, their own pick-ups among it; of a finished search, those with deliveries. */
  routes: number;
}

/** Totals of a run, or of all runs of a draft, from now on. */
export interface DraftTotals {
  /** Open deliveries and pickups. */
  stops: number;
  metres: number;
  /** Driving. */
  minutes: number;
  /** When the last driver is back, UTC wire time; null without a route. */
  finish: string | null;
  overtime_minutes: number;
  /** Stops later than promised. */
  late: number;
  /** Runs with open deliveries or pickups. Drafts of an earlier version have none. */
  runs?: number;
}

/** Place of a stop now or in the plan. */
export interface DraftSpot {
  /** Null: unassigned. */
  delivery_manifest_id: number | null;
  /** Among the open stops of the run, from 1. */
  place: number | null;
  /** Expected arrival, UTC wire time. */
  arrival: string | null;
}

/** A stop that changes its run, leaves the pool or changes its place in a run. */
export interface DraftMove {
  delivery_event_id: number;
  from: DraftSpot;
  to: DraftSpot;
}

/** A run that the plan changes; unchanged runs are not listed. */
export interface DraftRun {
  delivery_manifest_id: number;
  name: string;
  /** Driver's name. */
  employee: string | null;
  time_zone: string;
  /** The version that was used for planning. */
  version: number;
  is_under_way: boolean;
  /** Open stops before the way back, now and in the plan. */
  order_before: number[];
  order: number[];
  before: DraftTotals;
  after: DraftTotals;
  /** Stops whose promised time is kept better or worse. */
  promises: PromiseChange[];
}

/**
 * Why a run cannot take a delivery. Stops in reasons are named `job <id>`, rules by
 * `assignmentSkills.ruleOfSkill`.
 */
export interface DraftObstacle {
  delivery_manifest_id: number;
  reason: RoutingReason;
}

/**
 * A delivery that the plan leaves unassigned, with the runs that come closest to taking it, the closest
 * first.
 */
export interface DraftUnassigned {
  delivery_event_id: number;
  /** Its address has no position, so it cannot be planned. */
  is_placeless: boolean;
  obstacles: DraftObstacle[];
}

/** Result of a search: no names of people; equal for the same day, seed and steps. */
export interface DraftResult {
  before: DraftTotals;
  after: DraftTotals;
  /** Runs that change. */
  runs: DraftRun[];
  /** Stops that change their run or their place. */
  moves: DraftMove[];
  unassigned: DraftUnassigned[];
  /** Found by the checker; a plan with violations cannot be applied. */
  violations: { code: RoutingViolationCode; delivery_manifest_id: number | null; task: string | null }[];
  /** Names of the runs in the obstacles, by id. */
  run_names: Record<string, string>;
}

/** Name of a stop of a draft, read with the draft. */
export interface DraftStopName {
  name: string;
  order_number: string | null;
  address: string | null;
  version: number;
}

/** A draft in a list. */
export interface DraftSummary {
  id: number;
  version: number;
  delivery_date: string;
  close_door_pharmacy_id: number | null;
  state: DraftState;
  /** 0 to 100. */
  progress: number;
  best: DraftProgress | null;
  wish: DraftWish;
  engine: 'embedded' | 'vroom' | null;
  /** Set when the selected optimizer did not answer: message `routing.fallback.<…>`. */
  fallback: RoutingFallback | null;
  /** Why it failed: message `schedulingDraft.failure.<code>`. */
  failure: DraftFailure | null;
  created_by_name: string;
  created_at: string;
  finished_at: string | null;
  settled_by_name: string | null;
  settled_at: string | null;
  /** The command that applied it, for an undo. */
  command_id: string | null;
}

/**
 * `restarted`: the server stopped during the search. `crashed`: the search failed. `noRuns`, `noStops`:
 * nothing to plan.
 */
export type DraftFailure = 'restarted' | 'crashed' | 'refused' | 'noRuns' | 'noStops';

/** One draft with its plan: answer of `GET /scheduling/drafts/:id`. */
export interface SchedulingDraft extends DraftSummary {
  result: DraftResult | null;
  /** By id of the stop. */
  stop_names: Record<string, DraftStopName>;
}

/** Body of the live event `draft.changed` on the topic `scheduling:<date>`. */
export interface DraftChanged {
  draft_id: number;
  version: number;
  state: DraftState;
  progress: number;
  best: DraftProgress | null;
}
