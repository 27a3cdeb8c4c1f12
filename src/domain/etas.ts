import { fromWire, toWire, wallTimeToUtc } from './dates';
import type { Point } from './distance';
import { EVENT_STATUS, isCanceledStatus } from './eventStatus';
import { inOrder, isOpenStop } from './stopOrder';
import { DEFAULT_PACE, pointOf, taskTime, wayTime, type Pace } from './travelTime';

/** What the expected arrivals are made from. Times with a date are UTC wire times. */
export interface TimedStop {
  readonly id: number;
  readonly secuence: number | null;
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
  readonly delivery_date: string;
  readonly destination_latitude: number | null;
  readonly destination_longitude: number | null;
  /** Earliest time of day at the door, in the run's zone. */
  readonly delivery_start_time: string | null;
  readonly planned_at: string | null;
  /**
   * The stop that came before it in that plan; null where nobody has kept it. Its own id: it was promised an arrival when it
   * was put there, which is no plan of a way.
   */
  readonly planned_after_id: number | null;
  readonly eta: string | null;
  readonly datetime: string | null;
}

/** Closings that happened away from the door: they say nothing about where the driver is. */
const AWAY_FROM_DOOR: ReadonlySet<number> = new Set([
  EVENT_STATUS.canceled,
  EVENT_STATUS.collectCanceled,
  EVENT_STATUS.returned,
]);

/** When the driver has left this stop, milliseconds; undefined where that is to come or not known. */
function leftAt(stop: TimedStop): number | undefined {
  if (isOpenStop(stop) || AWAY_FROM_DOOR.has(stop.delivery_event_status_id)) return undefined;
  return stop.datetime ? fromWire(stop.datetime).getTime() : undefined;
}

/** When the driver has left the last stop, milliseconds; undefined before the first one. */
function lastLeft(stops: readonly TimedStop[]): number | undefined {
  const times = stops.flatMap((stop) => leftAt(stop) ?? []);
  return times.length > 0 ? Math.max(...times) : undefined;
}

const plannedTime = (stop: TimedStop) => (stop.planned_at ? fromWire(stop.planned_at).getTime() : null);

/**
 * The stop that each one followed in the plan: as it was kept, else the one planned before it that stands before it in this
 * run. What was planned behind a stop of another run is no part of this one's plan.
 */
function plannedBefore(stops: readonly TimedStop[]): Map<number, number | null> {
  const ids = new Set(stops.map((stop) => stop.id));
  const planned = stops
    .filter((stop) => stop.planned_at !== null)
    .sort((a, b) => (a.planned_at ?? '').localeCompare(b.planned_at ?? '') || byPlace(a, b));
  const own: TimedStop[] = [];
  const before = new Map<number, number | null>();
  for (const stop of planned) {
    const kept = stop.planned_after_id;
    if (kept === stop.id) {
      before.set(stop.id, kept);
      continue;
    }
    before.set(stop.id, kept ?? own.findLast((each) => byPlace(each, stop) < 0)?.id ?? null);
    if (kept === null || ids.has(kept)) own.push(stop);
  }
  return before;
}

function byPlace(a: TimedStop, b: TimedStop): number {
  return (a.secuence ?? Infinity) - (b.secuence ?? Infinity);
}

/**
 * When the driver comes to each open stop of a run, milliseconds by stop id.
 *
 * The rule is simple on purpose, so that a dispatcher can check it in the head: the driver leaves the last closed stop
 * when it was closed, and from there on each way takes as long as it was planned to take. A way that was not planned,
 * because a stop was moved in or out between or was canceled, takes the time at the stop before and the road between the two. What
 * was put between two stops makes nobody sooner: the second is reached no earlier than by the way planned from the first,
 * waiting and lunch hour included. Nobody arrives before now, nor before the delivery's own start time: the driver waits,
 * and what follows waits too. Before the first stop is closed the plan stands, as far as its ways do.
 *
 * It looks at the state of the run alone, so that an undo needs no memory of the former times, and so that the board can
 * foretell what the server will say.
 */
export function arrivalsOf(
  stops: readonly TimedStop[],
  zone: string,
  now: Date,
  pace: Pace = DEFAULT_PACE,
): Map<number, number> {
  const arrivals = new Map<number, number>();
  const before = plannedBefore(stops);
  const left = lastLeft(stops);
  let clock = left;
  let previous: TimedStop | undefined;
  let point: Point | null = null;
  /** Moment from which a planned way counts, and its planned counterpart, by stop. */
  const passed = new Map<number, { at: number; planned: number }>();
  const pass = (stop: TimedStop, at: number | undefined) => {
    const planned = plannedTime(stop);
    if (at !== undefined && planned !== null) passed.set(stop.id, { at, planned });
  };
  // What was canceled is driven past: the way to it and from it is no more.
  const visited = stops.filter((stop) => !isCanceledStatus(stop.delivery_event_status_id));
  for (const stop of inOrder(visited)) {
    const planned = plannedTime(stop);
    const plannedPrevious = previous ? plannedTime(previous) : planned;
    const isPlannedWay =
      planned !== null &&
      plannedPrevious !== null &&
      (previous === undefined || before.get(stop.id) === previous.id) &&
      planned >= plannedPrevious;
    const here = pointOf(stop);
    let way = isPlannedWay ? planned - plannedPrevious : 0;
    if (!isPlannedWay && previous) {
      way =
        Math.ceil((taskTime(previous, pace) + (point && here ? wayTime(point, here, pace) : 0)) / 60_000) *
        60_000;
    }
    previous = stop;
    point = here ?? point;
    if (!isOpenStop(stop)) {
      pass(stop, leftAt(stop));
      continue;
    }
    if (clock === undefined) {
      if (planned === null) continue;
      clock = planned;
    } else {
      clock += way;
    }
    if (planned !== null && !isPlannedWay) {
      const after = before.get(stop.id) ?? null;
      const from = after === null ? undefined : passed.get(after);
      if (from) clock = Math.max(clock, from.at + planned - from.planned);
      // The plan's first stop, with something put before it.
      else if (after === null && left === undefined) clock = Math.max(clock, planned);
    }
    if (left !== undefined || !isPlannedWay) clock = Math.max(clock, opensAt(stop, zone));
    if (left !== undefined) clock = Math.max(clock, now.getTime());
    arrivals.set(stop.id, clock);
    pass(stop, clock);
  }
  return arrivals;
}

function opensAt(stop: TimedStop, zone: string): number {
  return stop.delivery_start_time
    ? wallTimeToUtc(stop.delivery_date, stop.delivery_start_time, zone).getTime()
    : 0;
}

/** Expected arrivals of the open stops by stop id, wire times; only those that differ from what is stored. */
export function etasOf(
  stops: readonly TimedStop[],
  zone: string,
  now: Date,
  pace: Pace = DEFAULT_PACE,
): Map<number, string> {
  const eta = new Map(stops.map((stop) => [stop.id, stop.eta]));
  return new Map(
    [...arrivalsOf(stops, zone, now, pace)]
      .map(([id, at]) => [id, toWire(new Date(at))] as const)
      .filter(([id, at]) => at !== eta.get(id)),
  );
}
