import { sql, type Kysely } from 'kysely';

/** What the files port keeps beside the bytes: which object a picture belongs to, and the secret of its links. */
const STATEMENTS = `
create table stored_files (
  id bigserial primary key, key text not null unique,
  owner text not null check (owner in ('employees', 'users', 'address')), owner_id bigint not null,
  content_type text not null, size integer, created_by bigint references users,
  created_at timestamptz not null default now(), stored_at timestamptz
);
-- At most one picture that counts per object; an upload under way has no stored_at yet.
create unique index stored_files_current on stored_files (owner, owner_id) where stored_at is not null;
create index stored_files_pending on stored_files (owner, owner_id, id) where stored_at is null;

-- One row. All servers of a database must agree on the key that signs upload forms and links.
create table file_secret (id boolean primary key default true check (id), secret text not null);
-- gen_random_uuid is cryptographically strong: 244 random bits.
insert into file_secret (secret)
  values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS.split(/;\s*\n/).filter((text) => text.trim() !== '')) {
    await sql.raw(statement).execute(db);
  }
}
