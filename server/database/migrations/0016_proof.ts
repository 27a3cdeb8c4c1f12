import { sql, type Kysely } from 'kysely';

/** Photos of deliveries, documents that are made in the background, and the seals of printed proofs. */
const STATEMENTS = `
alter table stored_files drop constraint stored_files_owner_check;
alter table stored_files add constraint stored_files_owner_check
  check (owner in ('employees', 'users', 'address', 'evidence'));
-- One picture that counts per object; photos of a delivery are proof, so a later one takes no earlier one's place.
drop index stored_files_current;
create unique index stored_files_current on stored_files (owner, owner_id)
  where stored_at is not null and owner <> 'evidence';
create index stored_files_evidence on stored_files (owner_id) where owner = 'evidence';

create table async_requests (
  uuid uuid primary key, user_id bigint not null references users,
  kind text not null check (kind in ('runsCsv', 'deliveriesPdf', 'billing')),
  params jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  file_name text, file_key text, content_type text, error text,
  created_at timestamptz not null default now(), finished_at timestamptz
);
create index async_requests_user on async_requests (user_id, created_at desc);
create index async_requests_age on async_requests (created_at);

-- What was true of a delivery when its proof was printed: the same content in the same language has one seal.
create table evidence_seals (
  id bigserial primary key, code text not null unique, delivery_event_id bigint not null references delivery_events,
  checksum text not null, language text not null check (language in ('en', 'es')),
  sealed_at timestamptz not null, sealed_by bigint references users, sealed_by_name text not null,
  unique (delivery_event_id, checksum, language)
);
-- Checksums of the files that were handed out under a seal.
create table evidence_files (
  checksum text primary key, seal_id bigint not null references evidence_seals,
  created_at timestamptz not null default now()
);
create index evidence_files_seal on evidence_files (seal_id);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS.split(/;\s*\n/).filter((text) => text.trim() !== '')) {
    await sql.raw(statement).execute(db);
  }
}
