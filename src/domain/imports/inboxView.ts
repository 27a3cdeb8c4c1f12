import type { OrderColumn, OrderRow } from './orderRow';
import type { Problem, Problems } from '../wire/problem';

export const INBOX_ORIGINS = ['api', 'hand'] as const;
export type InboxOrigin = (typeof INBOX_ORIGINS)[number];

/**
 * `open` waits for a person; `in_lot` is a row of an import; `done` has become a delivery; `dismissed` by a person, with
 * a reason; `merged` is kept behind the entry that it repeated.
 */
export const INBOX_STATES = ['open', 'in_lot', 'done', 'dismissed', 'merged'] as const;
export type InboxState = (typeof INBOX_STATES)[number];

/** Why two entries may be one order. */
export type DuplicateHow = 'order_number' | 'person_address';

export interface InboxDuplicate {
  id: number;
  how: DuplicateHow;
  /** 0 to 1. */
  score: number;
}

/** An order as `GET /deliveries_inbox` tells it. */
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
  /** The day that its sender asked for; null leaves it to the office. */
  delivery_date: string | null;
  values: OrderRow;
  problems: Problems;
  /** Other open entries that look like the same order, the likeliest first. */
  duplicates: readonly InboxDuplicate[];
  /** The recipient whose client code it carries. */
  participant_id: number | null;
  /** Who typed it, or the key that it came by. */
  created_by_name: string;
  lot_id: number | null;
  delivery_event_id: number | null;
  dismiss_reason: string | null;
  merged_into_id: number | null;
}

/** What a person may change of an open entry. */
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
  /** `same`: this very order had arrived before, nothing was changed. */
  result: 'new' | 'same';
  /** What a person will have to mend before it can be delivered, by column. */
  problems: Partial<Record<OrderColumn, { message: string; args?: object }>>;
  /** What will not be taken as it was written: text behind a comma of the address goes to the comments. */
  remarks: { address?: readonly Problem[] };
}

/** A lot that `POST /deliveries_inbox/process_csv` has made. */
export interface InboxLot {
  id: number;
  version: number;
  funding_source_id: number;
  client_name: string;
  rows: number;
}

/** A client's key to the inbox; its secret is told once, when it is made. */
export interface InboxKey {
  id: number;
  key_id: string;
  name: string;
  funding_source_id: number;
  funding_source_name: string;
  close_door_pharmacy_id: number | null;
  cdp_name: string | null;
  created_at: string;
  created_by_name: string;
  last_used_at: string | null;
  revoked_at: string | null;
  revoked_by_name: string | null;
}
