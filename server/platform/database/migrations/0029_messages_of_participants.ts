import { sql, type Kysely } from 'kysely';

/** What a participant was told is read on their page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index messages_participant on messages (participant_id, id desc)
    where participant_id is not null`.execute(db);
}
