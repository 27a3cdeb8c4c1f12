import { sql, type Kysely } from 'kysely';

/** A changed e-mail counts when it is confirmed at the new address. A message knows whose account its link opens. */
const STATEMENTS = [
  `create table email_changes (
    id bigserial primary key, token_hash text not null unique,
    user_id bigint not null references users on delete cascade, email citext not null,
    created_by bigint references users on delete set null, created_at timestamptz not null default now(),
    expires_at timestamptz not null, confirmed_at timestamptz, canceled_at timestamptz
  )`,
  // One pending address per person: the database holds the rule, not a convention.
  `create unique index email_changes_one_pending on email_changes (user_id)
    where confirmed_at is null and canceled_at is null`,
  `alter table messages add column user_id bigint references users on delete set null`,
  `update messages set user_id = (select u.id from users u where u.email = messages.recipient::citext)
    where template in ('invitation', 'passwordReset')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
