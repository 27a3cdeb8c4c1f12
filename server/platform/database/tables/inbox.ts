import type { Generated } from 'kysely';
import type { InboxOrigin, InboxState } from '../../../../src/domain/imports/inboxView';
import type { OrderRow } from '../../../../src/domain/imports/orderRow';
import type { Problems } from '../../../../src/domain/wire/problem';
import type { Base, Defaulted, Instant, Json, OptionalInstant, OptionalJson } from './columns';

/** The secret is not here: it follows from `key_id` and the server's own secret. */
export interface InboxKeyTable extends Base {
  key_id: string;
  name: string;
  funding_source_id: number;
  close_door_pharmacy_id: number | null;
  created_by_name: string;
  last_used_at: OptionalInstant;
  revoked_at: OptionalInstant;
  revoked_by_name: string | null;
  /** The server's key that the secret follows from. */
  server_key_id: Generated<number>;
}
export interface InboxRequestTable {
  inbox_key_id: number;
  idempotency_key: string;
  request_hash: string;
  http_status: number | null;
  answer: OptionalJson<unknown>;
  created_at: Instant;
}
export interface InboxSignatureTable {
  inbox_key_id: number;
  signature: string;
  idempotency_key: string;
  created_at: Instant;
}
export interface InboxTable extends Base {
  origin: InboxOrigin;
  /** `in_lot` is as stored: whether that became a delivery, or came back, follows from the row of the lot. */
  state: Defaulted<Exclude<InboxState, 'done'>>;
  inbox_key_id: number | null;
  created_by: number | null;
  created_by_name: string;
  funding_source_id: number;
  close_door_pharmacy_id: number | null;
  delivery_date: string | null;
  values: Json<OrderRow>;
  problems: Json<Problems>;
  /** Look-ups of duplicates (`domain/inboxDuplicates`). */
  order_key: string | null;
  place_key: string | null;
  client_code: string | null;
  lot_id: number | null;
  dismiss_reason: string | null;
  merged_into_id: number | null;
}
