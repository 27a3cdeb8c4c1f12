import { kmh } from '../../../src/domain/stops/doorVisit';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import { fromWire } from '../../../src/domain/time/dates';
import type { Trx } from '../../platform/database/database';
import { tell, type News } from '../../platform/notifications/tell';
import { readSettings } from '../../platform/settings/readSettings';
import { readStopFacts } from '../../platform/notifications/stopFacts';
import { tellRecipients } from '../outreach/tellRecipients';
import { factsOfVehicle } from './factsOfVehicle';
import { recordVisits } from './recordVisits';
import type { DriverNews } from './reportingRuns';

/** A vehicle that goes on too fast is told of again after so long. */
const SPEED_AGAIN_MS = 15 * MINUTE_MS;

function tooFast({ run, positions }: DriverNews, limit: number): News[] {
  const fastest = Math.max(0, ...positions.map(({ speed }) => kmh(speed ?? 0)));
  if (fastest <= limit) return [];
  const at = fromWire(positions.at(-1)?.recorded_at ?? '').getTime();
  const key = `speed ${run.id} ${Math.floor(at / SPEED_AGAIN_MS)}`;
  const facts = { ...factsOfVehicle(run), speed: fastest };
  return [{ type: 'vehicle_too_fast', key, cdp_id: run.close_door_pharmacy_id, facts }];
}

/**
 * What the positions of drivers mean (spec §3, geofence radius and speed alert): visits of stops, and news for the people
 * who look after issues. Called last but for publishing in the transaction that stores the positions.
 */
export async function watchVehicles(trx: Trx, drivers: readonly DriverNews[], now: Date): Promise<void> {
  const { geofence_metres, speed_alert_kmh } = await readSettings(trx);
  const runs = new Map(drivers.map(({ run }) => [run.id, run]));
  const { arrived, left } = await recordVisits(trx, drivers, geofence_metres);
  await tellRecipients(trx, [{ event: 'arrived', ids: arrived }], { now });
  const news = (await readStopFacts(trx, left)).flatMap((stop): News[] => {
    const run = runs.get(stop.delivery_manifest_id ?? 0);
    if (!run) return [];
    const facts = { ...stop, ...factsOfVehicle(run) };
    return [
      {
        type: 'left_without_status',
        key: `left ${stop.event_id} ${stop.date}`,
        cdp_id: run.close_door_pharmacy_id,
        facts,
      },
    ];
  });
  await tell(trx, [...news, ...drivers.flatMap((driver) => tooFast(driver, speed_alert_kmh))], now);
}
