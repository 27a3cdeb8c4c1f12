/** Lots, their rows, uploads, and the inbox with its keys. */
export const IMPORTS = `
-- \`worked_at\` is refreshed by the server that works on the lot; another server continues a lot with an old time.
create table import_lots (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), file_name text not null,
  origin text not null check (origin in ('file', 'typed', 'inbox')),
  state text not null
    check (state in ('draft', 'reading', 'mapping', 'checking', 'ready', 'committing', 'committed', 'failed', 'cancelled', 'undoing', 'undone')),
  funding_source_id bigint not null references funding_sources,
  close_door_pharmacy_id bigint not null references cdps, delivery_date date not null, file_key text,
  corrections jsonb not null default '{}', reading jsonb, samples jsonb not null default '[]',
  mapping jsonb, is_remapped boolean not null default false, counts jsonb not null default '{}',
  progress integer not null default 0, failure jsonb, worker uuid, worked_at timestamptz,
  created_by bigint not null references users, created_by_name text not null, committed_at timestamptz,
  committed_by bigint references users, committed_by_name text, undone_at timestamptz,
  undone_by bigint references users, undone_by_name text, repairs jsonb not null default '{}',
  answers jsonb not null default '{}'
);
create index import_lots_newest on import_lots (created_at, id);
create index import_lots_cdp on import_lots (close_door_pharmacy_id, created_at, id);
create index import_lots_at_work on import_lots (worked_at)
  where state in ('reading', 'checking', 'committing', 'undoing');
alter table delivery_batches add foreign key (lot_id) references import_lots on delete set null;

-- The check and the commit each write every row again: free space in the page avoids updates of the indexes.
create table import_rows (
  id bigserial primary key, version integer not null default 1,
  lot_id bigint not null references import_lots on delete cascade, line integer not null,
  cells jsonb not null default '[]', notices jsonb not null default '[]',
  reading jsonb not null default '{}', values jsonb not null default '{}',
  problems jsonb not null default '[]',
  result text check (result in ('new', 'changed', 'same', 'refused')), order_number text, client_code text,
  participant_id bigint, match jsonb, address jsonb, changes jsonb not null default '[]',
  chosen_participant_id bigint, is_new_participant boolean not null default false, picked_address jsonb,
  parsed jsonb, existing_id bigint, existing_version integer, delivery_event_id bigint, made jsonb,
  inbox_id bigint, repairs jsonb not null default '{}', batch_id bigint references delivery_batches
) with (fillfactor=55);
create index import_rows_line on import_rows (lot_id, line, id);
create index import_rows_code on import_rows (lot_id, client_code);
create index import_rows_inbox on import_rows (inbox_id) where inbox_id is not null;
create index import_rows_number on import_rows (order_number, lot_id);

create table import_mappings (
  funding_source_id bigint primary key references funding_sources, names jsonb not null default '{}',
  updated_at timestamptz not null default now(), unused jsonb not null default '[]'
);

-- Uploads without a lot are deleted after a day.
create table import_uploads (
  key text primary key, user_id bigint not null references users, file_name text not null,
  created_at timestamptz not null default now(), lot_id bigint references import_lots on delete set null,
  session_id bigint, stored_at timestamptz
);

create table inbox_keys (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), key_id text not null unique, name text not null,
  funding_source_id bigint not null references funding_sources, close_door_pharmacy_id bigint references cdps,
  created_by_name text not null, last_used_at timestamptz, revoked_at timestamptz, revoked_by_name text
);

-- Answers that a repeated request receives again.
create table inbox_requests (
  inbox_key_id bigint not null references inbox_keys, idempotency_key text not null, request_hash text not null,
  http_status smallint, answer jsonb, created_at timestamptz not null,
  primary key (inbox_key_id, idempotency_key)
);
create index inbox_requests_age on inbox_requests (created_at);

-- Accepted signatures: each is valid for one Idempotency-Key.
create table inbox_signatures (
  inbox_key_id bigint not null references inbox_keys, signature text not null, idempotency_key text not null,
  created_at timestamptz not null, primary key (inbox_key_id, signature)
);
create index inbox_signatures_age on inbox_signatures (created_at);

-- \`lot_id\` has no foreign key: when a lot is deleted, its entries are open again.
create table deliveries_inbox (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), origin text not null check (origin in ('api', 'hand')),
  state text not null default 'open' check (state in ('open', 'in_lot', 'dismissed', 'merged')),
  inbox_key_id bigint references inbox_keys, created_by bigint references users, created_by_name text not null,
  funding_source_id bigint not null references funding_sources, close_door_pharmacy_id bigint references cdps,
  delivery_date date, values jsonb not null, problems jsonb not null default '{}', order_key text,
  place_key text, client_code text, lot_id bigint, dismiss_reason text,
  merged_into_id bigint references deliveries_inbox,
  constraint deliveries_inbox_check check (state <> 'dismissed' or dismiss_reason is not null),
  constraint deliveries_inbox_check1 check (state <> 'merged' or merged_into_id is not null),
  constraint deliveries_inbox_check2 check (state <> 'in_lot' or lot_id is not null)
);
create index deliveries_inbox_waiting on deliveries_inbox (created_at) where state in ('open', 'in_lot');
create index deliveries_inbox_order on deliveries_inbox (order_key) where order_key is not null;
create index deliveries_inbox_place on deliveries_inbox (place_key) where place_key is not null;
create index deliveries_inbox_lot on deliveries_inbox (lot_id) where lot_id is not null;
create index deliveries_inbox_merged on deliveries_inbox (merged_into_id) where merged_into_id is not null;
`;
