import { sql } from 'kysely';
import type { Db } from '../../platform/database/database';
import { HAS_PHOTO, HAS_SIGNATURE } from './proofColumns';

/** Deliveries of reports: recipients' stops with their run and outcome, in the order of run and place. */
function reportRows(db: Db) {
  return db
    .selectFrom('delivery_events as e')
    .innerJoin('cdps as c', 'c.id', 'e.close_door_pharmacy_id')
    .leftJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .leftJoin('employees as d', 'd.id', 'm.employee_id')
    .leftJoin('vehicles as v', 'v.id', 'm.vehicle_id')
    .leftJoin('participants as p', 'p.id', 'e.participant_id')
    .leftJoin('funding_sources as f', 'f.id', 'p.funding_source_id')
    .leftJoin('non_delivery_reasons as r', 'r.id', 'e.non_delivery_reason_id')
    .select([
      'e.id',
      'e.delivery_date',
      'm.id as manifest_id',
      'm.name as run',
      sql<string>`coalesce(m.time_zone, c.time_zone)`.as('time_zone'),
      'd.full_name as driver',
      'v.name as vehicle',
      'c.name as cdp',
      'e.secuence',
      'e.order_number',
      'e.tracking_number',
      'e.participant_id',
      'p.participant_full_name as participant',
      'f.name as client',
      'e.destination_full_address as address',
      'e.delivery_event_type_id',
      'e.delivery_event_status_id',
      'e.datetime',
      'e.planned_at',
      'e.attempts',
      'e.receptor_name',
      'e.non_delivery_reason_id',
      'r.description as reason',
      'e.other_non_delivery_reason_description as other_reason',
      'e.comments',
      'e.copayment_amount',
      'e.copayment_method',
      HAS_PHOTO.as('has_photo'),
      HAS_SIGNATURE.as('has_signature'),
      'e.return_created_at',
    ])
    .where('e.participant_id', 'is not', null)
    .orderBy('m.name')
    .orderBy('m.id')
    .orderBy('e.secuence')
    .orderBy('e.id');
}

export type ReportRow = Awaited<ReturnType<typeof rowsOfRuns>>[number];

export function rowsOfRuns(db: Db, manifestIds: readonly number[]) {
  return reportRows(db)
    .where('e.delivery_manifest_id', 'in', [...manifestIds])
    .execute();
}

export function rowsOfDay(db: Db, date: string, cdpId: number): Promise<ReportRow[]> {
  return reportRows(db)
    .where('e.delivery_date', '=', date)
    .where('e.close_door_pharmacy_id', '=', cdpId)
    .execute();
}
