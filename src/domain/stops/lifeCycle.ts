import { dateInZone, fromWire } from '../time/dates';
import type { FieldChanges } from './deliveryActions';
import type { BagWith } from './pickUpRule';

/** A transition with this id is the copayment entry (spec §3). */
export const COPAYMENT_ENTRY_ID = 0;
/** A transition with this id is the record of the creation (spec §3). */
export const CREATION_ENTRY_ID = -1;

/** One entry of a delivery's history: when, which state, and the event fields that the entry needs (spec §3). */
export interface Transition {
  readonly id: number;
  /** Wire timestamp, UTC. */
  readonly datetime: string;
  readonly status_name: string;
  readonly delivery_event_type_id?: number | null;
  readonly delivery_event_status_id?: number | null;
  readonly comments?: string | null;
  readonly created_by?: string | null;
  /** Source of the record: the driver on site, the office by phone, the system. */
  readonly source?: 'driver' | 'office' | 'system' | 'recipient' | null;
  /** The entry undoes an earlier one. */
  readonly is_undo?: boolean;
  /** The command that wrote it: a move leaves the status as it was. */
  readonly verb?: string | null;
  /** For the creation: the import lot that created the delivery. */
  readonly import_lot_id?: number | null;
  /** The run that it then was in. */
  readonly run_name?: string | null;
  /** Location of the bag when the delivery joined a run that had left its CDP. */
  readonly bag_with?: BagWith | null;
  /** Changed values, before and after. */
  readonly changes?: FieldChanges;
  readonly created_by_name?: string | null;
  readonly created_at?: string | null;
  readonly receptor_name?: string | null;
  readonly non_delivery_reason_id?: number | null;
  readonly non_delivery_reason_description?: string | null;
  readonly other_non_delivery_reason_description?: string | null;
  readonly copayment_amount?: string | null;
  readonly copayment_method?: string | null;
  readonly path_evidence?: string | null;
  readonly signature?: string | null;
  readonly signature_created_at?: string | null;
  readonly delivery_attempt_id?: number | null;
  readonly non_picked_up_details_id?: number | null;
  readonly return_manifest_id?: number | null;
  readonly return_destination_id?: number | null;
  readonly return_created_at?: string | null;
  readonly previous_participant_full_address?: string | null;
  readonly destination_full_address?: string | null;
  /** Hours, and the IANA zone that defines them. */
  readonly time_offset?: number | null;
  readonly time_zone?: string | null;
}

export interface LifeCycleDay {
  /** `YYYY-MM-DD` in the run's zone. */
  readonly date: string;
  readonly transitions: readonly Transition[];
}

/** Answer of `GET …/delivery_events/{eventId}/life_cycle` (spec §3). */
export interface LifeCycle {
  readonly participant_name: string;
  readonly tracking_number: string | null;
  readonly full_address: string | null;
  readonly phone_number: string | null;
  readonly email: string | null;
  readonly notes: string | null;
  /** IANA zone of the run; another server may send none. */
  readonly time_zone?: string;
  readonly life_cycle: readonly LifeCycleDay[];
}

export function isCopaymentEntry(transition: { id: number }): boolean {
  return transition.id === COPAYMENT_ENTRY_ID;
}

export function isCreationEntry(transition: { id: number }): boolean {
  return transition.id === CREATION_ENTRY_ID;
}

/** Days in order, each with its transitions in order of time; equal times keep the order they came in. */
export function groupByDay<Entry extends { readonly datetime: string }>(
  transitions: readonly Entry[],
  zone: string,
): { date: string; transitions: Entry[] }[] {
  const days: { date: string; transitions: Entry[] }[] = [];
  // Wire timestamps sort as text.
  const sorted = [...transitions].sort((a, b) =>
    a.datetime < b.datetime ? -1 : Number(a.datetime > b.datetime),
  );
  for (const transition of sorted) {
    const date = dateInZone(fromWire(transition.datetime), zone);
    const day = days.at(-1);
    if (day?.date === date) day.transitions.push(transition);
    else days.push({ date, transitions: [transition] });
  }
  return days;
}
