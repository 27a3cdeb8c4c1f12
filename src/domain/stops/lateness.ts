import { MINUTE_MS, minutesPast } from '../time/durations';
import { fromWire } from '../time/dates';
import { instantOn } from '../time/dayHours';
import { etaClass, ETA_THRESHOLD_MINUTES, minutesLate } from './etaClass';

export interface WantedStop {
  readonly delivery_date: string;
  /** Latest time of day at the address, in the run's zone. */
  readonly delivery_end_time: string | null;
}

interface PromisedStop {
  /** The promised time, UTC wire time. */
  readonly planned_at: string | null;
}

/** The end of the window, milliseconds; null without one. */
export function windowEnd(stop: WantedStop, zone: string): number | null {
  if (!stop.delivery_end_time) return null;
  return instantOn(stop.delivery_date, stop.delivery_end_time, zone).getTime();
}

/** Whole minutes past the end of the window, at most begun; 0 in time or without one. @param at milliseconds */
export function minutesPastWindow(stop: WantedStop, at: number, zone: string): number {
  return minutesPast(at, windowEnd(stop, zone));
}

/**
 * Whole minutes after the promised time if that counts as late; 0 when it is kept, or within the threshold.
 * @param at milliseconds
 */
export function minutesPastPromise({ planned_at: promised }: PromisedStop, at: number): number {
  if (promised === null) return 0;
  const minutes = minutesLate(new Date(at), fromWire(promised));
  return etaClass(minutes) === 'late' ? minutes : 0;
}

interface DoneStop extends WantedStop, PromisedStop {
  readonly delivery_start_time: string | null;
  /** When it was done, UTC wire time. */
  readonly datetime: string | null;
}

/** Whether a done stop kept its promise and its window; null when it had neither. */
export function keptPromise(stop: DoneStop, zone: string): boolean | null {
  if (stop.datetime === null) return null;
  const hasWindow = stop.delivery_start_time !== null || stop.delivery_end_time !== null;
  if (stop.planned_at === null && !hasWindow) return null;
  const at = fromWire(stop.datetime).getTime();
  return minutesPastPromise(stop, at) === 0 && minutesPastWindow(stop, at, zone) === 0;
}

/** The last moment at which a promised time is kept. Milliseconds. */
export function promiseKeptUntil(promised: string): number {
  return fromWire(promised).getTime() + (ETA_THRESHOLD_MINUTES + 1) * MINUTE_MS - 1000;
}

/** How well an order keeps promised times, and its cost. */
export interface OrderCost {
  /** Stops that break their promise, window or cool time. */
  readonly late: number;
  /** Of all of them. */
  readonly lateMinutes: number;
  /** Of driving. */
  readonly seconds: number;
  /** Unix seconds. */
  readonly finish: number;
}

/** Minimum gain for which another order is proposed. Seconds. */
const LEAST_DRIVING = 30;
const LEAST_FINISH = 60;

/**
 * Whether an order may be proposed: never one with more late stops, or with later late stops. Promised times
 * have precedence over driving time.
 */
export function isBetterOrder(now: OrderCost, offered: OrderCost): boolean {
  if (offered.late > now.late || offered.lateMinutes > now.lateMinutes) return false;
  if (offered.late < now.late || offered.lateMinutes < now.lateMinutes) return true;
  return offered.seconds < now.seconds - LEAST_DRIVING || offered.finish < now.finish - LEAST_FINISH;
}
