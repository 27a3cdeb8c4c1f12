import { sql } from 'kysely';
import type { Pace } from '../../../src/domain/addresses/travelTime';
import { drivenLegs, type DrivenLeg } from '../../../src/domain/planning/drivenLegs';
import { legPairs } from '../../../src/domain/runs/runLegs';
import { groupBy } from '../../../src/domain/wire/groupBy';
import type { Db } from '../../platform/database/database';
import { roadsInUse } from '../../planning/roads/roadsInUse';

/** What was driven on a day, from door to door. */
export async function readDrivenLegs(db: Db, day: string, pace: Pace): Promise<DrivenLeg[]> {
  const runs = await db
    .selectFrom('delivery_manifest')
    .select(['id', 'delivery_date', 'time_zone', 'start_at', 'close_door_pharmacy_id', 'employee_id'])
    .where('delivery_date', '=', day)
    .execute();
  if (runs.length === 0) return [];
  const stops = await db
    .selectFrom('delivery_events as e')
    .leftJoin('stop_visits as v', 'v.delivery_event_id', 'e.id')
    .select(['e.id', 'e.delivery_manifest_id', 'e.secuence', 'e.delivery_event_type_id'])
    .select([
      'e.delivery_event_status_id',
      'e.delivery_date',
      'e.delivery_start_time',
      'e.planned_at',
      'e.eta',
    ])
    .select(['e.destination_latitude', 'e.destination_longitude', 'e.datetime', 'e.close_door_pharmacy_id'])
    .select('v.left_at')
    .where(sql<boolean>`e.delivery_manifest_id = any(${runs.map(({ id }) => id)}::bigint[])`)
    .where('e.datetime', 'is not', null)
    .execute();
  const lines = await db
    .selectFrom('delivery_event_transitions')
    .select(['delivery_event_id', 'delivery_event_status_id', 'datetime', 'source'])
    .where(sql<boolean>`delivery_event_id = any(${stops.map(({ id }) => id)}::bigint[])`)
    .orderBy('id')
    .execute();
  const ofRun = groupBy(stops, (stop) => stop.delivery_manifest_id);
  const ofStop = groupBy(lines, (line) => line.delivery_event_id);
  const driven = runs.map((run) => {
    const own = ofRun.get(run.id) ?? [];
    return { ...run, stops: own, lines: own.flatMap(({ id }) => ofStop.get(id) ?? []) };
  });
  await roadsInUse()?.prepare(driven.flatMap((run) => legPairs(run.stops)));
  return driven.flatMap((run) => drivenLegs(run, pace));
}
