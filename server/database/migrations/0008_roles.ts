import { sql, type Kysely } from 'kysely';

/** Roles are edited by people: they carry a version, and two that differ in case only would be taken for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_types
    add column version integer not null default 1,
    add column created_at timestamptz not null default now(),
    add column updated_at timestamptz not null default now()`.execute(db);
  await sql`create unique index user_types_name_of_any_case on user_types (lower(name))`.execute(db);
  // How many people have a role, and who they are.
  await sql`create index users_by_role on users (user_type_id, full_name)`.execute(db);
}
