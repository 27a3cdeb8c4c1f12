import { sql, type Kysely } from 'kysely';

/** Lots of orders from files, from a typed grid or from the inbox, their rows, and what a client's columns are called. */
const STATEMENTS = `
create table import_lots (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  file_name text not null, origin text not null check (origin in ('file', 'typed', 'inbox')),
  state text not null check (state in ('draft', 'reading', 'mapping', 'checking', 'ready', 'committing', 'committed',
    'failed', 'cancelled', 'undone')),
  funding_source_id bigint not null references funding_sources,
  close_door_pharmacy_id bigint not null references cdps,
  delivery_date date not null,
  file_key text, corrections jsonb not null default '{}', reading jsonb, samples jsonb not null default '[]',
  -- A new mapping is read into the rows with the next check.
  mapping jsonb, is_remapped boolean not null default false, counts jsonb not null default '{}', progress integer not null default 0,
  failure jsonb,
  -- Who works on it, and when it was last heard of: another start takes up what is silent.
  worker uuid, worked_at timestamptz,
  created_by bigint not null references users, created_by_name text not null,
  committed_at timestamptz, committed_by bigint references users, committed_by_name text,
  undone_at timestamptz, undone_by bigint references users, undone_by_name text
);
create index import_lots_newest on import_lots (created_at, id);
create index import_lots_cdp on import_lots (close_door_pharmacy_id, created_at, id);
create index import_lots_at_work on import_lots (worked_at) where state in ('reading', 'checking', 'committing');

create table import_rows (
  id bigserial primary key, version integer not null default 1,
  lot_id bigint not null references import_lots on delete cascade,
  line integer not null, cells jsonb not null default '[]', notices jsonb not null default '[]',
  reading jsonb not null default '{}',
  "values" jsonb not null default '{}', problems jsonb not null default '[]',
  result text check (result in ('new', 'changed', 'same', 'refused')),
  order_number text, client_code text, participant_id bigint, match jsonb, address jsonb, changes jsonb not null default '[]',
  -- What a person has said: whose it is, and where the door is.
  chosen_participant_id bigint, is_new_participant boolean not null default false, picked_address jsonb,
  -- The order in stored form, and the delivery that it would change, as last checked.
  parsed jsonb, existing_id bigint, existing_version integer,
  -- What a commit made of it, to be taken back.
  delivery_event_id bigint, made jsonb,
  inbox_id bigint
)
-- Each row is written again by its check and its commit: with room beside it no index has to follow.
with (fillfactor = 55);
create index import_rows_line on import_rows (lot_id, line, id);
create index import_rows_order on import_rows (lot_id, order_number);
create index import_rows_code on import_rows (lot_id, client_code);
create index import_rows_inbox on import_rows (inbox_id) where inbox_id is not null;

-- Uploads that no lot has claimed go after a day.
create table import_uploads (
  key text primary key, user_id bigint not null references users, file_name text not null,
  created_at timestamptz not null default now(), lot_id bigint references import_lots on delete set null
);
-- An undo deletes addresses that a commit has made: each asks whether a delivery goes there.
create index delivery_events_destination on delivery_events (destination_id);
create table import_mappings (
  funding_source_id bigint primary key references funding_sources, names jsonb not null,
  updated_at timestamptz not null default now()
);
`;

/**
 * Links of the log by the transaction instead of one by one: a commit of 10,000 orders writes as many entries, and the
 * first of them to come to its trigger links all. An entry of a savepoint carries another number and links itself.
 */
const LINKS = [
  `create function audit_hash_after(state text, e audit_entries, first text) returns text language sql stable as $$
    select audit_hash(coalesce(state, first), e)
  $$`,
  `create aggregate audit_hashes (audit_entries, text) (sfunc = audit_hash_after, stype = text)`,
  `create or replace function audit_link() returns trigger language plpgsql security definer
    set search_path = public as $$
    declare last_seq bigint; last_hash text;
    begin
      if exists (select from audit_chain where entry_id = new.id) then return null; end if;
      perform pg_advisory_xact_lock(7016202);
      select seq, hash into last_seq, last_hash from audit_chain order by seq desc limit 1;
      insert into audit_chain (seq, entry_id, hash)
        select coalesce(last_seq, 0) + row_number() over w, e.id, audit_hashes(e, coalesce(last_hash, '')) over w
        from audit_entries e
        where e.id >= new.id and (e.id = new.id or e.xmin = pg_current_xact_id()::xid)
        window w as (order by e.id);
      return null;
    end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS.split(/;\s*\n/)) {
    if (statement.trim()) await sql.raw(statement).execute(db);
  }
  for (const statement of LINKS) await sql.raw(statement).execute(db);
}
