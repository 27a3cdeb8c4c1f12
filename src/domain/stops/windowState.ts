import { EVENT_TYPE } from './eventType';
import { minutesPastWindow, windowEnd, type WantedStop } from './lateness';
import type { Point } from '../addresses/distance';
import { isTimeUp } from '../time/timings';
import { legBetween, pointOf, type Pace } from '../addresses/travelTime';

/**
 * How a stop misses its window: `expected` by the driver's expected arrival, `unreachable` by the earliest
 * possible arrival, `passed` when no arrival is expected and the end is over. Whole minutes, rounded up.
 */
export type MissedWindow =
  { readonly kind: 'expected' | 'unreachable'; readonly minutes: number } | { readonly kind: 'passed' };

interface Moment {
  /** Zone of the run, or of the CDP of an unassigned order. */
  readonly zone: string;
  readonly now: Date;
  /** Expected arrival, milliseconds; null: none. */
  readonly arrival: number | null;
  /** The earliest possible arrival, milliseconds; left out when unknown. */
  readonly soonest?: number;
}

/**
 * Time until the end of the window, milliseconds, 0 or less when time is up (spec §4); null without an end.
 */
export function msToWindowEnd(stop: WantedStop, now: Date, zone: string): number | null {
  const end = windowEnd(stop, zone);
  return end === null ? null : end - now.getTime();
}

/** Null: the window is kept, or has no end. */
export function missedWindow(stop: WantedStop, { zone, now, arrival, soonest }: Moment): MissedWindow | null {
  const left = msToWindowEnd(stop, now, zone);
  if (left === null) return null;
  if (arrival === null && isTimeUp(left)) return { kind: 'passed' };
  const minutes = minutesPastWindow(stop, arrival ?? soonest ?? now.getTime(), zone);
  if (minutes === 0) return null;
  return { kind: arrival === null ? 'unreachable' : 'expected', minutes };
}

interface WaitingStop {
  readonly delivery_event_type_id: number;
  readonly destination_latitude: number | null;
  readonly destination_longitude: number | null;
}

/**
 * The earliest possible arrival at an unassigned stop, milliseconds: its bag is at the CDP, so a driver must
 * come from there. For a pickup appointment the earliest is now.
 *
 * @param cdp null: position unknown
 */
export function soonestAtDoor(stop: WaitingStop, cdp: Point | null, now: Date, pace: Pace): number {
  const door = pointOf(stop);
  if (!cdp || !door || stop.delivery_event_type_id !== EVENT_TYPE.delivery) return now.getTime();
  return now.getTime() + legBetween(cdp, door, pace).seconds * 1000;
}
