import { sql, type Kysely } from 'kysely';

const TABLES = `
-- What nobody may remove for now: data of a participant, of a run, or of some days. A hold that is released stays as a line.
create table legal_holds (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null,
  kind text not null check (kind in ('participant', 'run', 'period')),
  participant_id bigint references participants, delivery_manifest_id bigint references delivery_manifest,
  from_date date, to_date date, reason text not null, created_by bigint not null references users,
  created_by_name text not null, released_at timestamptz, released_by bigint references users,
  released_by_name text, release_reason text,
  check ((kind = 'participant') = (participant_id is not null)),
  check ((kind = 'run') = (delivery_manifest_id is not null)),
  check ((kind = 'period') = (from_date is not null)), check ((from_date is null) = (to_date is null)),
  check (to_date >= from_date),
  check ((released_at is null) = (released_by is null) and (released_at is null) = (release_reason is null))
);
create index legal_holds_participant on legal_holds (participant_id) where released_at is null;
create index legal_holds_run on legal_holds (delivery_manifest_id) where released_at is null;

-- One night's work on one kind of data. It is written with every batch: what is unfinished goes on where it stopped.
create table retention_rounds (
  id bigserial primary key, kind text not null, kept_days integer not null, until timestamptz not null,
  started_at timestamptz not null, finished_at timestamptz, removed bigint not null default 0
);
create unique index retention_rounds_open on retention_rounds (kind) where finished_at is null;
create index retention_rounds_newest on retention_rounds (kind, id desc);

-- Files whose rows are gone: noted in the transaction that removes the row, removed from the store after it.
create table files_to_remove (
  key text primary key, noted_at timestamptz not null default now()
);

create view held_stops as
  select e.id from legal_holds h join delivery_event_rows e on e.participant_id = h.participant_id
    where h.released_at is null
  union select e.id from legal_holds h join delivery_event_rows e on e.delivery_manifest_id = h.delivery_manifest_id
    where h.released_at is null
  union select e.id from legal_holds h join delivery_event_rows e on e.delivery_date between h.from_date and h.to_date
    where h.released_at is null;

-- Also runs of which one stop is held. The hours around a run belong to it: a driver begins early and ends late.
create view held_runs as
  select m.id, m.employee_id, m.start_at - interval '12 hours' as starts, m.end_at + interval '12 hours' as ends
  from delivery_manifest m
  where m.id in (
    select h.delivery_manifest_id from legal_holds h where h.released_at is null and h.delivery_manifest_id is not null
    union select e.delivery_manifest_id from held_stops s join delivery_event_rows e on e.id = s.id
    union select d.id from legal_holds h join delivery_manifest d on d.delivery_date between h.from_date and h.to_date
      where h.released_at is null);

create view held_participants as
  select participant_id as id from legal_holds where released_at is null and participant_id is not null;

-- A day begins and ends at another moment in each time zone: one more on both sides.
create view held_times as
  select (from_date - 1)::timestamp at time zone 'UTC' as starts, (to_date + 2)::timestamp at time zone 'UTC' as ends
  from legal_holds where released_at is null and from_date is not null;

-- A random word in what a link of the log covers, dropped when an entry's values are: who has the link alone cannot try
-- names until one fits. Older entries have none, and hash as before.
alter table audit_entries add column salt uuid;
alter table audit_entries alter column salt set default gen_random_uuid();

-- Days of positions move to the other settings of their kind.
insert into settings (id, name, values)
  select 9, 'keeping', jsonb_build_object('position_days', values -> 'position_days')
  from settings where name = 'road' and values ? 'position_days';
update settings set values = values - 'position_days' where name = 'road'
`;

/** The fields of an entry that its link covers; `server/platform/audit/verifyChain.ts` has the same list. */
const CONTENT = `(jsonb_build_array(
  e.id, (extract(epoch from e.at) * 1000000)::bigint, e.user_id, e.user_name, e.action, e.resource, e.record_id,
  e.changes, e.remote_address, e.request_id, e.command_id, e.patient_ids)
  || case when e.salt is null then '[]'::jsonb else jsonb_build_array(e.salt) end)::text`;

/** The log's own minimum: no setting and no server can cut what is younger (45 CFR 164.316(b)(2)(i)). */
const LEAST_YEARS = 6;

/**
 * The log of changes still only grows, but for two functions of its owner, each of whose works is an entry of the log
 * itself, in the same transaction. `audit_cut` removes the oldest entries and leaves the last link of them as the new
 * beginning; `audit_redact` takes values out of an entry. `verifyChain` takes a cut or a changed entry only when a later,
 * whole entry names it with its hash.
 */
const FUNCTIONS: readonly string[] = [
  `create or replace function audit_hash(previous text, e audit_entries) returns text language sql stable as $$
    select encode(sha256(convert_to(previous || E'\\n' || ${CONTENT}, 'UTF8')), 'hex')
  $$`,
  `create or replace function audit_link_from(first bigint) returns void language plpgsql security definer
    set search_path = public as $$
    declare last_seq bigint; last_hash text;
    begin
      perform pg_advisory_xact_lock(7016202);
      select seq, hash into last_seq, last_hash from audit_chain order by seq desc limit 1;
      insert into audit_chain (seq, entry_id, hash)
        select coalesce(last_seq, 0) + row_number() over w, e.id,
          audit_hash_chain(${CONTENT}, coalesce(last_hash, '')) over w
        from audit_entries e
        where e.id >= first and (e.id = first or e.xmin = pg_current_xact_id()::xid)
        window w as (order by e.id rows unbounded preceding);
    end $$`,
  `create or replace function audit_refuse() returns trigger language plpgsql as $$
    begin
      if current_setting('rx.keeping', true) = 'on' and tg_op in ('UPDATE', 'DELETE') then
        if tg_op = 'UPDATE' then return new; end if;
        return old;
      end if;
      raise exception 'The log of changes can only grow: % on % is refused', tg_op, tg_table_name
        using errcode = 'insufficient_privilege';
    end $$`,
  `create function audit_is_held(e audit_entries) returns boolean language sql stable set search_path = public as $$
    select exists (select from held_participants h where h.id = any(e.patient_ids)
        or (e.resource = 'participants' and h.id = e.record_id))
      or (e.resource = 'delivery_events' and exists (select from held_stops h where h.id = e.record_id))
      or (e.resource = 'delivery_manifest' and exists (select from held_runs h where h.id = e.record_id))
      or exists (select from held_times h where e.at >= h.starts and e.at < h.ends)
  $$`,
  // Links of the beginning that may go: up to the first that is younger, or held.
  `create function audit_cut_before(until timestamptz, most integer) returns bigint language sql stable
    set search_path = public as $$
    with oldest as (
      select c.seq, e.id is null or (e.at < until and not audit_is_held(e)) as goes
      from (select seq, entry_id from audit_chain order by seq limit most) c left join audit_entries e on e.id = c.entry_id)
    select coalesce((select min(seq) from oldest where not goes) - 1, (select max(seq) from oldest))
  $$`,
  `create function audit_cut(until timestamptz, most integer, out cut_seq bigint, out cut_hash text, out removed bigint)
    language plpgsql security definer set search_path = public set rx.keeping = 'on' as $$
    begin
      if until > now() - interval '${LEAST_YEARS} years' then
        raise exception 'The log of changes is kept for ${LEAST_YEARS} years' using errcode = 'insufficient_privilege';
      end if;
      perform pg_advisory_xact_lock(7016203);
      cut_seq := audit_cut_before(until, most);
      with gone as (
        delete from audit_entries e using audit_chain c where c.entry_id = e.id and c.seq <= cut_seq returning e.id)
      select count(*) into removed from gone;
      select hash into cut_hash from audit_chain where seq = cut_seq;
      delete from audit_chain where seq < cut_seq;
    end $$`,
  // Answers the hash of what is left, which the entry about the erasure names. An entry that is not as it was written stays.
  `create function audit_redact(entry bigint, kept jsonb, without_address boolean) returns text language plpgsql
    security definer set search_path = public set rx.keeping = 'on' as $$
    declare found audit_entries; link audit_chain; before text; content text;
    begin
      select * into strict found from audit_entries where id = entry for update;
      select * into strict link from audit_chain where entry_id = entry;
      select hash into before from audit_chain where seq = link.seq - 1;
      if audit_hash(coalesce(before, ''), found) <> link.hash then
        select encode(sha256(convert_to(${CONTENT}, 'UTF8')), 'hex') into content from audit_entries e where e.id = entry;
        if not exists (select from audit_entries r where r.resource = 'audit_entries' and r.action = 'erase'
            and r.changes -> 'entries' -> 'to' ->> entry::text = content) then
          raise exception 'Entry % of the log of changes is not as it was written', entry using errcode = 'data_exception';
        end if;
      end if;
      update audit_entries e set changes = kept, salt = null,
        remote_address = case when without_address then null else e.remote_address end where id = entry;
      select encode(sha256(convert_to(${CONTENT}, 'UTF8')), 'hex') into content from audit_entries e where e.id = entry;
      return content;
    end $$`,
];

/** Kept data: legal holds, rounds of retention, and a log that can be cut and redacted without losing its proof. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLES.split(/;\s*\n/), ...FUNCTIONS]) await sql.raw(statement).execute(db);
}
