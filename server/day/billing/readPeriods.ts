import { sql, type RawBuilder } from 'kysely';
import type { BillingLine, BillingLineKind, BillingPeriod } from '../../../src/contract/billing/billing';
import { BILLING_LINES_PER_PAGE } from '../../../src/contract/billing/billing';
import { CHARGES } from '../../../src/domain/billing/prices';
import type { Db, Trx } from '../../platform/database/database';

const AMOUNTS = [...CHARGES, 'correction', 'total'] as const;

type Row = Omit<BillingPeriod, 'amounts'> & BillingPeriod['amounts'];

async function readWhere(db: Db | Trx, where: RawBuilder<unknown>): Promise<BillingPeriod[]> {
  const sums = sql.join(
    AMOUNTS.map((name) => sql`coalesce(sum(${sql.ref(`l.${name}`)}), 0)::bigint as ${sql.ref(name)}`),
  );
  const count = (condition: RawBuilder<unknown>) => sql`count(*) filter (where ${condition})`;
  const { rows } = await sql<Row>`
    select p.id, p.version, p.funding_source_id, f.name as client, p.from_date, p.to_date, p.state, p.calculated_at,
      p.closed_at, p.closed_by_name, p.invoice_number, exists (
        select from billing_periods b where b.funding_source_id = p.funding_source_id and b.state = 'open'
          and b.from_date < p.from_date) as has_earlier_open, ${count(sql`l.kind = 'delivery'`)} as deliveries,
      ${count(sql`l.kind = 'difference'`)} as differences, ${count(sql`l.kind = 'correction'`)} as corrections,
      ${count(sql`l.kind = 'delivery' and l.price_list_id is null`)} as without_prices, ${sums}
    from billing_periods p
    join funding_sources f on f.id = p.funding_source_id
    left join billing_lines l on l.period_id = p.id
    where ${where}
    group by p.id, f.name
    order by f.name, p.id`.execute(db);
  return rows.map((row) => {
    const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, row[name]]));
    const facts = Object.fromEntries(
      Object.entries(row).filter(([name]) => !(AMOUNTS as readonly string[]).includes(name)),
    );
    return { ...facts, amounts } as unknown as BillingPeriod;
  });
}

/** The periods of a month with their sums, by client. */
export function readPeriodsOf(db: Db, from: string): Promise<BillingPeriod[]> {
  return readWhere(db, sql`p.from_date = ${from}::date`);
}

export async function readPeriod(db: Db | Trx, id: number): Promise<BillingPeriod | undefined> {
  return (await readWhere(db, sql`p.id = ${id}`))[0];
}

/** Lines of a period by day, each with the number and state of its delivery; no name of a patient. */
export async function readLines(
  db: Db,
  periodId: number,
  kind: BillingLineKind | null,
  paging: { page: number; per_page: number } | null,
): Promise<BillingLine[]> {
  const columns = sql.join(AMOUNTS.map((name) => sql.ref(`l.${name}`)));
  const page = paging ? sql`limit ${paging.per_page} offset ${(paging.page - 1) * paging.per_page}` : sql``;
  const { rows } = await sql<BillingLine>`
    select l.id, l.kind, l.delivery_event_id, l.delivery_date, e.order_number, e.delivery_event_status_id,
      l.price_list_id, l.reason, l.created_by_name, l.created_at, ${columns}
    from billing_lines l
    left join delivery_event_rows e on e.id = l.delivery_event_id
    where l.period_id = ${periodId} ${kind === null ? sql`` : sql`and l.kind = ${kind}`}
    order by l.kind, l.delivery_date, l.id ${page}`.execute(db);
  return rows;
}

export function readLinesPage(db: Db, periodId: number, kind: BillingLineKind, page: number) {
  return readLines(db, periodId, kind, { page, per_page: BILLING_LINES_PER_PAGE });
}
