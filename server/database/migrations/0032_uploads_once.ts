import { sql, type Kysely } from 'kysely';

/**
 * An upload belongs to the session that asked for its form, and is kept once; the checksum of a photo is kept with the
 * entry of the history that names it. Rows from before have none of these.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stored_files add column session_id bigint, add column sha256 text`.execute(db);
  await sql`alter table import_uploads add column session_id bigint, add column stored_at timestamptz`.execute(
    db,
  );
  await sql`alter table delivery_event_transitions add column evidence_sha256 text`.execute(db);
}
