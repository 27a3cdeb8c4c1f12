import { sql } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '../../../src/domain/time/durations';
import { FRESH_POSITION_MINUTES } from '../../../src/domain/stops/closingObstacles';
import { fromWire, toWire } from '../../../src/domain/time/dates';
import { instantOn } from '../../../src/domain/time/dayHours';
import { DEVICE_STARTS } from '../positions/shiftWindow';
import { isExpected } from '../../../src/domain/stops/expectedTimes';
import { metresBetween, type Point } from '../../../src/domain/addresses/distance';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { isCollect } from '../../../src/domain/stops/eventType';
import { recipientMap, roughPlace, type RecipientMap } from '../../../src/domain/stops/recipientMap';
import { minutesPastPromise, minutesPastWindow } from '../../../src/domain/stops/lateness';
import { isPublishOffered } from '../../../src/domain/runs/publishRun';
import { isUnderWay } from '../../../src/domain/runs/manifestStatus';
import { isOpenStop, nextOpenStop } from '../../../src/domain/runs/stopOrder';
import {
  aboutLate,
  etaRange,
  isSilent,
  stopsAway,
  trackingState,
} from '../../../src/domain/stops/trackingState';
import type { TrackedVehicle, TrackingState, TrackingView } from '../../../src/domain/stops/trackingView';
import type { Db } from '../../platform/database/database';
import { expectedArrivals } from '../dispatch/expectedArrivals';
import { readSettings } from '../../platform/settings/readSettings';
import { readMessageChoice } from '../recipients/messageConsent';
import { readAsking } from '../recipients/readAsking';
import { isLivingLink } from './livingLink';
import { hashOfToken } from './trackingToken';

const AT_DOOR = [EVENT_STATUS.attempted, EVENT_STATUS.collectAttempted];
const REFUSED = [EVENT_STATUS.failed, EVENT_STATUS.rejected, EVENT_STATUS.collectFailed];

type Tracked = NonNullable<Awaited<ReturnType<typeof findStop>>>;

/** Wrong, expired and revoked tokens run through the same query, so that they cannot be distinguished. */
function findStop(db: Db, token: string, now: Date) {
  return db
    .selectFrom('tracking_links as l')
    .innerJoin('delivery_events as e', 'e.id', 'l.delivery_event_id')
    .leftJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .innerJoin('cdps as c', (join) =>
      join.on(sql<boolean>`c.id = coalesce(m.close_door_pharmacy_id, e.close_door_pharmacy_id)`),
    )
    .innerJoin('participants as p', 'p.id', 'e.participant_id')
    .innerJoin('funding_sources as f', 'f.id', 'p.funding_source_id')
    .where('l.token_hash', '=', hashOfToken(token))
    .where('l.revoked_at', 'is', null)
    .where(isLivingLink(now, sql`coalesce(m.time_zone, c.time_zone)`))
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
    .select(['m.delivery_manifest_status_id', 'm.employee_id', 'm.start_at', 'm.end_at'])
    .select([
      'm.close_door_pharmacy_id',
      'f.recipient_requests',
      'e.recipient_asks',
      'e.recipient_confirmed_at',
    ])
    .select(['e.recipient_gate_code', 'e.recipient_safe_place', 'e.recipient_rating'])
    .select(sql<string>`coalesce(m.time_zone, c.time_zone)`.as('time_zone'))
    .select(['c.name as cdp_name', 'c.phone_number as cdp_phone_number', 'p.first_name', 'p.language'])
    .select([
      sql<string>`greatest(e.updated_at, m.updated_at)`.as('updated_at'),
      // Somebody stood at the door: a try, or the driver's own word that it did not work.
      sql<
        string | null
      >`(select max(t.datetime) from delivery_event_transitions t where t.delivery_event_id = e.id
        and (t.delivery_event_status_id = any(${AT_DOOR}::int[])
          or t.source = 'driver' and t.delivery_event_status_id = any(${REFUSED}::int[])))`.as(
        'attempted_at',
      ),
    ])
    .executeTakeFirst();
}

function readRun(db: Db, manifestId: number | null) {
  return db
    .selectFrom('delivery_events')
    .select(['id', 'secuence', 'delivery_event_type_id', 'delivery_event_status_id', 'datetime'])
    .where('delivery_manifest_id', '=', manifestId)
    .execute();
}

/** A position before the shift counts for so long: a driver who sets out early is seen. Milliseconds. */
const EARLY_MS = HOUR_MS;

/** The driver's last position on this run's shift, or of the last hour. */
function findPosition(db: Db, { employee_id, delivery_manifest_id }: Tracked, now: Date) {
  return db
    .selectFrom('positions as p')
    .innerJoin('delivery_manifest as m', (join) => join.onTrue())
    .select(['p.latitude', 'p.longitude', 'p.recorded_at'])
    .where('m.id', '=', delivery_manifest_id ?? 0)
    .where('p.employee_id', '=', employee_id ?? 0)
    .where(
      'p.recorded_at',
      '>=',
      sql<string>`least(${DEVICE_STARTS}, ${new Date(now.getTime() - EARLY_MS)}::timestamptz)`,
    )
    .where('p.recorded_at', '<=', toWire(now))
    .orderBy('p.recorded_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type Position = NonNullable<Awaited<ReturnType<typeof findPosition>>>;

function doorOf({ destination_latitude: latitude, destination_longitude: longitude }: Tracked): Point | null {
  return latitude !== null && longitude !== null ? { latitude, longitude } : null;
}

/** The vehicle, if its position is fresh enough to mean something. */
function vehicleAt(position: Position, door: Point | null, now: Date): TrackedVehicle | null {
  const { recorded_at } = position;
  if (now.getTime() - fromWire(recorded_at).getTime() > FRESH_POSITION_MINUTES * MINUTE_MS) return null;
  const place = roughPlace(position);
  return { ...place, recorded_at, distance_m: door && Math.round(metresBetween(place, door)) };
}

function windowOf(stop: Tracked): TrackingView['window'] {
  const { delivery_start_time: start, delivery_end_time: end, delivery_date, time_zone } = stop;
  if (!start && !end) return null;
  const instant = (time: string | null) => (time ? toWire(instantOn(delivery_date, time, time_zone)) : null);
  return { start: instant(start), end: instant(end) };
}

/** The arrival that everybody is told, wire time: of the office's board and of this page. */
async function expectedOf(db: Db, stop: Tracked, now: Date): Promise<string | null> {
  const arrivals = await expectedArrivals(db, stop.delivery_manifest_id ?? 0, now);
  return arrivals.get(stop.id) ?? stop.planned_at;
}

function etaOf(expected: string, stopsBefore: number | null, now: Date): TrackingView['eta'] {
  const { from, to } = etaRange(fromWire(expected), stopsBefore ?? 0, now);
  return { from: toWire(from), to: toWire(to) };
}

/** Minutes past the promise or the window, as they are told. */
function lateOf(stop: Tracked, expected: string): number | null {
  const at = fromWire(expected).getTime();
  return aboutLate(Math.max(minutesPastPromise(stop, at), minutesPastWindow(stop, at, stop.time_zone)));
}

/** Over well, or not begun: nobody needs to hear of a try. */
const WITHOUT_TRY: ReadonlySet<TrackingState> = new Set([
  'scheduled',
  'delivered',
  'collected',
  'returned',
  'canceled',
]);

/** What the recipient may know, and where they live, which they know themselves. */
interface Found {
  view: TrackingView;
  map: RecipientMap | null;
}

/**
 * What the recipient may know (contract.md, Tracking): an allow-list, made field by field. Null for a token that is
 * wrong, expired or revoked, and for a stop that has left its run without being put off.
 *
 * @param driverNumber connects with the driver whoever is on their way; null: there is none
 */
export async function readTracking(
  db: Db,
  token: string,
  now: Date,
  driverNumber: string | null = null,
): Promise<Found | null> {
  const stop = await findStop(db, token, now);
  if (!stop) return null;
  const manifestStatus = stop.delivery_manifest_status_id;
  const stops = await readRun(db, stop.delivery_manifest_id);
  const underWay = manifestStatus !== null && isUnderWay(manifestStatus);
  const before = stopsAway(stops, stop.id);
  const state = trackingState(stop, underWay, before);
  const isPutOff = state === 'rescheduled';
  if (state === 'unavailable' || (manifestStatus === null && !isPutOff)) return null;
  const { operation_phone, driver_silent_minutes, recipient_clock } = await readSettings(db);
  const isOpen = isOpenStop(stop) && manifestStatus !== null;
  const position = underWay && isOpen ? ((await findPosition(db, stop, now)) ?? null) : null;
  const closings = stops.flatMap((each) => (!isOpenStop(each) && each.datetime ? [each.datetime] : []));
  const lastClosing = closings.sort().at(-1);
  const news = {
    position: position && fromWire(position.recorded_at),
    closing: lastClosing ? fromWire(lastClosing) : null,
  };
  const isChecking = underWay && isOpen && isSilent(news, now, driver_silent_minutes);
  const run = manifestStatus === null ? null : { delivery_manifest_status_id: manifestStatus };
  // A plan that is still being made promises nothing, nor does a run that is over or a driver whom nobody has heard.
  const isTold = isOpen && !isChecking && run !== null && isExpected(run) && !isPublishOffered(run);
  const expected = isTold ? await expectedOf(db, stop, now) : null;
  // Not while anything else comes first, be it the driver's lunch: only this recipient's way is theirs to see.
  const isNext = underWay && isOpen && !isPutOff && nextOpenStop(stops)?.id === stop.id;
  const door = doorOf(stop);
  const vehicle = isNext && position ? vehicleAt(position, door, now) : null;
  const asking = await readAsking(db, stop, state, now);
  const messages = await readMessageChoice(db, stop.id);
  const view: TrackingView = {
    ...asking,
    messages,
    driver_number: underWay && isOpen ? driverNumber : null,
    state,
    kind: isCollect(stop.delivery_event_type_id) ? 'collect' : 'delivery',
    window: windowOf(stop),
    new_day: isPutOff ? stop.delivery_date : null,
    eta: expected === null ? null : etaOf(expected, before, now),
    late_minutes: expected === null ? null : lateOf(stop, expected),
    attempted_at: WITHOUT_TRY.has(state) ? null : stop.attempted_at,
    is_checking: isChecking,
    stops_away: underWay && isOpen ? before : null,
    // An operation with a line of its own answers for all its pharmacies.
    cdp: { name: stop.cdp_name, phone_number: operation_phone || stop.cdp_phone_number },
    first_name: stop.first_name,
    language: stop.language,
    clock: recipient_clock,
    time_zone: stop.time_zone,
    vehicle,
    delivered_at: state === 'delivered' || state === 'collected' ? stop.datetime : null,
    updated_at: stop.updated_at,
  };
  return { view, map: recipientMap(isNext, { door, vehicle }) };
}
