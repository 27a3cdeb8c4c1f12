import { sql } from 'kysely';
import { custodyOfBags, handOvers } from '../../../../src/domain/reports/catalogue/custodyReports';
import { proofOfDelivery } from '../../../../src/domain/reports/catalogue/proofOfDelivery';
import { MANIFEST_STATUS } from '../../../../src/domain/runs/manifestStatus';
import { HAS_PHOTO, HAS_SIGNATURE } from '../proofColumns';
import { reportSource, runsOf, STOPS, stopsOf, ZONE } from './reportSource';
import { DELIVERED } from './stopStates';

export const custodyOfBagsSource = reportSource(custodyOfBags, {
  byDays: true,
  query: (filter) => sql`
    select m.delivery_date as day, m.name as run, d.full_name as driver, p.participant_full_name as recipient,
      e.order_number, b.place as bag_place, b.reason, b.recorded_by_name as recorded_by, b.recorded_at,
      e.participant_id, m.time_zone, e.id
    from delivery_manifest m
    join bag_records b on b.delivery_manifest_id = m.id
    join delivery_events e on e.id = b.delivery_event_id
    left join employees d on d.id = m.employee_id
    left join participants p on p.id = e.participant_id
    where ${runsOf(filter)}`,
  order: sql`day, run, recorded_at, id`,
});

const LEFT = sql`${[MANIFEST_STATUS.done, MANIFEST_STATUS.incomplete]}::int[]`;

export const handOversSource = reportSource(handOvers, {
  byDays: true,
  query: (filter) => sql`
    select m.delivery_date as day, m.name as run, c.name as cdp, d.full_name as driver, v.name as vehicle,
      (select count(*) from delivery_events e
        where e.delivery_manifest_id = m.id and e.participant_id is not null) as deliveries,
      b.returned as bags_returned, b.missing as bags_missing,
      case when k.closed_at is null then 'open' else 'confirmed' end as hand_over,
      k.closed_by_name as confirmed_by, k.closed_at as confirmed_at, m.time_zone, m.id
    from delivery_manifest m
    join cdps c on c.id = m.close_door_pharmacy_id
    left join employees d on d.id = m.employee_id
    left join vehicles v on v.id = m.vehicle_id
    left join custody_closings k on k.delivery_manifest_id = m.id
    left join lateral (
      select count(*) filter (where b.place = 'returned') as returned,
        count(*) filter (where b.place = 'missing') as missing
      from bag_records b where b.delivery_manifest_id = m.id
    ) b on true
    where ${runsOf(filter)} and (k.closed_at is not null or m.delivery_manifest_status_id = any (${LEFT}))`,
  order: sql`day, cdp, run, id`,
});

export const proofOfDeliverySource = reportSource(proofOfDelivery, {
  byDays: true,
  query: (filter) => sql`
    select e.delivery_date as day, m.name as run, p.participant_full_name as recipient, e.order_number,
      e.datetime as delivered_at, nullif(trim(e.receptor_name), '') as received_by,
      case when ${HAS_SIGNATURE} and ${HAS_PHOTO} then 'both' when ${HAS_SIGNATURE} then 'signature'
        when ${HAS_PHOTO} then 'photo' else 'none' end as proof,
      d.full_name as driver, f.name as client, e.participant_id, ${ZONE} as time_zone, e.id
    from ${STOPS} where ${stopsOf(filter)} and e.delivery_event_status_id = any (${DELIVERED})`,
  order: sql`day, run, delivered_at, id`,
});
