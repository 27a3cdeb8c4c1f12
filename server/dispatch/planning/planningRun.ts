import { sql } from 'kysely';
import type { Db, Trx } from '../../database/database';

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
      'c.latitude as cdp_latitude',
      'c.longitude as cdp_longitude',
    ])
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`m.id = any(${ids}::bigint[])`))
    .$if(date !== undefined, (query) => query.where('m.delivery_date', '=', date ?? ''))
    .$if(cdpId != null, (query) => query.where('m.close_door_pharmacy_id', '=', cdpId ?? 0))
    .orderBy('m.id')
    .execute();
}

function readStops(db: Db | Trx, ids: readonly number[]) {
  return db
    .selectFrom('delivery_events')
    .select([
      'id',
      'version',
      'delivery_manifest_id',
      'delivery_date',
      'delivery_event_type_id',
      'delivery_event_status_id',
      'secuence',
      'destination_latitude',
      'destination_longitude',
      'delivery_start_time',
      'delivery_end_time',
      'refrigeration_needed',
      'driver_gender',
      'planned_at',
      'eta',
      'datetime',
      'locked_at',
    ])
    .where(sql<boolean>`delivery_manifest_id = any(${ids}::bigint[])`)
    .orderBy('delivery_manifest_id')
    .orderBy('secuence')
    .execute();
}

/** What planning needs to know of runs: two queries for however many. */
export async function readPlanningRuns(db: Db | Trx, wanted: Wanted): Promise<PlanningRun[]> {
  const heads = await readHeads(db, wanted);
  if (heads.length === 0) return [];
  const runs = new Map(heads.map((head) => [head.id, { ...head, stops: [] as PlanningStop[] }]));
  for (const stop of await readStops(db, [...runs.keys()])) {
    if (stop.delivery_manifest_id !== null) runs.get(stop.delivery_manifest_id)?.stops.push(stop);
  }
  return [...runs.values()];
}
