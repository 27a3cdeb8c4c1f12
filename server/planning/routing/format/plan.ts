import type { Coordinates, StepType } from './problem';

// The answer, in VROOM's output format (same source as problem.ts). Seconds, metres, costs of `VehicleCosts`.

export interface PlanStep {
  type: StepType;
  /** Of the task or break; not at start and end. */
  id?: number;
  description?: string;
  location?: Coordinates;
  location_index?: number;
  /** When the vehicle comes; it may then wait. */
  arrival: number;
  /** Travel so far. */
  duration: number;
  setup: number;
  service: number;
  waiting_time: number;
  /** On board when leaving, per dimension. */
  load?: number[];
  /** Metres so far, when distances are known. */
  distance?: number;
}

/** Sums over a route, or over a plan. */
export interface PlanTotals {
  cost: number;
  setup: number;
  service: number;
  /** Travel. */
  duration: number;
  waiting_time: number;
  priority: number;
  distance?: number;
  /** Own: seconds past the end of the shift. */
  overtime?: number;
}

export interface PlanRoute extends PlanTotals {
  /** Id of the vehicle. */
  vehicle: number;
  description?: string;
  steps: PlanStep[];
}

export interface UnassignedTask {
  id: number;
  type: 'job' | 'pickup' | 'delivery';
  description?: string;
  location?: Coordinates;
  location_index?: number;
}

export interface RoutingPlan {
  /** 0: no error. */
  code: 0;
  summary: PlanTotals & { routes: number; unassigned: number };
  unassigned: UnassignedTask[];
  routes: PlanRoute[];
}
