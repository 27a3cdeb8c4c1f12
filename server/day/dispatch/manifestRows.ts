import { sql } from 'kysely';
import { fromWire, zoneOffsetHours } from '../../../src/domain/time/dates';
import type { ManifestView } from '../../../src/domain/runs/dispatchView';
import type { Db, Trx } from '../../platform/database/database';
import { whereaboutsFinder } from '../../outside/geocoding/whereabouts';
import { facilityHours } from './facilityHours';
import { DEVICE_ENDS, DEVICE_STARTS } from '../positions/shiftWindow';

/** A run without its stops. */
export type ManifestHead = Omit<ManifestView, 'events'>;

/** Run heads with the names that a board shows beside the ids, and the driver's last position. One query. */
export function manifestHeads(db: Db | Trx) {
  return db
    .selectFrom('delivery_manifest as m')
    .innerJoin('cdps as c', 'c.id', 'm.close_door_pharmacy_id')
    .leftJoin('employees as d', 'd.id', 'm.employee_id')
    .leftJoin('vehicles as v', 'v.id', 'm.vehicle_id')
    .leftJoin('vehicle_capacity_types as vc', 'vc.id', 'v.vehicle_capacity_type_id')
    .leftJoin('runs as r', 'r.id', 'm.run_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('positions')
          .select(['recorded_at', 'latitude', 'longitude'])
          .whereRef('positions.employee_id', '=', 'm.employee_id')
          .where('recorded_at', '>=', DEVICE_STARTS)
          .where('recorded_at', '<=', DEVICE_ENDS)
          .orderBy('recorded_at', 'desc')
          .limit(1)
          .as('p'),
      (join) => join.onTrue(),
    )
    .select([
      'm.id',
      'm.version',
      'm.name',
      'm.delivery_date',
      'm.time_zone',
      'm.delivery_manifest_status_id',
      'm.employee_id',
      'd.full_name as employee',
      'd.phone_number as employee_phone',
      'd.gender as driver_gender',
      'm.vehicle_id',
      'v.name as vehicle_name',
      'vc.capacity as vehicle_capacity',
      'r.funding_source_ids',
      'm.close_door_pharmacy_id',
      'c.name as cdp_name',
      'c.color as cdp_color',
      'c.latitude as cdp_latitude',
      'c.longitude as cdp_longitude',
      'm.start_at',
      'm.end_at',
      'm.is_route_updated',
      sql<string | null>`case when m.is_route_updated then m.route_polyline end`.as('route_polyline'),
      sql<number | null>`case when m.is_route_updated then m.route_metres end`.as('route_metres'),
      'm.automatic_scheduling',
      'm.locked_reason',
      'm.locked_by_name',
      'm.locked_at',
      'p.recorded_at as position_recorded_at',
      'p.latitude as position_latitude',
      'p.longitude as position_longitude',
    ]);
}

type HeadRow = Awaited<ReturnType<ReturnType<typeof manifestHeads>['execute']>>[number];

/**
 * Adds what no column has: the zone's offset in hours at the start of the shift (the day on which it changes is a day of
 * its own), and where the driver is in words in place of degrees, which the map reads for itself.
 */
export async function headsOf(rows: readonly HeadRow[]): Promise<ManifestHead[]> {
  const isAnyKnown = rows.some((row) => row.position_latitude !== null);
  const whereIs = isAnyKnown ? await whereaboutsFinder() : null;
  return rows.map(({ position_latitude: latitude, position_longitude: longitude, ...row }) => ({
    ...row,
    time_offset: zoneOffsetHours(fromWire(row.start_at), row.time_zone),
    position_at: whereIs && latitude !== null && longitude !== null ? whereIs({ latitude, longitude }) : null,
  }));
}

/** Stops without a run, with the place and the zone of the CDP that they wait at. One query. */
export function waitingEvents(db: Db | Trx) {
  return boardEvents(db)
    .innerJoin('cdps as c', 'c.id', 'e.close_door_pharmacy_id')
    .select(['c.time_zone', 'c.latitude as cdp_latitude', 'c.longitude as cdp_longitude']);
}

/** Stops with the columns of a board row. The proof of delivery is read only with a single stop. One query. */
export function boardEvents(db: Db | Trx) {
  return db
    .selectFrom('delivery_events as e')
    .leftJoin('participants as pt', 'pt.id', 'e.participant_id')
    .leftJoin('non_delivery_reasons as r', 'r.id', 'e.non_delivery_reason_id')
    .leftJoin('stop_visits as sv', 'sv.delivery_event_id', 'e.id')
    .select((eb) => [
      'e.id',
      'e.version',
      'e.delivery_manifest_id',
      'e.delivery_date',
      'e.close_door_pharmacy_id',
      'e.participant_id',
      'pt.participant_full_name as participant_name',
      'pt.funding_source_id',
      eb.fn.coalesce('pt.needs', sql<string[]>`'{}'::text[]`).as('needs'),
      'e.delivery_event_type_id',
      'e.delivery_event_status_id',
      'e.secuence',
      'e.destination_id',
      'e.destination_full_address',
      'e.destination_latitude',
      'e.destination_longitude',
      'e.order_number',
      'e.tracking_number',
      'e.comments',
      'e.copayment_amount',
      'e.refrigeration_needed',
      'e.priority',
      'e.is_rush',
      'e.is_collect',
      'e.leave_at_door',
      'e.driver_gender',
      'e.delivery_start_time',
      'e.delivery_end_time',
      'e.planned_at',
      'e.eta',
      'e.datetime',
      'e.attempts',
      'sv.arrived_at',
      'sv.left_at',
      'e.non_delivery_reason_id',
      'r.description as non_delivery_reason_description',
      'e.stop_role',
      'e.pick_up_id',
      'e.locked_reason',
      'e.locked_by_name',
      'e.locked_at',
      'e.recipient_asks',
      'e.recipient_confirmed_at',
      'e.created_at',
      facilityHours('e.participant_id', 'e.destination_id').as('facility_hours'),
    ]);
}
