import { sql } from 'kysely';
import { deliveriesOfDay } from '../../../../src/domain/reports/catalogue/deliveriesOfDay';
import { doneRuns } from '../../../../src/domain/reports/catalogue/doneRuns';
import { METRES_PER_MILE } from '../../../../src/domain/planning/distanceText';
import { MANIFEST_STATUS } from '../../../../src/domain/runs/manifestStatus';
import { REASON, reportSource, runsOf, STOPS, stopsOf, ZONE } from './reportSource';
import { DELIVERED, FAILED, NOT_COUNTED, statusName } from './stopStates';

export const deliveriesOfDaySource = reportSource(deliveriesOfDay, {
  byDays: true,
  query: (filter) => sql`
    select m.name as run, e.secuence as place, e.order_number, p.participant_full_name as recipient,
      e.destination_full_address as address, f.name as client, d.full_name as driver,
      ${statusName(sql`e.delivery_event_status_id`)} as status, e.datetime as status_since,
      e.receptor_name as received_by, ${REASON} as reason, e.attempts, e.copayment_amount as copayment,
      e.participant_id, ${ZONE} as time_zone, e.id, e.delivery_date
    from ${STOPS} where ${stopsOf(filter)}`,
  order: sql`delivery_date, run, place, id`,
});

export const doneRunsSource = reportSource(doneRuns, {
  byDays: true,
  query: (filter) => sql`
    select m.delivery_date as day, m.name as run, c.name as cdp, d.full_name as driver, v.name as vehicle,
      m.start_at as shift_start, m.end_at as shift_end, s.last_stop, s.deliveries, s.delivered, s.failed,
      round((m.route_metres / ${sql.lit(METRES_PER_MILE)})::numeric, 1)::float8 as miles, m.time_zone, m.id
    from delivery_manifest m
    join cdps c on c.id = m.close_door_pharmacy_id
    left join employees d on d.id = m.employee_id
    left join vehicles v on v.id = m.vehicle_id
    left join lateral (
      select count(*) filter (where e.delivery_event_status_id <> all (${NOT_COUNTED})) as deliveries,
        count(*) filter (where e.delivery_event_status_id = any (${DELIVERED})) as delivered,
        count(*) filter (where e.delivery_event_status_id = any (${FAILED})) as failed,
        max(e.datetime) as last_stop
      from delivery_events e where e.delivery_manifest_id = m.id and e.participant_id is not null
    ) s on true
    where ${runsOf(filter)} and m.delivery_manifest_status_id = ${MANIFEST_STATUS.done}`,
  order: sql`day, cdp, run, id`,
});
