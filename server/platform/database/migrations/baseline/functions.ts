/** The fields of an entry that its link covers; `server/platform/audit/verifyChain.ts` has the same list. */
const CONTENT = `jsonb_build_array(
  e.id, (extract(epoch from e.at) * 1000000)::bigint, e.user_id, e.user_name, e.action, e.resource, e.record_id,
  e.changes, e.remote_address, e.request_id, e.command_id, e.patient_ids)::text`;

/**
 * Functions and triggers.
 *
 * The log of changes and reads only grows. Each entry gets a link whose hash covers the entry and the link before it;
 * `server/platform/audit/verifyChain.ts` computes the same hashes. A deferred trigger makes the links when a transaction commits:
 * no writer can forget one, and its lock is the last one that a transaction takes, so it causes no deadlock and is short.
 * The first entry of a transaction that reaches the trigger links all of them, because a commit of 10,000 orders writes
 * 20,000 entries. An entry of a savepoint has another transaction number and links itself.
 */
export const FUNCTIONS: readonly string[] = [
  `create function audit_hash(previous text, e audit_entries) returns text language sql stable as $$
    select encode(sha256(convert_to(previous || E'\\n' || jsonb_build_array(
      e.id, (extract(epoch from e.at) * 1000000)::bigint, e.user_id, e.user_name, e.action, e.resource, e.record_id,
      e.changes, e.remote_address, e.request_id, e.command_id, e.patient_ids)::text, 'UTF8')), 'hex')
  $$`,
  `create function audit_next_hash(state text, content text, first text) returns text
    language plpgsql immutable as $$
    begin
      return encode(sha256(convert_to(coalesce(state, first) || E'\\n' || content, 'UTF8')), 'hex');
    end $$`,
  `create aggregate audit_hash_chain (text, text) (sfunc = audit_next_hash, stype = text)`,
  // Runs with the rights of its owner: the role of the application may not write links.
  `create function audit_link_from(first bigint) returns void language plpgsql security definer
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
  // Its plan is cached per connection, possibly while the log is short: a scan of all links is cheap only then.
  `create function audit_link() returns trigger language plpgsql set enable_seqscan = off as $$
    begin
      if not exists (select from public.audit_chain where entry_id = new.id) then
        perform public.audit_link_from(new.id);
      end if;
      return null;
    end $$`,
  `create constraint trigger audit_entries_link after insert on audit_entries
    deferrable initially deferred for each row execute function audit_link()`,
  `create function audit_refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'The log of changes can only grow: % on % is refused', tg_op, tg_table_name
        using errcode = 'insufficient_privilege';
    end $$`,
  ...['audit_entries', 'audit_chain'].flatMap((table) => [
    `create trigger ${table}_refuse_rows before update or delete on ${table}
      for each row execute function audit_refuse()`,
    `create trigger ${table}_refuse_truncate before truncate on ${table}
      for each statement execute function audit_refuse()`,
  ]),
  `create function access_entries_stay() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.at < now() - interval '400 days' then return old; end if;
      end if;
      raise exception 'entries of the access log are never changed';
    end $$`,
  `create trigger access_entries_stay before update or delete on access_entries
    for each row execute function access_entries_stay()`,
  `create trigger access_entries_whole before truncate on access_entries
    for each statement execute function access_entries_stay()`,
  // However a session ends, it keeps no push token and accepts none afterwards.
  `create function sessions_forget_token() returns trigger language plpgsql as $$
    begin
      new.push_token := null;
      return new;
    end $$`,
  `create trigger sessions_forget_token before update on sessions
    for each row when (new.ended_at is not null and new.push_token is not null)
    execute function sessions_forget_token()`,
];
