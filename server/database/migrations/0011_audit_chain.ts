import { sql, type Kysely } from 'kysely';

/**
 * The log of who did and saw what can only grow, and can be proved to: each entry gets a link whose hash covers the
 * entry and the link before it. `server/audit/verifyChain.ts` computes the same hashes by itself.
 *
 * Links are made when a transaction commits, by a deferred trigger: no writer can forget one, and the lock that puts
 * them in a row is the last one that a transaction takes, so that it can be part of no deadlock and is held only for the
 * commit itself.
 */
const STATEMENTS = [
  // Participants that a read has shown: answers "who looked at this patient?".
  `alter table audit_entries add column patient_ids bigint[]`,
  `create table audit_chain (
    seq bigint primary key, entry_id bigint not null unique, hash text not null
  )`,
  `create function audit_hash(previous text, e audit_entries) returns text language sql stable as $$
    select encode(sha256(convert_to(previous || E'\\n' || jsonb_build_array(
      e.id, (extract(epoch from e.at) * 1000000)::bigint, e.user_id, e.user_name, e.action, e.resource, e.record_id,
      e.changes, e.remote_address, e.request_id, e.command_id, e.patient_ids)::text, 'UTF8')), 'hex')
  $$`,
  // With the rights of its owner: the application's role may not write links by itself.
  `create function audit_link() returns trigger language plpgsql security definer set search_path = public as $$
    declare last_seq bigint; last_hash text;
    begin
      perform pg_advisory_xact_lock(7016202);
      select seq, hash into last_seq, last_hash from audit_chain order by seq desc limit 1;
      insert into audit_chain (seq, entry_id, hash)
        values (coalesce(last_seq, 0) + 1, new.id, audit_hash(coalesce(last_hash, ''), new));
      return null;
    end $$`,
  `create function audit_refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'The log of changes can only grow: % on % is refused', tg_op, tg_table_name
        using errcode = 'insufficient_privilege';
    end $$`,
  // What is there already, in the order in which it was written.
  `do $$
    declare entry audit_entries; last text := ''; place bigint := 0;
    begin
      for entry in select * from audit_entries order by id loop
        place := place + 1;
        last := audit_hash(last, entry);
        insert into audit_chain (seq, entry_id, hash) values (place, entry.id, last);
      end loop;
    end $$`,
  `create constraint trigger audit_entries_link after insert on audit_entries
    deferrable initially deferred for each row execute function audit_link()`,
  ...['audit_entries', 'audit_chain'].flatMap((table) => [
    `create trigger ${table}_refuse_rows before update or delete on ${table}
      for each row execute function audit_refuse()`,
    `create trigger ${table}_refuse_truncate before truncate on ${table}
      for each statement execute function audit_refuse()`,
  ]),
  // The log is read newest first: all of it, by record, by resource, by person, and without the many reads.
  `drop index audit_entries_record`,
  `create index audit_entries_record on audit_entries (resource, record_id, at, id)`,
  `create index audit_entries_at on audit_entries (at, id)`,
  `create index audit_entries_resource on audit_entries (resource, at, id)`,
  `create index audit_entries_user on audit_entries (user_id, at, id)`,
  `create index audit_entries_changes on audit_entries (resource, at, id)
    where action not in ('read', 'search', 'export')`,
  `create index audit_entries_patients on audit_entries using gin (patient_ids)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
