import { sql } from 'kysely';
import {
  cashUps,
  copayments,
  deliveriesPerClient,
} from '../../../../src/domain/reports/catalogue/moneyReports';
import { EVENT_STATUS } from '../../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../../src/domain/stops/eventType';
import { reportSource, STOPS, stopsOf, ZONE } from './reportSource';
import { statusName } from './stopStates';

export const cashUpsSource = reportSource(cashUps, {
  byDays: true,
  query: ({ from, to, cdp_id, employee_id }) => sql`
    select u.delivery_date as day, c.name as cdp, d.full_name as driver, u.to_hand_over,
      u.counted_amount as counted, u.to_hand_over - u.counted_amount as missing, u.reason,
      u.closed_by_name as counted_by, u.closed_at as counted_at, c.time_zone, u.id
    from cash_ups u
    join cdps c on c.id = u.close_door_pharmacy_id
    join employees d on d.id = u.employee_id
    where u.delivery_date between ${from}::date and ${to}::date
      and (${cdp_id}::bigint is null or u.close_door_pharmacy_id = ${cdp_id}::bigint)
      and (${employee_id}::bigint is null or u.employee_id = ${employee_id}::bigint)`,
  order: sql`day, cdp, driver, id`,
});

const IS_DELIVERED = sql`e.delivery_event_status_id = ${sql.lit(EVENT_STATUS.successful)}`;

export const copaymentsSource = reportSource(copayments, {
  byDays: true,
  query: (filter) => sql`
    select e.delivery_date as day, m.name as run, d.full_name as driver, p.participant_full_name as recipient,
      f.name as client, e.order_number, ${statusName(sql`e.delivery_event_status_id`)} as status,
      e.copayment_amount as copayment, case when ${IS_DELIVERED} then e.copayment_amount end as collected,
      case when ${IS_DELIVERED} then coalesce(e.copayment_method, 'cash') end as method,
      e.participant_id, ${ZONE} as time_zone, e.id
    from ${STOPS} where ${stopsOf(filter)} and e.copayment_amount > 0
      and e.delivery_event_type_id = ${sql.lit(EVENT_TYPE.delivery)}`,
  order: sql`day, run, id`,
});

const counted = (...statuses: number[]) =>
  sql`count(*) filter (where e.delivery_event_status_id = any (${statuses}::int[]))`;

export const deliveriesPerClientSource = reportSource(deliveriesPerClient, {
  byDays: false,
  query: (filter) => sql`
    select f.name as client, count(*) as deliveries, ${counted(EVENT_STATUS.successful)} as delivered,
      ${counted(EVENT_STATUS.collected, EVENT_STATUS.returned)} as picked_up,
      ${counted(EVENT_STATUS.failed, EVENT_STATUS.collectFailed)} as failed,
      ${counted(EVENT_STATUS.rejected)} as rejected,
      ${counted(EVENT_STATUS.canceled, EVENT_STATUS.collectCanceled)} as canceled,
      sum(e.copayment_amount) filter (where ${IS_DELIVERED}) as collected, f.id as client_id
    from ${STOPS} where ${stopsOf(filter)} group by f.id, f.name`,
  order: sql`client, client_id`,
});
