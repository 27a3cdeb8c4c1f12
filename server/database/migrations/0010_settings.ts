import { sql, type Kysely } from 'kysely';

/** What an operation has set otherwise than by default, one row per group (`src/domain/wire/settings.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table settings (
    id bigserial primary key, version integer not null default 1,
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
    name text not null unique, values jsonb not null default '{}'
  )`.execute(db);
}
