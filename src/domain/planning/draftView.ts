import type { PromiseChange } from './planView';
import type { RoutingFallback, RoutingReason, RoutingViolationCode } from './routingCodes';

/** Life of a plan that a machine has made for a day: made, looked at, then used or not. */
export type DraftState = 'solving' | 'ready' | 'stopped' | 'failed' | 'accepted' | 'discarded';

/** What is planned, and how long is searched: body of `POST /scheduling/drafts`. */
export interface DraftWish {
  date: string;
  /** Null: all of them. */
  close_door_pharmacy_id?: number | null;
  /** Runs that may get deliveries; left out, all that are not over and not locked. */
  delivery_manifest_ids?: number[] | null;
  /** Deliveries that are planned; left out, all that wait and, with `is_replanning`, those on the runs too. */
  delivery_event_ids?: number[] | null;
  /** Deliveries that a run has already may go to another one. Otherwise they stay, and only their order may change. */
  is_replanning?: boolean | null;
  /** How far past the end of its shift a run may be planned. Minutes; 0 when left out. */
  overtime_minutes?: number | null;
  /** The same day, seed and number of steps give the same plan. */
  seed?: number | null;
  /** How long is searched; left out when there are `iterations`. */
  seconds?: number | null;
  iterations?: number | null;
}

/** The best plan so far, while the search goes on. */
export interface DraftProgress {
  /** Seconds of driving and overtime, with what it costs to leave deliveries out. */
  cost: number;
  unassigned: number;
  routes: number;
}

/** Sums of a run, or of all runs of a draft, from now on. */
export interface DraftTotals {
  /** Deliveries and pickups that are still to be done. */
  stops: number;
  metres: number;
  /** Driving. */
  minutes: number;
  /** When the driver, of several the last one, is back, UTC wire time; null without a way. */
  finish: string | null;
  overtime_minutes: number;
  /** Stops later than promised. */
  late: number;
}

/** Where a stop stands, or would. */
export interface DraftSpot {
  /** Null: it waits without a run. */
  delivery_manifest_id: number | null;
  /** Among the open stops of the run, from 1. */
  place: number | null;
  /** Expected arrival, UTC wire time. */
  arrival: string | null;
}

/** A stop that goes to another run, from the pool to one or, in the same run, to another place. */
export interface DraftMove {
  delivery_event_id: number;
  from: DraftSpot;
  to: DraftSpot;
}

/** A run with what the plan makes of it; runs that stay as they are, are not among them. */
export interface DraftRun {
  delivery_manifest_id: number;
  name: string;
  /** Driver's name. */
  employee: string | null;
  time_zone: string;
  /** The version that was planned with. */
  version: number;
  is_under_way: boolean;
  /** Open stops before the way back, as they stand and as planned. */
  order_before: number[];
  order: number[];
  before: DraftTotals;
  after: DraftTotals;
  /** Stops that are promised for another time, or kept more or less well. */
  promises: PromiseChange[];
}

/** Why one run cannot take a delivery. Stops in reasons are named `job <id>`, rules by `assignmentSkills.ruleOfSkill`. */
export interface DraftObstacle {
  delivery_manifest_id: number;
  reason: RoutingReason;
}

/** A delivery that the plan leaves without a run: the runs nearest to taking it, nearest first. */
export interface DraftUnassigned {
  delivery_event_id: number;
  /** Its address has no position: nobody can plan a way to it. */
  is_placeless: boolean;
  obstacles: DraftObstacle[];
}

/** What a search has found: data only, no names of people; the same for the same day, seed and steps. */
export interface DraftResult {
  before: DraftTotals;
  after: DraftTotals;
  /** Runs that change. */
  runs: DraftRun[];
  /** Stops that change their run or their place. */
  moves: DraftMove[];
  unassigned: DraftUnassigned[];
  /** By the checker; anything here and the plan cannot be used. */
  violations: { code: RoutingViolationCode; delivery_manifest_id: number | null; task: string | null }[];
  /** Names of the runs that obstacles speak of, by id. */
  run_names: Record<string, string>;
}

/** How a stop of a draft is called, read when the draft is. */
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
  /** Set when the wished optimizer did not answer: words `routing.fallback.<…>`. */
  fallback: RoutingFallback | null;
  /** Why it failed: words `schedulingDraft.failure.<code>`. */
  failure: DraftFailure | null;
  created_by_name: string;
  created_at: string;
  finished_at: string | null;
  settled_by_name: string | null;
  settled_at: string | null;
  /** The command that used it, to be undone. */
  command_id: string | null;
}

/** `restarted`: the server ended while it searched. `crashed`: the search did. `noRuns`, `noStops`: nothing to plan. */
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
