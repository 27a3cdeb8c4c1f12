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
import { loadingOf, tripBackFields } from '../runs/tripBack';
import type { CdpOfRun } from './plannedRun';

/** Upper limit for the stops of a shift. */
export const MOST_STOPS = 36;
/** If all open stops of a run are farther away than this, it is not nearby. Metres. */
export const NEIGHBOURHOOD_METRES = 15_000;
/** An id that no stop has. */
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
  /** Rush goes to the run that arrives first, everything else to the nearest. */
  readonly is_rush: boolean;
  /** Opening hours of the residence at this address. */
  readonly facility_hours?: OpeningHours | null;
}

export interface Place {
  runId: number;
  /** Place of the new stop; the stop at this place and later ones move back by one. */
  secuence: number;
  /** Planned arrival. */
  plannedAt: Date;
  /**
   * How the bag gets into the vehicle. A trip back takes the place `secuence`, and the new stop follows it.
   */
  loading: ReturnType<typeof loadingOf>;
}

/** After the last recipient and before the way back, whether that is a return or only the pull-in. */
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
 * The run for a new delivery, which is added at its end: the run with the nearest open stop, or for rush the
 * one that arrives first. It must accept deliveries, have capacity, break no assignment rule and arrive in
 * time. A run that has left its CDP needs a trip back for the bag, and is chosen only if no other run fits.
 * Null: the delivery stays in the pool.
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
