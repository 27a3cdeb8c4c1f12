import type { AssignmentLimits } from '../runs/assignmentRules';
import type { RunInMove } from './moveRules';
import type { Unavailability } from '../fleet/absence';
import type { OpeningHours } from '../time/openingHours';
import type { StopRole } from '../stops/pickUpRule';
import type { TimedStop } from '../runs/runTimes';
import type { Pace } from '../addresses/travelTime';

/** A stop for planning: the board's view and the server's row both match. */
export interface PlannedStop extends TimedStop {
  readonly delivery_manifest_id: number | null;
  readonly close_door_pharmacy_id: number;
  /** The recipient's client. */
  readonly funding_source_id: number | null;
  readonly delivery_end_time: string | null;
  readonly refrigeration_needed: boolean;
  readonly driver_gender: 'male' | 'female' | null;
  readonly locked_at: string | null;
  readonly stop_role?: StopRole | null;
  readonly pick_up_id?: number | null;
  /** Opening hours of the residence at this address. */
  readonly facility_hours?: OpeningHours | null;
}

export interface PlannedRun extends RunInMove, CdpOfRun {
  readonly time_zone: string;
  readonly close_door_pharmacy_id: number;
  /** Clients of the run; null or empty: all. */
  readonly funding_source_ids: readonly number[] | null;
  /** Bags; null: no vehicle. */
  readonly vehicle_capacity: number | null;
  /** Start and end of the shift. */
  readonly start_at: string;
  readonly end_at: string;
  readonly driver_gender: string | null;
  readonly locked_at: string | null;
  /** Why its driver or vehicle cannot go that day; left out where only the server knows. */
  readonly crew_problem?: Unavailability | null;
  readonly stops: readonly PlannedStop[];
}

export interface Move {
  /** In the requested order. */
  readonly stopIds: readonly number[];
  /** Target run; null: the pool. */
  readonly to: number | null;
  /** Place of the first stop, from 1; by default the end of the queue. */
  readonly at?: number;
  /** Transfer between drivers: also a bag that is in a vehicle, wherever it was loaded. */
  readonly isTransfer?: boolean;
  /** The driver has the bags already: no return to the CDP is needed. */
  readonly isBagWithDriver?: boolean;
  /**
   * Changes with the move, such as another address or window. These stops are checked even if they were late
   * before.
   */
  readonly changes?: Partial<PlannedStop>;
}

export type PlanRules = Pace & AssignmentLimits;

/** Position of a run's CDP; null or left out: unknown. */
export interface CdpOfRun {
  readonly cdp_latitude?: number | null;
  readonly cdp_longitude?: number | null;
}
