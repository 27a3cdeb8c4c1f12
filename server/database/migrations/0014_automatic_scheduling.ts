import { sql, type Kysely } from 'kysely';

/** A run that puts itself into the best order after each delivery that comes or goes (spec §7, automatic scheduling). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table delivery_manifest add column automatic_scheduling boolean not null default false')
    .execute(db);
}
