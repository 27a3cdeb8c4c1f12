import { sql } from 'kysely';
import type { Point } from '../../../src/domain/addresses/distance';
import type { Whereabouts } from '../../../src/domain/addresses/whereabouts';
import type { Trx } from '../../platform/database/database';
import { driverWhoKnows } from '../../records/runs/runScope';
import { publishAll, type LiveEvent } from '../../platform/plugins/outbox';
import { whereaboutsFinder } from '../../outside/geocoding/whereabouts';
import type { Position } from './judgePosition';
import { readNews, type DriverNews } from './reportingRuns';
import { watchVehicles } from './watchVehicles';

/** One that is there already stays. */
async function insertPositions(trx: Trx, positions: readonly Position[]): Promise<void> {
  const all = <Name extends keyof Position>(name: Name) => positions.map((position) => position[name]);
  await sql`
    insert into positions (employee_id, recorded_at, latitude, longitude, speed, heading, accuracy)
    select * from unnest(${all('employee_id')}::bigint[], ${all('recorded_at')}::timestamptz[],
      ${all('latitude')}::float8[], ${all('longitude')}::float8[], ${all('speed')}::float8[],
      ${all('heading')}::float8[], ${all('accuracy')}::float8[])
    on conflict do nothing`.execute(trx);
}

/** The newest position of a driver, on the day of its run. */
function positionChanged(
  { run, positions }: DriverNews,
  whereIs: (point: Point) => Whereabouts | null,
): LiveEvent[] {
  const last = positions.at(-1);
  if (!last) return [];
  return [
    {
      topic: `positions:${run.delivery_date}`,
      event: 'position.changed',
      body: { ...last, delivery_manifest_id: run.id, position_at: whereIs(last) },
      cdp_id: run.close_door_pharmacy_id,
      driver_ids: [driverWhoKnows(run)],
    },
  ];
}

/**
 * Stores positions, of whatever drivers. Announces the newest of each on the day of its run, unless the device has only
 * caught up on what happened before, and watches what they mean. The number of queries is that of one driver.
 */
export async function storePositions(trx: Trx, positions: readonly Position[], now: Date): Promise<void> {
  if (positions.length === 0) return;
  const news = await readNews(trx, positions);
  await insertPositions(trx, positions);
  if (news.length === 0) return;
  await watchVehicles(trx, news, now);
  const whereIs = await whereaboutsFinder();
  await publishAll(
    trx,
    news.flatMap((each) => positionChanged(each, whereIs)),
  );
}
