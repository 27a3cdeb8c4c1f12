import { sql, type Kysely } from 'kysely';

/** Who tried to come in, and what was refused. Entries are added, never changed; those of more than 400 days may go. */
const STATEMENTS = [
  `create table access_entries (
    id bigserial primary key, at timestamptz not null, kind text not null,
    user_id bigint, account text not null, actor_name text, remote_address text, device_label text,
    http_method text, path_route text, reason text, repeats integer not null check (repeats > 0)
  )`,
  `create index access_entries_at on access_entries (at desc, id desc)`,
  `create index access_entries_user on access_entries (user_id, at)`,
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
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
