import { sql } from 'kysely';
import { LEVELS, NOBODY } from '../../../../src/domain/figures/figureRows';
import { attempts } from '../../../../src/domain/reports/catalogue/attempts';
import { driverPerformance } from '../../../../src/domain/reports/catalogue/driverPerformance';
import { onTime } from '../../../../src/domain/reports/catalogue/onTime';
import { EVENT_STATUS } from '../../../../src/domain/stops/eventStatus';
import { REASON, reportSource, STOPS, stopsOf, ZONE, type ReportFilter } from './reportSource';
import { FAILED, statusName } from './stopStates';

const ATTEMPTED = sql`${[EVENT_STATUS.attempted, EVENT_STATUS.collectAttempted]}::int[]`;

export const attemptsSource = reportSource(attempts, {
  byDays: true,
  query: (filter) => sql`
    select e.delivery_date as day, m.name as run, d.full_name as driver, p.participant_full_name as recipient,
      e.destination_full_address as address, f.name as client, e.order_number,
      ${statusName(sql`e.delivery_event_status_id`)} as status, e.datetime as status_since, e.attempts,
      ${REASON} as reason, e.comments, e.participant_id, ${ZONE} as time_zone, e.id
    from ${STOPS} where ${stopsOf(filter)} and (
      e.attempts > 1 or e.delivery_event_status_id = any (${FAILED}) or e.delivery_event_status_id = any (${ATTEMPTED})
    )`,
  order: sql`day, run, id`,
});

/** Sums of days at a level (decision 0087). */
function figuresOf(level: number, { from, to, cdp_id, funding_source_id, employee_id }: ReportFilter) {
  const all = [
    sql`g.level = ${sql.lit(level)}`,
    sql`g.delivery_date between ${from}::date and ${to}::date`,
    ...(cdp_id === null ? [] : [sql`g.close_door_pharmacy_id = ${cdp_id}`]),
    ...(funding_source_id === null ? [] : [sql`g.funding_source_id = ${funding_source_id}`]),
    ...(employee_id === null ? [] : [sql`g.employee_id = ${employee_id}`]),
  ];
  return sql.join(all, sql` and `);
}

export const onTimeSource = reportSource(onTime, {
  byDays: false,
  query: (filter) => sql`
    select c.name as cdp, f.name as client, sum(g.stops) as deliveries, sum(g.delivered) as delivered,
      sum(g.failed) as failed, sum(g.measured) as measured, sum(g.on_time) as on_time,
      sum(g.first_visit) as first_visit, c.id as cdp_id, g.funding_source_id as client_id
    from delivery_figures g
    join cdps c on c.id = g.close_door_pharmacy_id
    left join funding_sources f on f.id = g.funding_source_id
    where ${figuresOf(LEVELS.client, filter)}
    group by c.id, c.name, g.funding_source_id, f.name
    having sum(g.stops) > 0`,
  order: sql`cdp, client, cdp_id, client_id`,
});

export const driverPerformanceSource = reportSource(driverPerformance, {
  byDays: false,
  query: (filter) => sql`
    select d.full_name as driver, c.name as cdp, sum(g.runs) as runs, sum(g.stops) as deliveries,
      sum(g.delivered) as delivered, sum(g.failed) as failed, sum(g.measured) as measured, sum(g.on_time) as on_time,
      sum(g.first_visit) as first_visit, sum(g.timed) as timed,
      round(sum(g.timed_seconds) / 60.0)::int as timed_minutes, sum(g.overtime_runs) as overtime_runs,
      round(sum(g.overtime_seconds) / 60.0)::int as overtime_minutes, d.id as driver_id, c.id as cdp_id
    from delivery_figures g
    join cdps c on c.id = g.close_door_pharmacy_id
    join employees d on d.id = g.employee_id
    where ${figuresOf(LEVELS.whole, filter)} and g.employee_id <> ${sql.lit(NOBODY)}
    group by d.id, d.full_name, c.id, c.name
    having sum(g.stops) + sum(g.runs) > 0`,
  order: sql`driver, cdp, driver_id, cdp_id`,
});
