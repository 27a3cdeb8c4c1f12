import { kmh } from '../../../src/domain/stops/doorVisit';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import { fromWire } from '../../../src/domain/time/dates';
import type { Trx } from '../../platform/database/database';
import { tell, type News } from '../../platform/notifications/tell';
import { readStopFacts } from '../news/stopFacts';
import { readSettings } from '../../platform/settings/readSettings';
import { tellRecipients } from '../outreach/tellRecipients';
import type { Position } from './judgePosition';
import { recordVisits } from './recordVisits';

/** A vehicle that goes on too fast is told of again after so long. */
const SPEED_AGAIN_MS = 15 * MINUTE_MS;

interface WatchedRun {
  id: number;
  name: string;
  /** YYYY-MM-DD */
  delivery_date: string;
  close_door_pharmacy_id: number;
  driver_name: string | null;
  vehicle_name: string | null;
}

/**
 * What the positions of a run's driver mean (spec §3, geofence radius and speed alert): visits of stops, and news for the
 * people who look after issues. Called last in the transaction that stores the positions.
 *
 * @param positions of one driver, in the order of time
 */
export async function watchVehicle(
  trx: Trx,
  run: WatchedRun & { employee_id: number },
  positions: readonly Position[],
  now: Date,
): Promise<void> {
  const { geofence_metres, speed_alert_kmh } = await readSettings(trx);
  const { arrived, left } = await recordVisits(trx, run, positions, geofence_metres);
  await tellRecipients(trx, [{ event: 'arrived', ids: arrived }], { now });
  const facts = {
    driver_name: run.driver_name ?? run.name,
    vehicle_name: run.vehicle_name,
    run: run.name,
    delivery_manifest_id: run.id,
    date: run.delivery_date,
  };
  const cdp_id = run.close_door_pharmacy_id;
  const stops = await readStopFacts(trx, left);
  const news: News[] = stops.map((stop) => ({
    type: 'left_without_status',
    key: `left ${stop.event_id}`,
    cdp_id,
    facts: { ...stop, ...facts },
  }));
  const fastest = Math.max(0, ...positions.map(({ speed }) => kmh(speed ?? 0)));
  if (fastest > speed_alert_kmh) {
    const at = fromWire(positions.at(-1)?.recorded_at ?? '').getTime();
    const key = `speed ${run.id} ${Math.floor(at / SPEED_AGAIN_MS)}`;
    news.push({ type: 'vehicle_too_fast', key, cdp_id, facts: { ...facts, speed: fastest } });
  }
  await tell(trx, news, now);
}
