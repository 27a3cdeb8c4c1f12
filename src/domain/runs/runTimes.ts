import { fromWire } from '../time/dates';
import { instantOn } from '../time/dayHours';
import type { Point } from '../addresses/distance';
import { EVENT_STATUS } from '../stops/eventStatus';
import { EVENT_TYPE } from '../stops/eventType';
import { inOrder, isOpenStop } from './stopOrder';
import { DEFAULT_PACE, pointOf, roadMetres, roadSeconds, taskTime, type Pace } from '../addresses/travelTime';

/** What the times of a run are made from. Times with a date are UTC wire times. */
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
  readonly eta: string | null;
  readonly datetime: string | null;
}

export interface TimedRun {
  /** IANA. */
  readonly time_zone: string;
  /** Start of the shift. */
  readonly start_at: string;
  readonly stops: readonly TimedStop[];
}

/** One stop on the way that is still to be driven. Milliseconds. */
export interface StopTimes {
  /** The driver is there. */
  readonly reached: number;
  /** The door is open, and the stop begins. */
  readonly arrival: number;
  readonly leaves: number;
}

/** The way of a run from now on. */
export interface RunTimes {
  /** Open stops in the order in which they are driven, by id. */
  readonly stops: ReadonlyMap<number, StopTimes>;
  /** When the last of them is done, milliseconds; null without open stops. */
  readonly finish: number | null;
  /** Of driving. */
  readonly seconds: number;
  readonly metres: number;
}

/** Closings that happened away from the door, at a time when the driver may have been anywhere. */
const WITHOUT_DRIVER: ReadonlySet<number> = new Set([
  EVENT_STATUS.canceled,
  EVENT_STATUS.collectCanceled,
  EVENT_STATUS.returned,
]);
/** Said of a bag, mostly where it is loaded: the time counts, the door does not. */
const WITHOUT_DOOR: ReadonlySet<number> = new Set([EVENT_STATUS.missing, EVENT_STATUS.damaged]);
/** The driver drives to this door or stands at it, whatever its place. */
const AT_THE_DOOR: ReadonlySet<number> = new Set([
  EVENT_STATUS.inProgress,
  EVENT_STATUS.attempted,
  EVENT_STATUS.collectInProgress,
  EVENT_STATUS.collectAttempted,
]);

/** A break and the way home wait until every door is done. */
const WITHOUT_TURN: ReadonlySet<number> = new Set([
  EVENT_TYPE.startLunch,
  EVENT_TYPE.finishLunch,
  EVENT_TYPE.return,
  EVENT_TYPE.pullIn,
]);

export function isAtTheDoor(
  stop: Pick<TimedStop, 'delivery_event_type_id' | 'delivery_event_status_id'>,
): boolean {
  return AT_THE_DOOR.has(stop.delivery_event_status_id) && !WITHOUT_TURN.has(stop.delivery_event_type_id);
}

/** Whole seconds: what is told of a moment is never before it. Milliseconds. */
const wholeSecond = (time: number) => Math.ceil(time / 1000) * 1000;

/**
 * When the driver went on, or will from a lunch that has begun, and from where. Null before the first stop is closed.
 *
 * @returns `at` in milliseconds; `point` null where the place of no closed stop is known
 */
export function lastLeft(
  stops: readonly TimedStop[],
  pace: Pace,
): { at: number; point: Point | null } | null {
  const isAtLunch = stops.some(
    (stop) => stop.delivery_event_type_id === EVENT_TYPE.finishLunch && isOpenStop(stop),
  );
  const left = inOrder(stops)
    .flatMap((stop) => {
      const { datetime, delivery_event_status_id: status, delivery_event_type_id: type } = stop;
      if (isOpenStop(stop) || WITHOUT_DRIVER.has(status) || datetime === null) return [];
      const rest = isAtLunch && type === EVENT_TYPE.startLunch ? taskTime(stop, pace) : 0;
      const point = WITHOUT_DOOR.has(status) ? null : pointOf(stop);
      return [{ at: fromWire(datetime).getTime() + rest, point }];
    })
    .sort((a, b) => a.at - b.at);
  const last = left.at(-1);
  return last ? { at: last.at, point: left.findLast(({ point }) => point !== null)?.point ?? null } : null;
}

/** Open stops in the order in which they are driven. What is canceled is driven past. */
function drivenStops<S extends TimedStop>(stops: readonly S[]): S[] {
  const open = inOrder(stops).filter(isOpenStop);
  return [...open.filter(isAtTheDoor), ...open.filter((stop) => !isAtTheDoor(stop))];
}

/** Before this nobody opens, milliseconds; 0 at a door that is always open. */
function opensAt(stop: TimedStop, zone: string): number {
  return stop.delivery_start_time
    ? instantOn(stop.delivery_date, stop.delivery_start_time, zone).getTime()
    : 0;
}

/**
 * The one arithmetic of time: promise, expected arrival, candidates, overtime, what a hovering stop costs, recalculation,
 * automatic plan and the recipient's page all ask it, and a test holds the optimizer to it.
 *
 * It is simple on purpose, so that a dispatcher can check it in the head. The driver goes on from the last closed stop when
 * it was closed, before the first one at the start of the shift. A way takes the road between the two points at the set speed,
 * a stop takes what the settings say for its type, and a door that is not open yet is waited for. Nobody arrives before now:
 * who should be there already arrives now, and everything behind that is as much later.
 *
 * It looks at the state of the run alone, so that an undo needs no memory of former times, and so that the board can foretell
 * what the server will say.
 */
export function runTimes(run: TimedRun, now: Date, pace: Pace = DEFAULT_PACE): RunTimes {
  const left = lastLeft(run.stops, pace);
  const earliest = wholeSecond(now.getTime());
  const stops = new Map<number, StopTimes>();
  let clock = left?.at ?? fromWire(run.start_at).getTime();
  let point = left?.point ?? null;
  let seconds = 0;
  let metres = 0;
  for (const stop of drivenStops(run.stops)) {
    const here = pointOf(stop);
    if (point && here) {
      const road = roadMetres(point, here, pace.detour_percent / 100);
      const drive = roadSeconds(road, pace.road_speed_kmh);
      metres += road;
      seconds += drive;
      clock += drive * 1000;
    }
    point = here ?? point;
    const reached = Math.max(clock, earliest);
    const arrival = Math.max(reached, opensAt(stop, run.time_zone));
    clock = arrival + taskTime(stop, pace);
    stops.set(stop.id, { reached, arrival, leaves: clock });
  }
  return { stops, finish: stops.size > 0 ? clock : null, seconds, metres };
}
