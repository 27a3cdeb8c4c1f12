import { sql, type Kysely } from 'kysely';

/** Orders that arrive by API or by hand, the keys of clients' systems, and what these have sent. */
const STATEMENTS = `
create table inbox_keys (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  key_id text not null unique, name text not null,
  funding_source_id bigint not null references funding_sources,
  close_door_pharmacy_id bigint references cdps,
  created_by_name text not null, last_used_at timestamptz,
  revoked_at timestamptz, revoked_by_name text
);
-- Answers of requests, for their repeats.
create table inbox_requests (
  inbox_key_id bigint not null references inbox_keys, idempotency_key text not null,
  request_hash text not null, http_status smallint, answer jsonb, created_at timestamptz not null,
  primary key (inbox_key_id, idempotency_key)
);
create index inbox_requests_age on inbox_requests (created_at);
-- Signatures that were accepted: one is good for one Idempotency-Key.
create table inbox_signatures (
  inbox_key_id bigint not null references inbox_keys, signature text not null,
  idempotency_key text not null, created_at timestamptz not null,
  primary key (inbox_key_id, signature)
);
create index inbox_signatures_age on inbox_signatures (created_at);
create table deliveries_inbox (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  origin text not null check (origin in ('api', 'hand')),
  state text not null default 'open' check (state in ('open', 'in_lot', 'dismissed', 'merged')),
  inbox_key_id bigint references inbox_keys, created_by bigint references users, created_by_name text not null,
  funding_source_id bigint not null references funding_sources,
  close_door_pharmacy_id bigint references cdps, delivery_date date,
  "values" jsonb not null, problems jsonb not null default '{}',
  order_key text, place_key text, client_code text,
  -- A lot may be deleted: its entries are open again.
  lot_id bigint,
  dismiss_reason text, merged_into_id bigint references deliveries_inbox,
  check (state <> 'dismissed' or dismiss_reason is not null),
  check (state <> 'merged' or merged_into_id is not null),
  check (state <> 'in_lot' or lot_id is not null)
);
create index deliveries_inbox_waiting on deliveries_inbox (created_at) where state in ('open', 'in_lot');
create index deliveries_inbox_order on deliveries_inbox (order_key) where order_key is not null;
create index deliveries_inbox_place on deliveries_inbox (place_key) where place_key is not null;
create index deliveries_inbox_lot on deliveries_inbox (lot_id) where lot_id is not null;
create index deliveries_inbox_merged on deliveries_inbox (merged_into_id) where merged_into_id is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS.split(/;\s*\n/).filter((text) => text.trim() !== '')) {
    await sql.raw(statement).execute(db);
  }
}
