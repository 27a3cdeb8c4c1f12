import { coolUntil, type CoolLimits } from '../../../src/domain/bagTime';
import { fromWire } from '../../../src/domain/dates';
import { instantOn } from '../../../src/domain/dayHours';
import { isRecipientStop } from '../../../src/domain/eventType';
import { promiseKeptUntil } from '../../../src/domain/lateness';
import { isPublishOffered } from '../../../src/domain/publishRun';
import type { TimeWindow } from '../../routing/format/problem';
import type { PlanningRun, PlanningStop } from './planningRun';

/** A delivery that is to be planned: a stop without a place. */
export type PlannedDelivery = Pick<
  PlanningStop,
  | 'destination_latitude'
  | 'destination_longitude'
  | 'delivery_start_time'
  | 'delivery_end_time'
  | 'refrigeration_needed'
  | 'driver_gender'
  | 'close_door_pharmacy_id'
  | 'funding_source_id'
>;

/** Later than any shift. Seconds. */
const NO_END = 36 * 3600;

/** Unix seconds of a wire time. */
export function secondsOf(wire: string): number {
  return Math.round(fromWire(wire).getTime() / 1000);
}

type RunDay = Pick<PlanningRun, 'delivery_date' | 'time_zone' | 'start_at'>;

const wall = ({ delivery_date, time_zone }: RunDay, time: string) =>
  Math.round(instantOn(delivery_date, time, time_zone).getTime() / 1000);

/** Until when it is promised: its restriction, and for what must stay cool the end of the cool time; null: any time. */
export function promisedEnd(run: RunDay, stop: PlannedDelivery, limits: CoolLimits): number | null {
  const end = stop.delivery_end_time ? wall(run, stop.delivery_end_time) : null;
  const warm = coolUntil(run, stop, limits);
  return warm === null ? end : Math.min(end ?? Infinity, Math.round(warm / 1000));
}

/** Whether somebody has been promised this arrival: a plan that is still being made promises nothing. */
export function isPromiseGiven(
  run: Pick<PlanningRun, 'delivery_manifest_status_id'>,
  stop: Pick<PlanningStop, 'delivery_event_type_id' | 'planned_at'>,
): boolean {
  return stop.planned_at !== null && isRecipientStop(stop.delivery_event_type_id) && !isPublishOffered(run);
}

/** The last moment that keeps what was promised, Unix seconds; null without a promise. */
export function promiseEnd({ planned_at: promised }: Pick<PlanningStop, 'planned_at'>): number | null {
  return promised === null ? null : promiseKeptUntil(promised) / 1000;
}

/** When a stop may begin, from the driver's departure on; a window that is over before then stays so. Unix seconds. */
export function stopWindow(
  run: RunDay,
  stop: PlannedDelivery,
  departure: number,
  limits: CoolLimits,
): TimeWindow {
  const close = promisedEnd(run, stop, limits) ?? departure + NO_END;
  if (!stop.delivery_start_time) return [Math.min(departure, close), close];
  const open = wall(run, stop.delivery_start_time);
  return [open, Math.max(open, close)];
}
