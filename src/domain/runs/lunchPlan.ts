import { HOUR_MS, minutesPast } from '../time/durations';
import { fromWire } from '../time/dates';
import { EVENT_STATUS } from '../stops/eventStatus';
import { EVENT_TYPE, type EventTypeId } from '../stops/eventType';
import { LUNCH_IN_QUEUE, lunchProblem } from './lunchBreak';
import type { Problem } from '../wire/problem';
import { endOfQueue, firstOpenPlace } from './runPlaces';
import { runTimes, type TimedStop } from './runTimes';
import { inOrder } from './stopOrder';
import type { Pace } from '../addresses/travelTime';

interface LunchRun {
  readonly start_at: string;
  readonly end_at: string;
  readonly delivery_date: string;
  readonly time_zone: string;
}

/** Length of the shift in hours. */
export function shiftHoursOf({ start_at, end_at }: Pick<LunchRun, 'start_at' | 'end_at'>): number {
  return (fromWire(end_at).getTime() - fromWire(start_at).getTime()) / HOUR_MS;
}

/**
 * Why a lunch break at this place of this run is refused, or null (spec §5: places 2 to 9, at least 4 hours
 * of work).
 */
export function lunchBreakProblem(run: LunchRun, place: number | null): Problem | null {
  return lunchProblem(place ?? LUNCH_IN_QUEUE, shiftHoursOf(run));
}

/** Place of the break, from 1: as chosen, but after closed stops; the end of the queue for null. */
export function lunchPlace(stops: readonly TimedStop[], wanted: number | null): number {
  const ordered = inOrder(stops);
  if (wanted === null || wanted === LUNCH_IN_QUEUE) return endOfQueue(ordered);
  return Math.min(Math.max(wanted, firstOpenPlace(ordered)), endOfQueue(ordered));
}

function lunchStop(run: LunchRun, id: number, typeId: EventTypeId): TimedStop {
  return {
    id,
    secuence: null,
    delivery_event_type_id: typeId,
    delivery_event_status_id: EVENT_STATUS.scheduled,
    delivery_date: run.delivery_date,
    destination_latitude: null,
    destination_longitude: null,
    delivery_start_time: null,
    planned_at: null,
    eta: null,
    datetime: null,
  };
}

/** Overtime that the break adds to the run, in minutes; 0 when there is none. */
export function lunchOvertime(
  run: LunchRun,
  stops: readonly TimedStop[],
  place: number,
  now: Date,
  pace: Pace,
): number {
  const ordered = inOrder(stops);
  const withLunch = [
    ...ordered.slice(0, place - 1),
    lunchStop(run, -2, EVENT_TYPE.startLunch),
    lunchStop(run, -1, EVENT_TYPE.finishLunch),
    ...ordered.slice(place - 1),
  ].map((stop, index) => ({ ...stop, secuence: index + 1 }));
  const end = fromWire(run.end_at).getTime();
  const over = (queue: readonly TimedStop[]) =>
    Math.max(0, (runTimes({ ...run, stops: queue }, now, pace).finish ?? end) - end);
  return minutesPast(over(withLunch), over(ordered));
}
