import { sql } from 'kysely';
import type { Pace } from '../../../src/domain/addresses/travelTime';
import { drivenLegs } from '../../../src/domain/planning/drivenLegs';
import type { DrivenLeg } from '../../../src/domain/planning/learnTimes';
import { legPairs } from '../../../src/domain/runs/runLegs';
import { groupBy } from '../../../src/domain/wire/groupBy';
import type { Db } from '../../platform/database/database';
import { roadsInUse } from '../../planning/roads/roadsInUse';

/** What was driven on a day, from door to door. */
export async function readDrivenLegs(db: Db, day: string, pace: Pace): Promise<DrivenLeg[]> {
  const runs = await db
    .selectFrom('delivery_manifest')
    .select(['id', 'time_zone', 'start_at', 'close_door_pharmacy_id', 'employee_id'])
    .where('delivery_date', '=', day)
    .execute();
  if (runs.length === 0) return [];
  const stops = await db
    .selectFrom('delivery_events')
    .select(['id', 'delivery_manifest_id', 'secuence', 'delivery_event_type_id', 'delivery_event_status_id'])
    .select(['delivery_date', 'destination_latitude', 'destination_longitude', 'delivery_start_time'])
    .select(['planned_at', 'eta', 'datetime', 'close_door_pharmacy_id'])
    .where(sql<boolean>`delivery_manifest_id = any(${runs.map(({ id }) => id)}::bigint[])`)
    .where('datetime', 'is not', null)
    .execute();
  const ofRun = groupBy(stops, (stop) => stop.delivery_manifest_id);
  const driven = runs.map((run) => ({ ...run, stops: ofRun.get(run.id) ?? [] }));
  await roadsInUse()?.prepare(driven.flatMap((run) => legPairs(run.stops)));
  return driven.flatMap((run) => drivenLegs(run, pace));
}
