import type { RecipientAsks } from '../conversations/recipientRequest';
import type { Whereabouts } from '../addresses/whereabouts';
import type { OpeningHours } from '../time/openingHours';
import type { StopRole } from '../stops/pickUpRule';
import type { WireLeg } from './runLegs';
import type { Problems } from '../wire/problem';

/**
 * Answers of the dispatch calls (spec §3 "Delivery event", "Manifest / run"; the rest is additive): written
 * by the server, read by the board. Times with a date are UTC wire times, times of day are in the run's zone.
 */
export interface EventView {
  id: number;
  version: number;
  delivery_manifest_id: number | null;
  /** Day of the delivery in the run's zone, YYYY-MM-DD. */
  delivery_date: string;
  close_door_pharmacy_id: number;
  participant_id: number | null;
  participant_name: string | null;
  /** The participant's client. */
  funding_source_id: number | null;
  /** Needs of the participant (codes of spec §3). */
  needs: string[];
  delivery_event_type_id: number;
  delivery_event_status_id: number;
  /** Place in the run, 1…n; null in the pool. */
  secuence: number | null;
  destination_id: number | null;
  destination_full_address: string | null;
  destination_latitude: number | null;
  destination_longitude: number | null;
  order_number: string | null;
  tracking_number: string | null;
  comments: string | null;
  /** Decimal string, US dollars. */
  copayment_amount: string | null;
  refrigeration_needed: boolean;
  priority: 'high' | 'normal';
  is_rush: boolean;
  is_collect: boolean;
  leave_at_door: boolean;
  driver_gender: 'male' | 'female' | null;
  delivery_start_time: string | null;
  delivery_end_time: string | null;
  planned_at: string | null;
  eta: string | null;
  /** When the current status was set. */
  datetime: string | null;
  /** Why the stop was added to the run: a trip back for a bag, a meeting. Null for the run's own stops. */
  stop_role: StopRole | null;
  /** The pick-up that loads this bag; null: the run's own. */
  pick_up_id: number | null;
  /** When the vehicle came to the door and left it, by its positions. Other servers do not send it. */
  arrived_at?: string | null;
  left_at?: string | null;
  /** Tries so far (status 3 shows the count). */
  attempts: number;
  non_delivery_reason_id: number | null;
  non_delivery_reason_description: string | null;
  /** Why automatic planning must not move it; null: it is not locked. */
  locked_reason: string | null;
  locked_by_name: string | null;
  locked_at: string | null;
  /** What the recipient asks of the office, and when they said that they will be home. Other servers do not send it. */
  recipient_asks?: RecipientAsks | null;
  recipient_confirmed_at?: string | null;
  /** When the order was created. */
  created_at: string;
  /** Opening hours of the recipient's residence, if this is its address. */
  facility_hours?: OpeningHours | null;
  /** Only for an unassigned stop: zone and position of its CDP. */
  time_zone?: string;
  cdp_latitude?: number | null;
  cdp_longitude?: number | null;
}

export interface ManifestView {
  id: number;
  version: number;
  name: string;
  delivery_date: string;
  /** IANA zone of the run's CDP, and its offset on that day in hours. */
  time_zone: string;
  time_offset: number;
  delivery_manifest_status_id: number;
  employee_id: number | null;
  /** Driver's name. */
  employee: string | null;
  /** Driver's phone, 10 digits. Other servers do not send it. */
  employee_phone?: string | null;
  driver_gender: string | null;
  vehicle_id: number | null;
  vehicle_name: string | null;
  /** Capacity of the vehicle in bags. */
  vehicle_capacity: number | null;
  /** Clients that the run is for; null or empty: for all. */
  funding_source_ids: number[] | null;
  close_door_pharmacy_id: number;
  cdp_name: string;
  /** Hexadecimal. */
  cdp_color: string;
  /** Where bags are loaded. */
  cdp_latitude?: number | null;
  cdp_longitude?: number | null;
  start_at: string;
  end_at: string;
  /** The open stops are in a calculated order; false again when the route changes. */
  is_route_updated: boolean;
  /**
   * The planned route while it is valid: its line, encoded with 1e5, and its length. Null when it was not
   * planned.
   */
  route_polyline: string | null;
  route_metres: number | null;
  /** The run is reordered automatically when a delivery joins or leaves it. */
  automatic_scheduling: boolean;
  /** When the driver's last position was recorded. */
  position_recorded_at: string | null;
  /** Where that was. Other servers do not send it. */
  position_at?: Whereabouts | null;
  /** As for a stop: automatic planning does not change the run. */
  locked_reason: string | null;
  locked_by_name: string | null;
  locked_at: string | null;
  events: EventView[];
  /**
   * The drives between its stops along roads, in order (`legPairs`). Only from a server with roads.
   */
  legs?: WireLeg[];
}

/** Result for one stop of a bulk command (contract.md, "Commands"). */
export interface ItemResult {
  id: number;
  ok: boolean;
  status_code: string | null;
  message: string | null;
  /** Per field and per fact, as in the error body. */
  errors?: Problems;
  args?: Record<string, unknown>;
}

/** Answer of a command: the full new state of everything that it changed. */
export interface CommandAnswer {
  command_id: string;
  manifests: ManifestView[];
  /** Every stop that it changed, also unassigned ones (`delivery_manifest_id` null). */
  events: EventView[];
  /** Null when there is nothing to undo. */
  undo_until: string | null;
  /** Runs that were deleted. */
  removed_manifest_ids?: number[];
  /** Per stop, of a command over several. */
  results?: ItemResult[];
}

/**
 * One of a user's own commands that can be undone or redone: `POST /commands/{command_id}/undo` does either.
 */
export interface CommandOnStack {
  command_id: string;
  can: 'undo' | 'redo';
  /** The verb of the original command. */
  name: string;
  stop_count: number;
  /** When it was about one stop. */
  participant_name: string | null;
  /** When it was about a run. */
  run_name: string | null;
  created_at: string;
  undo_until: string;
}
