import { sql, type Kysely } from 'kysely';

const WEBHOOKS = `
-- Addresses of clients' systems that are told of their deliveries.
create table webhook_endpoints (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  funding_source_id bigint not null references funding_sources, name text not null, url text not null,
  events text[] not null, state text not null default 'active' check (state in ('active', 'paused', 'disabled')),
  sealed_secret text not null, sealed_old_secret text, old_secret_until timestamptz,
  failing_since timestamptz, last_success_at timestamptz, created_by_name text not null,
  check ((sealed_old_secret is null) = (old_secret_until is null))
);
create index webhook_endpoints_client on webhook_endpoints (funding_source_id);

-- Calls, written with what they tell of. Of a delivery that is gone they stay, so it is no reference.
create table webhook_calls (
  id bigserial primary key, message_id uuid not null default gen_random_uuid(),
  endpoint_id bigint not null references webhook_endpoints on delete cascade,
  delivery_event_id bigint not null, event text not null, data jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0, http_status integer, error text, duration integer,
  created_at timestamptz not null, last_try_at timestamptz, next_try_at timestamptz, locked_until timestamptz,
  check ((state = 'waiting') = (next_try_at is not null))
);
create index webhook_calls_due on webhook_calls (endpoint_id, next_try_at) where state = 'waiting';
create index webhook_calls_order on webhook_calls (endpoint_id, delivery_event_id, id) where state = 'waiting';
create index webhook_calls_list on webhook_calls (endpoint_id, id desc);
create index webhook_calls_delivery on webhook_calls (delivery_event_id);
create index webhook_calls_old on webhook_calls (created_at);

create table webhook_attempts (
  id bigserial primary key, call_id bigint not null references webhook_calls on delete cascade,
  attempted_at timestamptz not null, http_status integer, error text, duration integer not null
);
create index webhook_attempts_call on webhook_attempts (call_id, id);
`;

/** Signed calls to clients' systems. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(WEBHOOKS).execute(db);
}
