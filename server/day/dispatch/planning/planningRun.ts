import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database';
import { crewProblemSql } from '../../../records/availability/readUnavailable';
import { facilityHours } from '../facilityHours';

export type PlanningRun = Awaited<ReturnType<typeof readHeads>>[number] & { stops: PlanningStop[] };
export type PlanningStop = Awaited<ReturnType<typeof readStops>>[number];

interface Wanted {
  ids?: readonly number[];
  date?: string;
  /** Only this CDP's runs. */
  cdpId?: number | null;
}

function readHeads(db: Db | Trx, { ids, date, cdpId }: Wanted) {
  return db
    .selectFrom('delivery_manifest as m')
    .innerJoin('cdps as c', 'c.id', 'm.close_door_pharmacy_id')
    .leftJoin('employees as d', 'd.id', 'm.employee_id')
    .leftJoin('vehicles as v', 'v.id', 'm.vehicle_id')
    .leftJoin('vehicle_capacity_types as vc', 'vc.id', 'v.vehicle_capacity_type_id')
    .leftJoin('runs as r', 'r.id', 'm.run_id')
    .select([
      'm.id',
      'm.version',
      'm.name',
      'm.delivery_date',
      'm.time_zone',
      'm.start_at',
      'm.end_at',
      'm.delivery_manifest_status_id',
      'm.close_door_pharmacy_id',
      'm.employee_id',
      'm.is_route_updated',
      'm.locked_at',
      'd.full_name as employee',
      'd.gender as driver_gender',
      'm.vehicle_id',
      'vc.capacity as vehicle_capacity',
      'r.funding_source_ids',
      'c.latitude as cdp_latitude',
      'c.longitude as cdp_longitude',
    ])
    .select(crewProblemSql.as('crew_problem'))
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`m.id = any(${ids}::bigint[])`))
    .$if(date !== undefined, (query) => query.where('m.delivery_date', '=', date ?? ''))
    .$if(cdpId != null, (query) => query.where('m.close_door_pharmacy_id', '=', cdpId ?? 0))
    .orderBy('m.id')
    .execute();
}

/** Stops with the columns that planning needs. The caller adds the filter. */
export function planningStops(db: Db | Trx) {
  return db
    .selectFrom('delivery_events as e')
    .leftJoin('participants as pt', 'pt.id', 'e.participant_id')
    .select([
      'e.id',
      'e.version',
      'e.delivery_manifest_id',
      'e.delivery_date',
      'e.close_door_pharmacy_id',
      'pt.funding_source_id',
      'e.delivery_event_type_id',
      'e.delivery_event_status_id',
      'e.secuence',
      'e.destination_latitude',
      'e.destination_longitude',
      'e.delivery_start_time',
      'e.delivery_end_time',
      'e.refrigeration_needed',
      'e.driver_gender',
      'e.priority',
      'e.planned_at',
      'e.eta',
      'e.datetime',
      'e.stop_role',
      'e.pick_up_id',
      'e.locked_at',
      facilityHours('e.participant_id', 'e.destination_id').as('facility_hours'),
    ]);
}

function readStops(db: Db | Trx, ids: readonly number[]) {
  return planningStops(db)
    .where(sql<boolean>`e.delivery_manifest_id = any(${ids}::bigint[])`)
    .orderBy('e.delivery_manifest_id')
    .orderBy('e.secuence')
    .execute();
}

/** Planning data of runs, with two queries for any number of runs. */
export async function readPlanningRuns(db: Db | Trx, wanted: Wanted): Promise<PlanningRun[]> {
  const heads = await readHeads(db, wanted);
  if (heads.length === 0) return [];
  const runs = new Map(heads.map((head) => [head.id, { ...head, stops: [] as PlanningStop[] }]));
  for (const stop of await readStops(db, [...runs.keys()])) {
    if (stop.delivery_manifest_id !== null) runs.get(stop.delivery_manifest_id)?.stops.push(stop);
  }
  return [...runs.values()];
}
