import { sql, type Kysely } from 'kysely';

const NOTIFICATIONS = `
-- The words of a notification follow from its type and facts, in the reader's language; \`title\` and \`body\` are those of
-- types that are no longer declared.
alter table notifications alter column title set default '', alter column body set default '',
  add column is_in_bell boolean not null default true,
  add column sound text check (sound in ('info', 'warning', 'urgent')),
  -- What a burst of the same type is about, and how many the notification stands for.
  add column group_key text, add column count integer not null default 1 check (count > 0);
create index notifications_unread on notifications (user_id, id) where not is_attended;

-- How a person wants to hear of a type; without a row as the role has it.
create table notification_choices (
  user_id bigint not null references users on delete cascade, type text not null,
  bell boolean not null, sound boolean not null, push boolean not null, email boolean not null,
  primary key (user_id, type)
);
-- The default of a role; without a row that of the declaration.
create table notification_role_choices (
  user_type_id bigint not null references user_types on delete cascade, type text not null,
  bell boolean not null, sound boolean not null, push boolean not null, email boolean not null,
  primary key (user_type_id, type)
);
create table quiet_hours (
  user_id bigint primary key references users on delete cascade, starts time not null, ends time not null,
  urgent_passes boolean not null default true, check (starts <> ends)
);

-- Where a person is called: a browser's subscription (\`keys\`: p256dh and auth) or the token of a mobile app. A mobile
-- token ends with its session.
create table push_devices (
  id bigserial primary key, user_id bigint not null references users on delete cascade,
  session_id bigint references sessions on delete set null, kind text not null check (kind in ('web', 'mobile')),
  address text not null unique, keys jsonb, label text, created_at timestamptz not null default now(),
  last_sent_at timestamptz, check ((kind = 'web') = (keys is not null))
);
create index push_devices_user on push_devices (user_id);
create index push_devices_session on push_devices (session_id);
insert into push_devices (user_id, session_id, kind, address, label)
  select user_id, id, 'mobile', push_token, device_label from sessions where push_token is not null;
drop trigger sessions_forget_token on sessions;
drop function sessions_forget_token();
drop index sessions_push_token;
alter table sessions drop column push_token;

-- One row: the pair of keys by which push services know this server, made at the first start.
create table push_keys (
  id smallint primary key check (id = 1), public_key text not null, sealed_private_key text not null,
  created_at timestamptz not null default now()
);

alter table vehicles add column inspection_due date;

alter table async_requests drop constraint async_requests_state_check;
alter table async_requests add constraint async_requests_state_check
  check (state in ('waiting', 'running', 'done', 'failed', 'canceled'));
`;

/**
 * However a session ends, its mobile token is forgotten. A browser goes on being called after a session that ran out or was
 * replaced by a newer one: its person still wants to know.
 */
const FORGET = [
  `create function sessions_forget_devices() returns trigger language plpgsql as $$
    begin
      delete from push_devices
        where session_id = new.id and
          (kind = 'mobile' or coalesce(new.end_reason, '') not in ('expired', 'idle', 'superseded'));
      return null;
    end $$`,
  `create trigger sessions_forget_devices after update on sessions
    for each row when (new.ended_at is not null and old.ended_at is null)
    execute function sessions_forget_devices()`,
];

/** News of the day by type, person and way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(NOTIFICATIONS).execute(db);
  for (const statement of FORGET) await sql.raw(statement).execute(db);
}
