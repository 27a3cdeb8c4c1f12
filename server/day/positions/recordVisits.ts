import { sql } from 'kysely';
import { isClosedStatus } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import { visitAfter, type DoorVisit } from '../../../src/domain/stops/doorVisit';
import type { Trx } from '../../platform/database/database';
import type { DriverNews } from './reportingRuns';

/** What positions say of the stops of runs. */
interface Visits {
  /** Stops to which a vehicle has come. */
  arrived: number[];
  /** Stops that one has left with nothing said about them. */
  left: number[];
}

/** Metres in which a stop is looked for, to a metre of the radius, as degrees: wide enough as far north as people drive. */
const DEGREES_PER_METRE = 1 / 50_000;

interface NearStop {
  delivery_manifest_id: number;
  id: number;
  delivery_event_status_id: number;
  latitude: number | null;
  longitude: number | null;
  arrived_at: string | null;
  left_at: string | null;
}

/** Stops of runs near the positions of their drivers, and those at which a vehicle is. One query. */
async function stopsNear(trx: Trx, news: readonly DriverNews[], radius: number): Promise<NearStop[]> {
  const reach = radius * DEGREES_PER_METRE;
  const boxes = news.map(({ run, positions }) => {
    const latitudes = positions.map((one) => one.latitude);
    const longitudes = positions.map((one) => one.longitude);
    return {
      id: run.id,
      south: Math.min(...latitudes) - reach,
      north: Math.max(...latitudes) + reach,
      west: Math.min(...longitudes) - reach,
      east: Math.max(...longitudes) + reach,
    };
  });
  const all = (side: keyof (typeof boxes)[number]) => boxes.map((box) => box[side]);
  const { rows } = await sql<NearStop>`
    select e.delivery_manifest_id, e.id, e.delivery_event_status_id, e.destination_latitude as latitude,
      e.destination_longitude as longitude,
      v.arrived_at, v.left_at
    from unnest(${all('id')}::bigint[], ${all('south')}::float8[], ${all('north')}::float8[], ${all('west')}::float8[],
      ${all('east')}::float8[]) as box (id, south, north, west, east)
    join delivery_events e on e.delivery_manifest_id = box.id
    left join stop_visits v on v.delivery_event_id = e.id
    where e.delivery_event_type_id in (${EVENT_TYPE.delivery}, ${EVENT_TYPE.collect})
      and (e.destination_latitude between box.south and box.north
          and e.destination_longitude between box.west and box.east
        or v.arrived_at is not null and v.left_at is null)`.execute(trx);
  return rows;
}

interface Change {
  id: number;
  employee_id: number;
  visit: DoorVisit;
}

async function writeVisits(trx: Trx, changed: readonly Change[]): Promise<void> {
  if (changed.length === 0) return;
  await sql`
    insert into stop_visits (delivery_event_id, employee_id, arrived_at, left_at)
    select * from unnest(${changed.map(({ id }) => id)}::bigint[], ${changed.map((one) => one.employee_id)}::bigint[],
      ${changed.map(({ visit }) => visit.arrived_at)}::timestamptz[],
      ${changed.map(({ visit }) => visit.left_at)}::timestamptz[])
    on conflict (delivery_event_id) do update
    set employee_id = excluded.employee_id, arrived_at = excluded.arrived_at, left_at = excluded.left_at`.execute(
    trx,
  );
}

/**
 * Keeps when vehicles came to the stops of their runs and when they left them. A stop that is closed gets no new visit.
 *
 * @param radius metres
 * @returns the stops to which one came, and those that one left with nothing said about them
 */
export async function recordVisits(trx: Trx, news: readonly DriverNews[], radius: number): Promise<Visits> {
  const changed: Change[] = [];
  const arrived: number[] = [];
  const left: number[] = [];
  const byRun = new Map(news.map((each) => [each.run.id, each]));
  for (const stop of await stopsNear(trx, news, radius)) {
    const { latitude, longitude, arrived_at, left_at } = stop;
    const driver = byRun.get(stop.delivery_manifest_id);
    if (!driver || latitude === null || longitude === null) continue;
    const isClosed = isClosedStatus(stop.delivery_event_status_id);
    const before: DoorVisit | null = arrived_at === null ? null : { arrived_at, left_at };
    if (isClosed && (before === null || before.left_at !== null)) continue;
    const visit = driver.positions.reduce(
      (known, position) => visitAfter(known, { latitude, longitude }, position, radius),
      before,
    );
    if (visit === null || visit === before) continue;
    changed.push({ id: stop.id, employee_id: driver.run.employee_id, visit });
    if (before?.arrived_at !== visit.arrived_at && visit.left_at === null) arrived.push(stop.id);
    const hasLeft = visit.left_at !== null && before?.left_at == null;
    if (hasLeft && !isClosed) left.push(stop.id);
  }
  await writeVisits(trx, changed);
  return { arrived, left };
}
