import { assignmentProblems, type AssignmentLimits, type AssignmentRun } from '../runs/assignmentRules';
import { metresBetween, type Point } from '../addresses/distance';
import { arrivalsOf } from '../stops/etas';
import { EVENT_STATUS } from '../stops/eventStatus';
import { EVENT_TYPE, isRecipientStop } from '../stops/eventType';
import { minutesPastWindow } from '../stops/lateness';
import { loadingTimes } from '../runs/loadingTimes';
import { closedDoor, type OpeningHours } from '../time/openingHours';
import type { TimedRun, TimedStop } from '../runs/runTimes';
import { inOrder, isOpenStop } from '../runs/stopOrder';
import { pointOf, type Pace } from '../addresses/travelTime';
import { loadingOf, tripBackFields, type CdpOfRun } from '../runs/tripBack';

/** More stops fit into no shift. */
export const MOST_STOPS = 36;
/** A run whose open doors are all farther away than this is no neighbour. Metres. */
export const NEIGHBOURHOOD_METRES = 15_000;
/** No stop has this id. */
const NEW_STOP_ID = 0;

export type CandidateRun = Omit<AssignmentRun, 'stops'> & TimedRun & CdpOfRun;

export interface Wanted extends Point {
  /** HH:mm:ss in the run's zone. */
  readonly delivery_end_time: string | null;
  readonly delivery_start_time: string | null;
  readonly refrigeration_needed: boolean;
  readonly driver_gender: 'male' | 'female' | null;
  readonly close_door_pharmacy_id: number;
  readonly funding_source_id: number | null;
  /** Rush goes to the run that is there first, everything else to the nearest. */
  readonly is_rush: boolean;
  /** Of the home at this door. */
  readonly facility_hours?: OpeningHours | null;
}

export interface Place {
  runId: number;
  /** Where the new stop goes; what stands there and later moves back by one. */
  secuence: number;
  /** Planned arrival. */
  plannedAt: Date;
  /** How the bag gets into the vehicle: a trip back goes to `secuence`, and the new stop behind it. */
  loading: ReturnType<typeof loadingOf>;
}

/** After the last door and before the way back, whether that is planned as a return or only as the pull in. */
function placeBeforeReturn(stops: readonly TimedStop[]): number {
  const ordered = inOrder(stops);
  const back = ordered.findIndex(
    (stop) =>
      isOpenStop(stop) &&
      [EVENT_TYPE.return, EVENT_TYPE.pullIn].some((type) => type === stop.delivery_event_type_id),
  );
  const index = back < 0 ? ordered.length : back;
  return ordered[index]?.secuence ?? ordered.length + 1;
}

/**
 * The run that a new delivery joins, at its end: the one with the nearest open door, for rush the one that is there first, if
 * it still takes deliveries, has room, breaks no rule of assignment and comes there in time. A run
 * that has left its CDP goes back for the bag, and is chosen where no other suits. Null: the delivery waits in the pool.
 */
export function nearestRun(
  runs: readonly CandidateRun[],
  wanted: Wanted,
  now: Date,
  rules: Pace & AssignmentLimits,
): Place | null {
  let best: (Place & { metres: number; isTrip: boolean }) | null = null;
  for (const run of runs) {
    if (run.stops.length >= MOST_STOPS) continue;
    const secuence = placeBeforeReturn(run.stops);
    const loading = loadingOf(run.stops);
    const isTrip = loading.how === 'tripBack';
    const stop = {
      ...wanted,
      id: NEW_STOP_ID,
      secuence: secuence - 0.5,
      destination_latitude: wanted.latitude,
      destination_longitude: wanted.longitude,
      delivery_date: run.delivery_date,
      delivery_event_type_id: EVENT_TYPE.delivery,
      delivery_event_status_id: EVENT_STATUS.scheduled,
      planned_at: null,
      eta: null,
      datetime: null,
      pick_up_id: loading.pickUpId,
    };
    if (assignmentProblems(run, stop).length > 0) continue;
    const doors = run.stops.filter(
      (stop) => isRecipientStop(stop.delivery_event_type_id) && isOpenStop(stop),
    );
    const distances = doors
      .flatMap((stop) => pointOf(stop) ?? [])
      .map((point) => metresBetween(point, wanted));
    const metres = Math.min(...distances);
    if (metres > NEIGHBOURHOOD_METRES) continue;
    const isFarther = best && (isTrip === best.isTrip ? metres >= best.metres : isTrip);
    if (isFarther && !wanted.is_rush) continue;
    const trip = isTrip ? [{ ...stop, ...tripBackFields(run), secuence: secuence - 0.75 }] : [];
    const stops = [...run.stops, ...trip, stop];
    const arrivals = arrivalsOf({ ...run, stops }, now, rules);
    const arrival = arrivals.get(stop.id);
    if (arrival === undefined || minutesPastWindow(stop, arrival, run.time_zone) > 0) continue;
    if (closedDoor(stop, arrival, run.time_zone)) continue;
    if (best && wanted.is_rush && arrival >= best.plannedAt.getTime()) continue;
    const loadedAt = loadingTimes(stops, arrivals, now, rules).get(stop.id) ?? null;
    if (assignmentProblems(run, stop, rules, { arrival, loadedAt }).length > 0) continue;
    const plannedAt = new Date(arrival);
    best = { runId: run.id, secuence, plannedAt, loading, metres, isTrip };
  }
  if (!best) return null;
  const { runId, secuence, plannedAt, loading } = best;
  return { runId, secuence, plannedAt, loading };
}
