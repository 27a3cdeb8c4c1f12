import { sql, type Kysely } from 'kysely';

/** The stop that came before when the run was planned: a way between two others takes as long as it is, not as planned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table delivery_events add column planned_after_id bigint`.execute(db);
  await sql`
    update delivery_events e set planned_after_id = p.before_id
    from (
      select id, lag(id) over (partition by delivery_manifest_id order by planned_at, secuence) as before_id
      from delivery_events where delivery_manifest_id is not null and planned_at is not null
        and delivery_date >= current_date - 1
    ) p
    where p.id = e.id and p.before_id is not null
  `.execute(db);
}
