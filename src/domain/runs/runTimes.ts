import { driveFactor, learnedHour, type LearnedRun } from '../planning/learnedTimes';
import { fromWire, zoneOffsetHours } from '../time/dates';
import { HOUR_MS } from '../time/durations';
import { instantOn } from '../time/dayHours';
import type { Point } from '../addresses/distance';
import { EVENT_STATUS, isClosedStatus } from '../stops/eventStatus';
import { EVENT_TYPE } from '../stops/eventType';
import { inOrder, isOpenStop } from './stopOrder';
import { DEFAULT_PACE, legBetween, pointOf, taskTime, type Pace } from '../addresses/travelTime';

/** Input for the times of a run. Times with a date are UTC wire times. */
export interface TimedStop {
  readonly id: number;
  readonly secuence: number | null;
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
  readonly delivery_date: string;
  readonly destination_latitude: number | null;
  readonly destination_longitude: number | null;
  /** Earliest time of day at the address, in the run's zone. */
  readonly delivery_start_time: string | null;
  readonly planned_at: string | null;
  readonly eta: string | null;
  readonly datetime: string | null;
}

export interface TimedRun extends LearnedRun {
  /** IANA. */
  readonly time_zone: string;
  /** Start of the shift. */
  readonly start_at: string;
  readonly stops: readonly TimedStop[];
}

/** One open stop of the remaining route. Milliseconds. */
export interface StopTimes {
  /** The driver arrives. */
  readonly reached: number;
  /** The place is open, and the stop begins. */
  readonly arrival: number;
  readonly leaves: number;
}

/** The remaining route of a run. */
export interface RunTimes {
  /** Open stops in driving order, by id. */
  readonly stops: ReadonlyMap<number, StopTimes>;
  /** When the last of them is done, milliseconds; null without open stops. */
  readonly finish: number | null;
  /** Of driving. */
  readonly seconds: number;
  readonly metres: number;
  /** The roads of a drive are not known: its straight line counts. */
  readonly isAbout: boolean;
}

/** Closings away from the address, when the driver's position is unknown. */
const WITHOUT_DRIVER: ReadonlySet<number> = new Set([
  EVENT_STATUS.canceled,
  EVENT_STATUS.collectCanceled,
  EVENT_STATUS.returned,
]);
/** Statuses of a bag, usually set at loading: the time is used, the address is not. */
const WITHOUT_DOOR: ReadonlySet<number> = new Set([EVENT_STATUS.missing, EVENT_STATUS.damaged]);
/** The driver is driving to this address or is at it, whatever its place in the run. */
const AT_THE_DOOR: ReadonlySet<number> = new Set([
  EVENT_STATUS.inProgress,
  EVENT_STATUS.attempted,
  EVENT_STATUS.collectInProgress,
  EVENT_STATUS.collectAttempted,
]);

/** Breaks and the way back come after all recipients. */
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

/** Rounds up to seconds, so that a shown time is never too early. Milliseconds. */
const wholeSecond = (time: number) => Math.ceil(time / 1000) * 1000;

/** Who gives a stop this status closes it, and is at its door. */
export function closesAtDoor(status: number): boolean {
  return isClosedStatus(status) && !WITHOUT_DRIVER.has(status) && !WITHOUT_DOOR.has(status);
}

/** When the driver left the door of a closed stop, milliseconds; null when it is open, or was closed elsewhere. */
export function leavesDoor(stop: TimedStop): number | null {
  const { datetime, delivery_event_status_id: status } = stop;
  if (isOpenStop(stop) || WITHOUT_DRIVER.has(status) || WITHOUT_DOOR.has(status)) return null;
  return datetime === null ? null : fromWire(datetime).getTime();
}

/**
 * When and where the driver left the last closed stop, or will leave a lunch that has started. Null before
 * the first stop is closed.
 *
 * @returns `at` in milliseconds; `point` null when no closed stop has a position
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

/** Open stops in driving order. Canceled stops are skipped. */
function drivenStops<S extends TimedStop>(stops: readonly S[]): S[] {
  const open = inOrder(stops).filter(isOpenStop);
  return [...open.filter(isAtTheDoor), ...open.filter((stop) => !isAtTheDoor(stop))];
}

/** Opening time of the address, milliseconds; 0 when it is always open. */
export function opensAt(stop: TimedStop, zone: string): number {
  return stop.delivery_start_time
    ? instantOn(stop.delivery_date, stop.delivery_start_time, zone).getTime()
    : 0;
}

/** What was learned of drives of this run, by the moment at which they begin. */
function driveFactors(run: TimedRun, start: number, { learned }: Pace): (at: number) => number {
  if (!learned) return () => 1;
  const offset = zoneOffsetHours(new Date(start), run.time_zone) * HOUR_MS;
  return (at) => {
    const local = new Date(at + offset);
    return driveFactor(learned, run, learnedHour(local.getUTCDay(), local.getUTCHours()));
  };
}

/**
 * The only calculation of times: promises, ETAs, candidates, overtime, the cost of a dragged stop,
 * recalculation, automatic plan and the recipient's page all use it, and a test compares the optimizer with
 * it.
 *
 * It is simple on purpose, so that a dispatcher can check it without a computer. The driver leaves the last
 * closed stop when it was closed, or starts at the start of the shift. Driving takes the time of the roads, or
 * where they are not known that of the straight line, corrected by what was learned; a stop takes the configured time of its type, and at a closed address the driver waits
 * until it opens. No arrival is before now: an overdue arrival becomes now, and all later ones move by the
 * same time.
 *
 * It uses only the state of the run, so that an undo needs no stored times, and the board can predict the
 * server's result.
 */
export function runTimes(run: TimedRun, now: Date, pace: Pace = DEFAULT_PACE): RunTimes {
  const left = lastLeft(run.stops, pace);
  const earliest = wholeSecond(now.getTime());
  const stops = new Map<number, StopTimes>();
  let clock = left?.at ?? fromWire(run.start_at).getTime();
  const factorAt = driveFactors(run, clock, pace);
  let point = left?.point ?? null;
  let seconds = 0;
  let metres = 0;
  let isAbout = false;
  for (const stop of drivenStops(run.stops)) {
    const here = pointOf(stop);
    if (point && here) {
      const leg = legBetween(point, here, pace);
      metres += leg.metres;
      const drive = Math.round(leg.seconds * factorAt(clock));
      seconds += drive;
      isAbout ||= leg.isAbout;
      clock += drive * 1000;
    }
    point = here ?? point;
    const reached = Math.max(clock, earliest);
    const arrival = Math.max(reached, opensAt(stop, run.time_zone));
    clock = arrival + taskTime(stop, pace);
    stops.set(stop.id, { reached, arrival, leaves: clock });
  }
  return { stops, finish: stops.size > 0 ? clock : null, seconds, metres, isAbout };
}
