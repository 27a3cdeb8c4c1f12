import { sql, type Kysely } from 'kysely';

/** What was learned of real times: one row, replaced every night. */
const LEARNED = `
create table learned_times (
  id smallint primary key default 1 check (id = 1),
  version integer not null default 1,
  is_on boolean not null default true,
  learned jsonb, compared jsonb, learned_at timestamptz,
  check ((learned is null) = (learned_at is null)), check ((compared is null) = (learned_at is null))
);
insert into learned_times default values`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of LEARNED.split(/;\s*\n/)) await sql.raw(statement).execute(db);
}
