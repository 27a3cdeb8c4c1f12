import { toWire } from '../../../src/domain/time/dates';
import { arrivalsOf } from '../../../src/domain/stops/etas';
import { isExpected } from '../../../src/domain/stops/expectedTimes';
import type { Db, Trx } from '../../platform/database/database';
import { readPace } from '../../planning/roads/readPace';

/** When the driver of a run is expected at its open stops, wire times by stop id; empty for a run that is over. Two queries. */
export async function expectedArrivals(
  db: Db | Trx,
  manifestId: number,
  now: Date,
): Promise<Map<number, string>> {
  const run = await db
    .selectFrom('delivery_manifest')
    .select(['time_zone', 'start_at', 'delivery_manifest_status_id', 'close_door_pharmacy_id', 'employee_id'])
    .where('id', '=', manifestId)
    .executeTakeFirst();
  if (!run || !isExpected(run)) return new Map();
  const stops = await db
    .selectFrom('delivery_events')
    .select(['id', 'secuence', 'delivery_event_type_id', 'delivery_event_status_id', 'delivery_date'])
    .select(['destination_latitude', 'destination_longitude', 'delivery_start_time'])
    .select(['planned_at', 'eta', 'datetime', 'close_door_pharmacy_id'])
    .where('delivery_manifest_id', '=', manifestId)
    .execute();
  const arrivals = arrivalsOf({ ...run, stops }, now, await readPace(db));
  return new Map([...arrivals].map(([id, at]) => [id, toWire(new Date(at))]));
}
