import type { OrderColumn, OrderRow } from './orderRow';
import type { Problem, Problems } from '../wire/problem';

export const INBOX_ORIGINS = ['api', 'hand'] as const;
export type InboxOrigin = (typeof INBOX_ORIGINS)[number];

/**
 * `open`: a user must decide; `in_lot`: a row of an import; `done`: became a delivery; `dismissed`: by a
 * user, with a reason; `merged`: a duplicate, kept with the original entry.
 */
export const INBOX_STATES = ['open', 'in_lot', 'done', 'dismissed', 'merged'] as const;
export type InboxState = (typeof INBOX_STATES)[number];

/** Why two entries may be duplicates. */
export type DuplicateHow = 'order_number' | 'person_address';

export interface InboxDuplicate {
  id: number;
  how: DuplicateHow;
  /** 0 to 1. */
  score: number;
}

/** An order as in `GET /deliveries_inbox`. */
export interface InboxEntry {
  id: number;
  version: number;
  origin: InboxOrigin;
  state: InboxState;
  /** UTC wire time. */
  received_at: string;
  funding_source_id: number;
  funding_source_name: string;
  close_door_pharmacy_id: number | null;
  cdp_name: string | null;
  /** The day that the sender requested; null: the office decides. */
  delivery_date: string | null;
  values: OrderRow;
  problems: Problems;
  /** Other open entries that may be the same order, the most likely first. */
  duplicates: readonly InboxDuplicate[];
  /** The participant with its client code. */
  participant_id: number | null;
  /** The user who typed it, or the API key. */
  created_by_name: string;
  lot_id: number | null;
  delivery_event_id: number | null;
  dismiss_reason: string | null;
  merged_into_id: number | null;
}

/** The fields of an open entry that a user may change. */
export interface InboxChange {
  values: OrderRow;
  funding_source_id: number;
  close_door_pharmacy_id: number | null;
  delivery_date: string | null;
}

/** Answer per order of `POST /deliveries_inbox`, in the order of the request. */
export interface InboxResult {
  /** Place in the request, from 0. */
  index: number;
  id: number;
  order_number: string | null;
  /** `same`: this order had arrived before; nothing was changed. */
  result: 'new' | 'same';
  /** Problems that a user must fix before delivery, by column. */
  problems: Partial<Record<OrderColumn, { message: string; args?: object }>>;
  /** Values that will be stored differently: text after a comma of the address goes to the comments. */
  remarks: { address?: readonly Problem[] };
}

/** A lot that `POST /deliveries_inbox/process_csv` has created. */
export interface InboxLot {
  id: number;
  version: number;
  funding_source_id: number;
  client_name: string;
  rows: number;
}
