import type { OpeningHours } from '../time/openingHours';
import type { StopRole } from '../stops/pickUpRule';
import type { Problems } from '../wire/problem';

/**
 * What the dispatch calls answer (spec §3 "Delivery event", "Manifest / run"; the rest is additive): written by the
 * server, read by the board. Times with a date are UTC wire times, times of day are in the run's zone.
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
  /** What the participant needs (codes of spec §3). */
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
  /** When the present status was reached. */
  datetime: string | null;
  /** Why it stands on the run, where the run did not have it of its own: a trip back for a bag, a meeting. */
  stop_role: StopRole | null;
  /** The pick-up that loads this bag; null: the run's own. */
  pick_up_id: number | null;
  /** Tries so far (status 3 shows the count). */
  attempts: number;
  non_delivery_reason_id: number | null;
  non_delivery_reason_description: string | null;
  /** Why automatic planning must leave it where it stands; null: it may be planned anew. */
  locked_reason: string | null;
  locked_by_name: string | null;
  locked_at: string | null;
  /** Since when there is an order for it. */
  created_at: string;
  /** Opening hours of the home that the recipient lives in, where this is its door. */
  facility_hours?: OpeningHours | null;
  /** Only of a stop without a run: zone and place of the CDP that its bag waits at. */
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
  driver_gender: string | null;
  vehicle_id: number | null;
  vehicle_name: string | null;
  /** Bags that the vehicle carries. */
  vehicle_capacity: number | null;
  /** Clients that the run is for; null or empty: for all. */
  funding_source_ids: number[] | null;
  close_door_pharmacy_id: number;
  cdp_name: string;
  /** Hexadecimal. */
  cdp_color: string;
  /** Where bags are fetched. */
  cdp_latitude?: number | null;
  cdp_longitude?: number | null;
  start_at: string;
  end_at: string;
  /** The open stops stand in a planned order, until something of the way changes. */
  is_route_updated: boolean;
  /** The planned way while it holds: its line, encoded with 1e5, and its length. Null where nobody has planned it. */
  route_polyline: string | null;
  route_metres: number | null;
  /** It puts itself into the best order after each delivery that comes or goes. */
  automatic_scheduling: boolean;
  /** When the driver's last position was recorded. */
  position_recorded_at: string | null;
  /** As for a stop: the whole run is left as it is. */
  locked_reason: string | null;
  locked_by_name: string | null;
  locked_at: string | null;
  events: EventView[];
}

/** What became of one stop of a command over several (contract.md, "Commands"). */
export interface ItemResult {
  id: number;
  ok: boolean;
  status_code: string | null;
  message: string | null;
  /** Per field and per fact, as in the error body. */
  errors?: Problems;
  args?: Record<string, unknown>;
}

/** Answer of a command: the whole new state of all that it touched. */
export interface CommandAnswer {
  command_id: string;
  manifests: ManifestView[];
  /** Every stop that it changed, also those of the pool (`delivery_manifest_id` null). */
  events: EventView[];
  /** Null when nothing was done that could be taken back. */
  undo_until: string | null;
  /** Runs that are no longer there. */
  removed_manifest_ids?: number[];
  /** Per stop, of a command over several. */
  results?: ItemResult[];
}

/** One of a person's own commands that can be taken back or done again: `POST /commands/{command_id}/undo` does either. */
export interface CommandOnStack {
  command_id: string;
  can: 'undo' | 'redo';
  /** The verb that was done in the first place. */
  name: string;
  stop_count: number;
  /** When it was about one stop. */
  participant_name: string | null;
  /** When it was about a run. */
  run_name: string | null;
  created_at: string;
  undo_until: string;
}
