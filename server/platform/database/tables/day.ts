import type { Generated } from 'kysely';
import type { RecipientAsks } from '../../../../src/domain/conversations/recipientRequest';
import type { BagWith, StopRole } from '../../../../src/domain/stops/pickUpRule';
import type { Spot } from '../../../../src/domain/runs/runPlaces';
import type { Base, DefaultInstant, Defaulted, Instant, Json, OptionalInstant } from './columns';

/** A lock against automatic changes. All four columns are set or none. */
interface Lockable {
  locked_reason: Defaulted<string | null>;
  locked_by: Defaulted<number | null>;
  locked_by_name: Defaulted<string | null>;
  locked_at: OptionalInstant;
}
export interface ManifestTable extends Base, Lockable {
  name: string;
  /** Day of the run in its own zone. */
  delivery_date: string;
  time_zone: string;
  delivery_manifest_status_id: Defaulted<number>;
  employee_id: number | null;
  vehicle_id: number | null;
  close_door_pharmacy_id: number;
  /** Shift. */
  start_at: Instant;
  end_at: Instant;
  is_route_updated: Defaulted<boolean>;
  /** Encoded, 1e5; it and the metres are those of the last plan, which holds while `is_route_updated`. */
  route_polyline: Defaulted<string | null>;
  route_metres: Defaulted<number | null>;
  automatic_scheduling: Defaulted<boolean>;
  /** The run that the day was made from; none for a run of that day alone. */
  run_id: Defaulted<number | null>;
}
export interface DeliveryEventTable extends Base, Lockable {
  /** Null: unassigned, waiting in the pool of its day. */
  delivery_manifest_id: number | null;
  delivery_date: string;
  close_door_pharmacy_id: number;
  participant_id: number | null;
  delivery_event_type_id: number;
  delivery_event_status_id: Defaulted<number>;
  /** Place in the run, 1…n, unique per run (spelled as in spec §3). */
  secuence: number | null;
  destination_id: number | null;
  destination_full_address: string | null;
  destination_latitude: number | null;
  destination_longitude: number | null;
  previous_participant_full_address: string | null;
  order_number: string | null;
  tracking_number: string | null;
  comments: string | null;
  copayment_amount: string | null;
  copayment_method: string | null;
  refrigeration_needed: Defaulted<boolean>;
  priority: Defaulted<'high' | 'normal'>;
  is_rush: Defaulted<boolean>;
  is_collect: Defaulted<boolean>;
  leave_at_door: Defaulted<boolean>;
  driver_gender: 'male' | 'female' | null;
  /** Time restriction: times of day in the run's zone. */
  delivery_start_time: string | null;
  delivery_end_time: string | null;
  /** The arrival that was promised when the run was planned. */
  planned_at: OptionalInstant;
  eta: OptionalInstant;
  /** The reason why the stop is on the run, if it is not one of the run's own stops. */
  stop_role: Defaulted<StopRole | null>;
  /** The pick-up that loads this bag; null: the run's own. */
  pick_up_id: Defaulted<number | null>;
  /** Of a stop that takes bags over: the stop of another run that gives them. */
  meets_id: Defaulted<number | null>;
  /** When the present status was reached. */
  datetime: OptionalInstant;
  attempts: Defaulted<number>;
  receptor_name: string | null;
  non_delivery_reason_id: number | null;
  other_non_delivery_reason_description: string | null;
  path_evidence: string | null;
  signature: string | null;
  signature_created_at: OptionalInstant;
  return_manifest_id: number | null;
  return_destination_id: number | null;
  return_created_at: OptionalInstant;
  created_by: number | null;
  created_by_name: Defaulted<string>;
  /** The person who looks after the issue of a failed stop, and their note. */
  issue_owner_id: Defaulted<number | null>;
  issue_note: Defaulted<string | null>;
  /** The office has settled the issue: the stop is no longer listed as an issue, whatever its status. */
  issue_settled_at: OptionalInstant;
  /** What the recipient asks of the office; null: nothing that waits for a person. */
  recipient_asks: Defaulted<RecipientAsks | null>;
  recipient_words: Defaulted<string | null>;
  recipient_asked_at: OptionalInstant;
  recipient_confirmed_at: OptionalInstant;
  /** For this delivery alone, said by the recipient. */
  recipient_gate_code: Defaulted<string | null>;
  recipient_safe_place: Defaulted<string | null>;
  /** Stars, 1 to 5. */
  recipient_rating: Defaulted<number | null>;
  recipient_rating_words: Defaulted<string | null>;
}
/** The history of an event, in order. Lines are never changed; an undo adds its own line. */
export interface TransitionTable {
  id: Generated<number>;
  delivery_event_id: number;
  delivery_manifest_id: number | null;
  datetime: Instant;
  delivery_event_status_id: number;
  delivery_event_type_id: number;
  actor_user_id: number | null;
  actor_name: string;
  /** The source of the record: the driver at the door, the office by phone, the system, the recipient. */
  source: 'driver' | 'office' | 'system' | 'recipient';
  comments: string | null;
  receptor_name: string | null;
  non_delivery_reason_id: number | null;
  other_non_delivery_reason_description: string | null;
  path_evidence: string | null;
  /** Checksum of the photo at the moment that the entry was written; null for older entries. */
  evidence_sha256: Defaulted<string | null>;
  signature: string | null;
  latitude: number | null;
  longitude: number | null;
  previous_participant_full_address: string | null;
  return_destination_id: number | null;
  /** Former place of the bag, for a delivery that joined a run which had left its CDP. */
  bag_with: Defaulted<BagWith | null>;
  command_id: string | null;
  /** The command whose effect this line took back. */
  undoes_command_id: string | null;
  /** Name of the command that wrote it; null for lines older than that column. */
  verb: Defaulted<string | null>;
}
export interface CommandTable {
  id: string;
  name: string;
  /** Null: a recipient. */
  user_id: number | null;
  user_name: string;
  /** State before the command of all that it changed, with the versions that it left behind. */
  before: Json<CommandBefore>;
  created_at: DefaultInstant;
  undo_until: Instant;
  undone_at: OptionalInstant;
  undone_by: number | null;
  /** Days of the boards that it changed. */
  dates: Defaulted<string[]>;
  stop_count: Defaulted<number>;
  /** The command that this one took back: undoing this one is a redo. */
  undoes_id: Defaulted<string | null>;
}
/** The changes of a command, in order. Its undo processes them backwards. */
export interface CommandBefore {
  rows: BeforeRow[];
}
export type BeforeRow =
  | { kind: 'stop'; id: number; version_after: number; values: Record<string, unknown> }
  | { kind: 'place'; id: number; version_after: number; spot: Spot }
  | { kind: 'added'; id: number; version_after: number }
  | { kind: 'removed'; id: number; version_after: number; row: Record<string, unknown>; spot: Spot }
  /** The run itself was made, or taken out of the day with the row that it had. */
  | { kind: 'runAdded'; id: number }
  | { kind: 'runRemoved'; id: number; row: Record<string, unknown> }
  /** A run's version changes with every stop of it, so its values are compared to detect a later change. */
  | { kind: 'run'; id: number; values: Record<string, unknown>; after: Record<string, unknown> };
export interface TrackingLinkTable {
  id: Generated<number>;
  /** sha256 of the token: the link itself is shown once, when it is made. */
  token_hash: string;
  delivery_event_id: number;
  created_by: number | null;
  created_at: DefaultInstant;
  expires_at: Instant;
  revoked_at: OptionalInstant;
}
export interface PositionTable {
  employee_id: number;
  recorded_at: Instant;
  received_at: DefaultInstant;
  latitude: number;
  longitude: number;
  speed: number | null;
  heading: number | null;
  accuracy: number | null;
}
/** When a vehicle was at a stop, by its positions. */
export interface StopVisitTable {
  delivery_event_id: number;
  employee_id: number;
  arrived_at: Instant;
  left_at: OptionalInstant;
}
/** What people were told one time only. */
export interface ToldOnceTable {
  key: string;
  told_at: DefaultInstant;
}
/** Messages from the office to a driver, and the way of each. */
export interface DriverNoticeTable {
  id: Generated<number>;
  delivery_manifest_id: number;
  employee_id: number;
  text: string;
  sent_by: number;
  sent_by_name: string;
  sent_at: Instant;
  notification_id: number | null;
  message_id: number | null;
}
