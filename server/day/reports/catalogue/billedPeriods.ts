import { sql } from 'kysely';
import { billedPeriods } from '../../../../src/domain/reports/catalogue/billedPeriods';
import { reportSource } from './reportSource';

const dollars = (condition: string) =>
  sql`(coalesce(sum(l.total) filter (where ${sql.raw(condition)}), 0) / 100.0)::numeric(20,2)`;

/** Periods that have a day in common with those asked for. */
export const billedPeriodsSource = reportSource(billedPeriods, {
  byDays: false,
  query: ({ from, to, funding_source_id }) => sql`
    select f.name as client, p.from_date as period_start, p.to_date as period_end, p.state as billing_state,
      p.invoice_number, count(*) filter (where l.kind = 'delivery') as charged_deliveries,
      ${dollars("l.kind = 'difference'")} as differences, ${dollars("l.kind = 'correction'")} as corrections,
      ${dollars('true')} as charged, p.id
    from billing_periods p
    join funding_sources f on f.id = p.funding_source_id
    left join billing_lines l on l.period_id = p.id
    where p.from_date <= ${to}::date and p.to_date >= ${from}::date
      and (${funding_source_id}::bigint is null or p.funding_source_id = ${funding_source_id}::bigint)
    group by p.id, f.name`,
  order: sql`period_start, client, id`,
});
