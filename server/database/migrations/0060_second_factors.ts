import { sql, type Kysely } from 'kysely';

/** What proves a person beside their password, and sign-ins whose password was right and whose second step is due. */
const STATEMENTS = [
  // `secret` is null until a code has confirmed it; a new one waits beside the one that works.
  `create table totp_factors (
    user_id bigint primary key references users on delete cascade,
    secret text, last_step bigint not null default 0, created_at timestamptz, last_used_at timestamptz,
    pending_secret text, pending_at timestamptz
  )`,
  `create table passkeys (
    id bigserial primary key, user_id bigint not null references users on delete cascade,
    credential_id text not null unique, public_key text not null, counter bigint not null,
    transports jsonb not null default '[]', name text not null,
    created_at timestamptz not null, last_used_at timestamptz
  )`,
  `create index passkeys_user on passkeys (user_id)`,
  `create table recovery_codes (
    id bigserial primary key, user_id bigint not null references users on delete cascade,
    code_hash text not null, created_at timestamptz not null, used_at timestamptz,
    unique (user_id, code_hash)
  )`,
  `create table second_steps (
    id bigserial primary key, token_hash text not null unique,
    user_id bigint not null references users on delete cascade,
    passkey_challenge text, created_at timestamptz not null, expires_at timestamptz not null
  )`,
  `create index second_steps_user on second_steps (user_id)`,
  `alter table user_types add column second_factor_required boolean not null default false`,
  `create table passkey_setups (
    session_id bigint primary key references sessions on delete cascade,
    challenge text not null, expires_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
