import { sql, type Kysely } from 'kysely';

const BILLING = `
-- Prices of a client for some days. No day has two lists: ranges of the client's number and of the days, so that no
-- extension is needed.
create table price_lists (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), name text not null,
  funding_source_id bigint not null references funding_sources, valid_from date not null, valid_to date,
  base_price numeric(12,2) not null check (base_price >= 0), stop_price numeric(12,2) not null check (stop_price >= 0),
  mile_price numeric(12,2) not null check (mile_price >= 0),
  attempt_price numeric(12,2) not null check (attempt_price >= 0),
  rush_price numeric(12,2) not null check (rush_price >= 0),
  refrigerated_price numeric(12,2) not null check (refrigerated_price >= 0),
  return_price numeric(12,2) not null check (return_price >= 0),
  waiting_price numeric(12,2) not null check (waiting_price >= 0),
  waiting_free_minutes integer not null check (waiting_free_minutes >= 0 and waiting_free_minutes <= 240),
  check (valid_to is null or valid_to >= valid_from),
  constraint price_lists_no_overlap exclude using gist (
    int8range(funding_source_id, funding_source_id, '[]') with &&, daterange(valid_from, valid_to, '[]') with &&
  )
);

-- A month of a client. \`calculated_at\`: when its deliveries were read; what has changed since is a difference later.
create table billing_periods (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), funding_source_id bigint not null references funding_sources,
  from_date date not null, to_date date not null, state text not null default 'open' check (state in ('open', 'closed')),
  calculated_at timestamptz, detour_percent integer, closed_at timestamptz, closed_by bigint references users,
  closed_by_name text, invoice_number text unique,
  unique (funding_source_id, from_date),
  check ((state = 'closed') = (closed_at is not null and invoice_number is not null))
);
create index billing_periods_month on billing_periods (from_date);

-- In whole cents. The delivery is a number alone: one of an import that was undone is gone, and its line stays.
create table billing_lines (
  id bigserial primary key, period_id bigint not null references billing_periods on delete cascade,
  kind text not null check (kind in ('delivery', 'difference', 'correction')),
  delivery_event_id bigint, delivery_date date, price_list_id bigint,
  base integer not null default 0, stop integer not null default 0, miles integer not null default 0,
  attempts integer not null default 0, rush integer not null default 0, refrigerated integer not null default 0,
  returns integer not null default 0, waiting integer not null default 0, correction integer not null default 0,
  total integer not null generated always as
    (base + stop + miles + attempts + rush + refrigerated + returns + waiting + correction) stored,
  reason text, created_by bigint, created_by_name text, created_at timestamptz not null,
  check (kind = 'correction' or delivery_event_id is not null),
  check ((kind = 'correction') = (reason is not null)),
  check (kind = 'correction' or correction = 0)
);
create index billing_lines_period on billing_lines (period_id, kind, delivery_date, id);
create index billing_lines_delivery on billing_lines (delivery_event_id);

create sequence invoice_numbers;

alter table async_requests drop constraint async_requests_kind_check;
alter table async_requests add constraint async_requests_kind_check
  check (kind in ('runsCsv', 'deliveriesPdf', 'billing', 'report', 'invoice'))
`;

/**
 * The lines of a closed period stay as they are, whatever the code does: one look per statement, as a month has tens of
 * thousands of them.
 */
function keepClosed(event: 'insert' | 'update' | 'delete'): readonly string[] {
  const seen = event === 'insert' ? 'new table as lines' : 'old table as lines';
  const name = `billing_lines_closed_${event}`;
  return [
    `create function ${name}() returns trigger language plpgsql as $$
    begin
      if exists (
        select from public.billing_periods p
        where p.state = 'closed' and p.id in (select distinct period_id from lines)
      ) then
        raise exception 'A closed billing period does not change' using errcode = '23000';
      end if;
      return null;
    end $$`,
    `create trigger ${name} after ${event} on billing_lines referencing ${seen}
      for each statement execute function ${name}()`,
  ];
}

/** Price lists, billed months and their lines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    ...BILLING.split(/;\s*\n/),
    ...keepClosed('insert'),
    ...keepClosed('update'),
    ...keepClosed('delete'),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
