import { sql } from 'kysely';
import { isClosedStatus } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import { visitAfter, type DoorVisit } from '../../../src/domain/stops/doorVisit';
import type { Trx } from '../../platform/database/database';
import type { Position } from './judgePosition';

/** What positions say of the stops of a run. */
interface Visits {
  /** Stops to which the vehicle has come. */
  arrived: number[];
  /** Stops that it has left with nothing said about them. */
  left: number[];
}

/** Degrees around a position in which a stop is looked for; a radius is 5 km at most. */
const REACH = 0.08;

/** Stops of a run near these positions, and those at which the vehicle is. One query. */
function stopsNear(trx: Trx, manifestId: number, positions: readonly Position[]) {
  const latitudes = positions.map((one) => one.latitude);
  const longitudes = positions.map((one) => one.longitude);
  return trx
    .selectFrom('delivery_events as e')
    .leftJoin('stop_visits as v', 'v.delivery_event_id', 'e.id')
    .select([
      'e.id',
      'e.delivery_event_status_id',
      'e.destination_latitude as latitude',
      'e.destination_longitude as longitude',
      'v.arrived_at',
      'v.left_at',
    ])
    .where('e.delivery_manifest_id', '=', manifestId)
    .where('e.delivery_event_type_id', 'in', [EVENT_TYPE.delivery, EVENT_TYPE.collect])
    .where((eb) =>
      eb.or([
        eb.and([
          eb.between(
            'e.destination_latitude',
            Math.min(...latitudes) - REACH,
            Math.max(...latitudes) + REACH,
          ),
          eb.between(
            'e.destination_longitude',
            Math.min(...longitudes) - REACH,
            Math.max(...longitudes) + REACH,
          ),
        ]),
        eb.and([eb('v.arrived_at', 'is not', null), eb('v.left_at', 'is', null)]),
      ]),
    )
    .execute();
}

/**
 * Keeps when the vehicle came to the stops of its run and when it left them. A stop that is closed gets no new visit.
 *
 * @param positions of one driver, in the order of time
 * @param radius metres
 * @returns the stops to which it came, and those that it left with nothing said about them
 */
export async function recordVisits(
  trx: Trx,
  run: { id: number; employee_id: number },
  positions: readonly Position[],
  radius: number,
): Promise<Visits> {
  const changed: { id: number; visit: DoorVisit }[] = [];
  const arrived: number[] = [];
  const left: number[] = [];
  for (const stop of await stopsNear(trx, run.id, positions)) {
    const { latitude, longitude, arrived_at, left_at } = stop;
    if (latitude === null || longitude === null) continue;
    const isClosed = isClosedStatus(stop.delivery_event_status_id);
    const before: DoorVisit | null = arrived_at === null ? null : { arrived_at, left_at };
    if (isClosed && (before === null || before.left_at !== null)) continue;
    const visit = positions.reduce(
      (known, position) => visitAfter(known, { latitude, longitude }, position, radius),
      before,
    );
    if (visit === null || visit === before) continue;
    changed.push({ id: stop.id, visit });
    if (before?.arrived_at !== visit.arrived_at && visit.left_at === null) arrived.push(stop.id);
    const hasLeft = visit.left_at !== null && before?.left_at == null;
    if (hasLeft && !isClosed) left.push(stop.id);
  }
  if (changed.length > 0) {
    await sql`
      insert into stop_visits (delivery_event_id, employee_id, arrived_at, left_at)
      select seen.id, ${run.employee_id}::bigint, seen.arrived, seen.gone
      from unnest(${changed.map(({ id }) => id)}::bigint[], ${changed.map(({ visit }) => visit.arrived_at)}::timestamptz[],
        ${changed.map(({ visit }) => visit.left_at)}::timestamptz[]) as seen (id, arrived, gone)
      on conflict (delivery_event_id) do update
      set employee_id = excluded.employee_id, arrived_at = excluded.arrived_at, left_at = excluded.left_at`.execute(
      trx,
    );
  }
  return { arrived, left };
}
