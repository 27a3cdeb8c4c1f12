/**
 * A bag of a run that was picked up or returned: row of `…/picked_up` and `…/returns` (spec §7). Times are
 * UTC wire times.
 */
export interface BagView {
  id: number;
  event_id: number;
  transition_id: number;
  participant_id: number | null;
  participant_name: string | null;
  order_number: string | null;
  tracking_number: string | null;
  delivery_event_type_id: number;
  /** The current status of the bag. */
  delivery_event_status_id: number;
  created_at: string;
  created_by: string;
  source: 'driver' | 'office' | 'system' | 'recipient';
  comments: string | null;
  path_evidence: string | null;
  signature: string | null;
  return_manifest_id: number | null;
  return_created_at: string | null;
  destination_full_address: string | null;
}
