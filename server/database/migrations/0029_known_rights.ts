import { sql, type Kysely } from 'kysely';

/** The rights that servers on this database have asked for, numbered by the version of the program that brought them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table known_rights (
    http_method text not null, path_route text not null, since integer not null,
    first_seen_at timestamptz not null default now(), primary key (http_method, path_route)
  )`.execute(db);
}
