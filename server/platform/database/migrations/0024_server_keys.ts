import { sql, type Kysely } from 'kysely';

const SERVER_KEYS = `
-- The server's own secret as a ring: new things are signed and sealed by the newest, those of older keys stay readable. The
-- first is the secret that was there. \`secret\`, or the same sealed by SERVER_KEY, until the key is retired.
create table server_keys (
  id integer primary key, secret text, sealed_secret text, created_at timestamptz not null default now(),
  active_from timestamptz not null default now(), retired_at timestamptz,
  constraint server_keys_one_secret
    check (num_nonnulls(secret, sealed_secret) = case when retired_at is null then 1 else 0 end)
);
insert into server_keys (id, secret) select 1, secret from file_secret;

create function newest_server_key() returns integer language sql stable as
  'select max(id) from server_keys where retired_at is null and active_from <= now()';

-- What is derived from a key and printed or handed out keeps that key until it is made anew.
alter table vehicles add column server_key_id integer not null default 1 references server_keys;
alter table vehicles alter column server_key_id set default newest_server_key();
alter table inbox_keys add column server_key_id integer not null default 1 references server_keys;
alter table inbox_keys alter column server_key_id set default newest_server_key();
`;

/** The server's secret can be replaced. `file_secret` stays, as a server of the version before reads it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SERVER_KEYS).execute(db);
}
