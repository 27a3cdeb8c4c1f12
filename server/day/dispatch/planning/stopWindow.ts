import { coolUntil, type CoolLimits } from '../../../../src/domain/custody/bagTime';
import { fromWire, startOfDay } from '../../../../src/domain/time/dates';
import { instantOn } from '../../../../src/domain/time/dayHours';
import { isRecipientStop } from '../../../../src/domain/stops/eventType';
import { promiseKeptUntil } from '../../../../src/domain/stops/lateness';
import { closesAt } from '../../../../src/domain/time/openingHours';
import { isPublishOffered } from '../../../../src/domain/runs/publishRun';
import type { TimeWindow } from '../../../planning/routing/format/problem';
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
  | 'facility_hours'
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

/** A stop that is already on a run was put there by a person. */
type Placed = PlannedDelivery & { readonly delivery_manifest_id?: number | null };

/** Closing time of the place, Unix seconds. For a home that accepts nothing on this day, it is the start of the day. */
function closing({ delivery_date, time_zone }: RunDay, stop: Placed): number | null {
  const { facility_hours, delivery_manifest_id: runId = null } = stop;
  const closes = closesAt({ delivery_date, facility_hours }, time_zone);
  if (closes !== 'closed') return closes === null ? null : Math.round(closes / 1000);
  // No order of its run can help it.
  return runId === null ? Math.round(startOfDay(delivery_date, time_zone).getTime() / 1000) : null;
}

/**
 * End of the promised time: its restriction, the closing time of the home, and the end of the cool time for cool
 * goods. Null means any time.
 */
export function promisedEnd(run: RunDay, stop: Placed, limits: CoolLimits): number | null {
  const end = stop.delivery_end_time ? wall(run, stop.delivery_end_time) : null;
  const warm = coolUntil(run, stop, limits);
  const ends = [end, closing(run, stop), warm === null ? null : Math.round(warm / 1000)];
  const known = ends.filter((each) => each !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/** Whether the recipient has been promised this arrival. A plan that is still a draft promises nothing. */
export function isPromiseGiven(
  run: Pick<PlanningRun, 'delivery_manifest_status_id'>,
  stop: Pick<PlanningStop, 'delivery_event_type_id' | 'planned_at'>,
): boolean {
  return stop.planned_at !== null && isRecipientStop(stop.delivery_event_type_id) && !isPublishOffered(run);
}

/** The last moment that keeps the promise, Unix seconds; null without a promise. */
export function promiseEnd({ planned_at: promised }: Pick<PlanningStop, 'planned_at'>): number | null {
  return promised === null ? null : promiseKeptUntil(promised) / 1000;
}

/**
 * Time window in which a stop may begin, from the driver's departure on. A window that ends before the departure is
 * kept. Unix seconds.
 */
export function stopWindow(run: RunDay, stop: Placed, departure: number, limits: CoolLimits): TimeWindow {
  const close = promisedEnd(run, stop, limits) ?? departure + NO_END;
  if (!stop.delivery_start_time) return [Math.min(departure, close), close];
  const open = wall(run, stop.delivery_start_time);
  const closes = closing(run, stop);
  if (closes !== null && closes < open) return [closes, closes];
  return [open, Math.max(open, close)];
}
