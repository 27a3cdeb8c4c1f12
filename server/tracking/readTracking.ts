import { sql } from 'kysely';
import { FRESH_POSITION_MINUTES } from '../../src/domain/closingObstacles';
import { fromWire, toWire, wallTimeToUtc } from '../../src/domain/dates';
import { metresBetween } from '../../src/domain/distance';
import { isPublishOffered } from '../../src/domain/publishRun';
import { isUnderWay } from '../../src/domain/manifestStatus';
import { isOpenStop, nextOpenStop } from '../../src/domain/stopOrder';
import { etaRange, stopsAway, trackingState } from '../../src/domain/trackingState';
import type { TrackedVehicle, TrackingView } from '../../src/domain/trackingView';
import type { Db } from '../database/database';
import { readSettings } from '../settings/readSettings';
import { hashOfToken } from './trackingToken';

type Tracked = NonNullable<Awaited<ReturnType<typeof findStop>>>;

/** Wrong, expired and revoked tokens take the same way through the same query: nothing tells them apart. */
function findStop(db: Db, token: string, now: Date) {
  return db
    .selectFrom('tracking_links as l')
    .innerJoin('delivery_events as e', 'e.id', 'l.delivery_event_id')
    .innerJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .innerJoin('cdps as c', 'c.id', 'm.close_door_pharmacy_id')
    .innerJoin('participants as p', 'p.id', 'e.participant_id')
    .where('l.token_hash', '=', hashOfToken(token))
    .where('l.revoked_at', 'is', null)
    .where('l.expires_at', '>', toWire(now))
    .select(['e.id', 'e.delivery_event_type_id', 'e.delivery_event_status_id', 'e.delivery_manifest_id'])
    .select([
      'e.delivery_date',
      'e.delivery_start_time',
      'e.delivery_end_time',
      'e.eta',
      'e.planned_at',
      'e.datetime',
    ])
    .select(['e.destination_latitude', 'e.destination_longitude'])
    .select(['m.delivery_manifest_status_id', 'm.employee_id', 'm.time_zone'])
    .select(['c.name as cdp_name', 'c.phone_number as cdp_phone_number', 'p.first_name', 'p.language'])
    .select(sql<string>`greatest(e.updated_at, m.updated_at)`.as('updated_at'))
    .executeTakeFirst();
}

function readRun(db: Db, manifestId: number | null) {
  return db
    .selectFrom('delivery_events')
    .select(['id', 'secuence', 'delivery_event_type_id', 'delivery_event_status_id'])
    .where('delivery_manifest_id', '=', manifestId)
    .execute();
}

/** The driver's last position, if it is fresh enough to mean something. */
async function findVehicle(db: Db, stop: Tracked, now: Date): Promise<TrackedVehicle | null> {
  if (stop.employee_id === null) return null;
  const position = await db
    .selectFrom('positions')
    .select(['latitude', 'longitude', 'recorded_at'])
    .where('employee_id', '=', stop.employee_id)
    .where('recorded_at', '>', toWire(new Date(now.getTime() - FRESH_POSITION_MINUTES * 60_000)))
    .orderBy('recorded_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!position) return null;
  const { destination_latitude: latitude, destination_longitude: longitude } = stop;
  const isKnown = latitude !== null && longitude !== null;
  const distance_m = isKnown ? Math.round(metresBetween(position, { latitude, longitude })) : null;
  return { ...position, distance_m };
}

function windowOf(stop: Tracked): TrackingView['window'] {
  const { delivery_start_time: start, delivery_end_time: end, delivery_date, time_zone } = stop;
  if (!start && !end) return null;
  const instant = (time: string | null) =>
    time ? toWire(wallTimeToUtc(delivery_date, time, time_zone)) : null;
  return { start: instant(start), end: instant(end) };
}

function etaOf(stop: Tracked, stopsBefore: number | null, now: Date): TrackingView['eta'] {
  const expected = stop.eta ?? stop.planned_at;
  if (!expected) return null;
  const { from, to } = etaRange(fromWire(expected), stopsBefore ?? 0, now);
  return { from: toWire(from), to: toWire(to) };
}

/**
 * What the recipient may know (contract.md, Tracking): an allow-list, made field by field. Null for a token that is
 * wrong, expired or revoked, and for a stop that has left its run.
 */
export async function readTracking(db: Db, token: string, now: Date): Promise<TrackingView | null> {
  const stop = await findStop(db, token, now);
  if (!stop) return null;
  const stops = await readRun(db, stop.delivery_manifest_id);
  const underWay = isUnderWay(stop.delivery_manifest_status_id);
  const before = stopsAway(stops, stop.id);
  const state = trackingState(stop, underWay, before);
  if (state === 'unavailable') return null;
  const { operation_phone } = await readSettings(db);
  const isExpected = isOpenStop(stop) && state !== 'rescheduled';
  // Not while anything else comes first, be it the driver's lunch: only this recipient's way is theirs to see.
  const isNext = underWay && isExpected && nextOpenStop(stops)?.id === stop.id;
  return {
    state,
    window: windowOf(stop),
    // A plan that is still being made promises nothing.
    eta: isExpected && !isPublishOffered(stop) ? etaOf(stop, before, now) : null,
    stops_away: underWay && isExpected ? before : null,
    // An operation with a line of its own answers for all its pharmacies.
    cdp: { name: stop.cdp_name, phone_number: operation_phone || stop.cdp_phone_number },
    first_name: stop.first_name,
    language: stop.language,
    time_zone: stop.time_zone,
    vehicle: isNext ? await findVehicle(db, stop, now) : null,
    delivered_at: state === 'delivered' || state === 'collected' ? stop.datetime : null,
    updated_at: stop.updated_at,
  };
}
