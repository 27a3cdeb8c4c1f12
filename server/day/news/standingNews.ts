import { sql } from 'kysely';
import { metresBetween } from '../../../src/domain/addresses/distance';
import { minutesStanding } from '../../../src/domain/notifications/dayNews';
import type { ManifestView } from '../../../src/domain/runs/dispatchView';
import { isUnderWay } from '../../../src/domain/runs/manifestStatus';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import { fromWire, toWire } from '../../../src/domain/time/dates';
import { HOUR_MS, MINUTE_MS } from '../../../src/domain/time/durations';
import { groupBy } from '../../../src/domain/wire/groupBy';
import type { Settings } from '../../../src/domain/wire/settings';
import type { Db } from '../../platform/database/database';
import type { News } from '../../platform/notifications/tell';

/** A vehicle that goes on standing is told of again after so long. */
const AGAIN_MS = HOUR_MS;
/** Positions come every few seconds, and one that is older says nothing about now. */
const FRESH_MS = 5 * MINUTE_MS;

interface Moment {
  now: Date;
  settings: Pick<Settings, 'vehicle_stopped_minutes' | 'geofence_metres'>;
}

/** At its CDP, or on a break: it stands where it should. */
function isAtRest(run: ManifestView, at: { latitude: number; longitude: number }, radius: number): boolean {
  const { cdp_latitude: latitude, cdp_longitude: longitude } = run;
  const isHome =
    latitude != null && longitude != null && metresBetween({ latitude, longitude }, at) <= radius;
  const isOnBreak = run.events.some(
    (event) =>
      event.delivery_event_type_id === EVENT_TYPE.finishLunch &&
      event.delivery_event_status_id === EVENT_STATUS.scheduled &&
      run.events.some(
        (start) =>
          start.delivery_event_type_id === EVENT_TYPE.startLunch &&
          start.delivery_event_status_id === EVENT_STATUS.successful,
      ),
  );
  return isHome || isOnBreak;
}

/** News of vehicles under way that stand for longer than the setting, away from any stop, their CDP and a break. */
export async function standingNews(
  db: Db,
  manifests: readonly ManifestView[],
  { now, settings }: Moment,
): Promise<News[]> {
  const runs = manifests.filter(
    (run) => isUnderWay(run.delivery_manifest_status_id) && run.employee_id !== null,
  );
  if (runs.length === 0) return [];
  const limit = settings.vehicle_stopped_minutes;
  const since = toWire(new Date(now.getTime() - (limit + 1) * MINUTE_MS - FRESH_MS));
  const drivers = runs.flatMap(({ employee_id }) => employee_id ?? []);
  const positions = await db
    .selectFrom('positions')
    .select(['employee_id', 'recorded_at', 'latitude', 'longitude'])
    .where(sql<boolean>`employee_id = any(${drivers}::bigint[])`)
    .where('recorded_at', '>=', since)
    .where('recorded_at', '<=', toWire(now))
    .orderBy('recorded_at')
    .execute();
  const visits = await db
    .selectFrom('stop_visits')
    .select('employee_id')
    .where(sql<boolean>`employee_id = any(${drivers}::bigint[])`)
    .where('left_at', 'is', null)
    .execute();
  const isAtStop = new Set(visits.map(({ employee_id }) => employee_id));
  const tracks = groupBy(positions, ({ employee_id }) => employee_id);
  return runs.flatMap((run): News[] => {
    const track = (tracks.get(run.employee_id ?? 0) ?? []).map(({ recorded_at, ...point }) => ({
      ...point,
      at: fromWire(recorded_at).getTime(),
    }));
    const last = track.at(-1);
    const minutes = minutesStanding(track);
    if (!last || now.getTime() - last.at > FRESH_MS || minutes < limit) return [];
    if (isAtStop.has(run.employee_id ?? 0) || isAtRest(run, last, settings.geofence_metres)) return [];
    return [
      {
        type: 'vehicle_stopped',
        key: `standing ${run.id} ${Math.floor(now.getTime() / AGAIN_MS)}`,
        cdp_id: run.close_door_pharmacy_id,
        facts: {
          run: run.name,
          driver_name: run.employee ?? run.name,
          vehicle_name: run.vehicle_name,
          delivery_manifest_id: run.id,
          date: run.delivery_date,
          minutes,
        },
      },
    ];
  });
}
