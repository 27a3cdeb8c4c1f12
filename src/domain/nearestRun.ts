import { assignmentProblems, type AssignmentLimits, type AssignmentRun } from './assignmentRules';
import { fromWire, wallTimeToUtc } from './dates';
import { metresBetween, type Point } from './distance';
import { EVENT_TYPE, isRecipientStop } from './eventType';
import { EVENT_STATUS } from './eventStatus';
import { loadingTimes } from './loadingTimes';
import { inOrder, isOpenStop, type PlacedStop } from './stopOrder';
import type { Pace } from './travelTime';

/** More stops fit into no shift. */
export const MOST_STOPS = 36;
/** A run whose open doors are all farther away than this is no neighbour. Metres. */
export const NEIGHBOURHOOD_METRES = 15_000;
/** City driving as the crow flies, detours included; and the time that a door takes. */
const METRES_PER_MINUTE = 480;
const DOOR_MINUTES = 6;
/** No stop has this id. */
const NEW_STOP_ID = 0;

interface Stop extends PlacedStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
  readonly destination_latitude: number | null;
  readonly destination_longitude: number | null;
  readonly planned_at: string | null;
  readonly eta: string | null;
  readonly datetime: string | null;
}

export interface CandidateRun extends AssignmentRun {
  readonly stops: readonly Stop[];
}

export interface Wanted extends Point {
  /** HH:mm:ss in the run's zone. */
  readonly delivery_end_time: string | null;
  readonly delivery_start_time: string | null;
  readonly refrigeration_needed: boolean;
  readonly driver_gender: 'male' | 'female' | null;
  readonly close_door_pharmacy_id: number;
  readonly funding_source_id: number | null;
}

export interface Place {
  runId: number;
  /** Where the new stop goes; what stands there and later moves back by one. */
  secuence: number;
  /** Planned arrival. */
  plannedAt: Date;
}

function positionOf(stop: Stop): Point | null {
  const { destination_latitude: latitude, destination_longitude: longitude } = stop;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** After the last door and before the way back, whether that is planned as a return or only as the pull in. */
function placeBeforeReturn(stops: readonly Stop[]): { secuence: number; before: Stop | undefined } {
  const ordered = inOrder(stops);
  const back = ordered.findIndex(
    (stop) =>
      isOpenStop(stop) &&
      [EVENT_TYPE.return, EVENT_TYPE.pullIn].some((type) => type === stop.delivery_event_type_id),
  );
  const index = back < 0 ? ordered.length : back;
  return { secuence: ordered[index]?.secuence ?? ordered.length + 1, before: ordered[index - 1] };
}

/** Since when its bag would ride. */
function loadedAt(
  run: CandidateRun,
  stop: Pick<Stop, 'id' | 'secuence' | 'delivery_event_type_id' | 'delivery_event_status_id' | 'datetime'>,
  now: Date,
  pace: Pace,
): number | null {
  const arrivals = new Map(
    run.stops.flatMap(({ id, eta, planned_at: planned }): [number, number][] => {
      const at = eta ?? planned;
      return at === null ? [] : [[id, fromWire(at).getTime()]];
    }),
  );
  return loadingTimes([...run.stops, stop], arrivals, now, pace).get(stop.id) ?? null;
}

/**
 * The run that a new delivery joins, at its end: the one with the nearest open door, if it still takes deliveries, has
 * room, breaks no rule of assignment and comes there in time. Null: the delivery waits in the pool.
 */
export function nearestRun(
  runs: readonly CandidateRun[],
  wanted: Wanted,
  now: Date,
  rules: Pace & AssignmentLimits,
): Place | null {
  let best: (Place & { metres: number }) | null = null;
  for (const run of runs) {
    if (run.stops.length >= MOST_STOPS) continue;
    const stop = {
      ...wanted,
      id: NEW_STOP_ID,
      secuence: null,
      delivery_date: run.delivery_date,
      delivery_event_type_id: EVENT_TYPE.delivery,
      delivery_event_status_id: EVENT_STATUS.scheduled,
      datetime: null,
    };
    if (assignmentProblems(run, stop).length > 0) continue;
    const doors = run.stops.filter(
      (stop) => isRecipientStop(stop.delivery_event_type_id) && isOpenStop(stop),
    );
    const distances = doors
      .flatMap((stop) => positionOf(stop) ?? [])
      .map((point) => metresBetween(point, wanted));
    const metres = Math.min(...distances);
    if (metres > NEIGHBOURHOOD_METRES || (best && metres >= best.metres)) continue;
    const { secuence, before } = placeBeforeReturn(run.stops);
    const leaves = fromWire(before?.eta ?? before?.planned_at ?? run.start_at).getTime();
    const from = before ? positionOf(before) : null;
    const minutes = DOOR_MINUTES + (from ? metresBetween(from, wanted) / METRES_PER_MINUTE : 0);
    const plannedAt = new Date(Math.max(leaves, now.getTime()) + Math.ceil(minutes) * 60_000);
    const { delivery_end_time: end } = wanted;
    if (end && plannedAt > wallTimeToUtc(run.delivery_date, end, run.time_zone)) continue;
    const times = { arrival: plannedAt.getTime(), loadedAt: loadedAt(run, stop, now, rules) };
    if (assignmentProblems(run, stop, rules, times).length > 0) continue;
    best = { runId: run.id, secuence, plannedAt, metres };
  }
  return best && { runId: best.runId, secuence: best.secuence, plannedAt: best.plannedAt };
}
