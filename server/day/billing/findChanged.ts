import { sql } from 'kysely';
import type { Charges } from '../../../src/domain/billing/prices';
import { CHARGES } from '../../../src/domain/billing/prices';
import type { Db, Trx } from '../../platform/database/database';

/**
 * Numbers of deliveries of a client whose closed periods may be wrong by now: they, or another delivery of their run,
 * have changed since the period was calculated, came in afterwards, or are gone.
 */
export async function findChanged(db: Db | Trx, client: number, before: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with closed as (
      select id, from_date, to_date, calculated_at from billing_periods
      where funding_source_id = ${client} and state = 'closed' and from_date < ${before}::date
    ), lines as (
      select distinct l.delivery_event_id as id, p.calculated_at
      from closed p join billing_lines l on l.period_id = p.id and l.kind <> 'correction'
    ), touched as (
      select l.id from lines l left join delivery_events e on e.id = l.id
      where e.id is null or e.updated_at >= l.calculated_at
      union
      select e.id from closed p
      join delivery_events e on e.delivery_date between p.from_date and p.to_date and e.updated_at >= p.calculated_at
      join participants r on r.id = e.participant_id and r.funding_source_id = ${client}
      union
      select b.delivery_event_id from closed p
      join bag_records b on b.recorded_at >= p.calculated_at
      join lines l on l.id = b.delivery_event_id
    )
    select id from touched
    union
    select other.id from touched t
    join delivery_events e on e.id = t.id
    join delivery_events other on other.delivery_manifest_id = e.delivery_manifest_id
    join lines l on l.id = other.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What closed periods of a client have charged for deliveries so far, and by which detour it was measured. */
export async function readBilled(db: Db | Trx, client: number, ids: readonly number[]) {
  const sums = sql.join(CHARGES.map((name) => sql`sum(${sql.ref(`l.${name}`)})::bigint as ${sql.ref(name)}`));
  const { rows } = await sql<Charges & { id: number; delivery_date: string }>`
    select l.delivery_event_id as id, min(l.delivery_date) as delivery_date, ${sums}
    from billing_lines l join billing_periods p on p.id = l.period_id
    where p.funding_source_id = ${client} and p.state = 'closed' and l.kind <> 'correction'
      and l.delivery_event_id = any(${[...ids]}::bigint[])
    group by l.delivery_event_id`.execute(db);
  return new Map(rows.map(({ id, delivery_date, ...charges }) => [id, { delivery_date, charges }]));
}
