import { sql, type Kysely } from 'kysely';

/** Which drivers may hear of what happened on a day: those of what is kept so far are not known, so none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column driver_ids bigint[] not null default '{}'`.execute(db);
}
