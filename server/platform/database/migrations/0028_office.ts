import { sql, type Kysely } from 'kysely';

/** The hours of a week as they were signed off, null for one that was signed before; scheduled reports of one vehicle. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table timesheet_sign_offs add column sheet jsonb`.execute(db);
  await sql`alter table report_schedules add column vehicle_id bigint references vehicles`.execute(db);
}
