import { minutesPast } from '../time/durations';
import { isRecipientStop } from '../stops/eventType';
import { isLunchBreakOffered } from '../stops/actionOffers';
import { lunchBreakProblem, shiftHoursOf } from './lunchPlan';
import { warnsOfLongShift } from './lunchBreak';
import { hasNotStarted, MANIFEST_STATUS } from './manifestStatus';
import { fromWire } from '../time/dates';
import { isOpenStop } from './stopOrder';
import { taskTime, type Pace } from '../addresses/travelTime';
import { peakLoad } from './vehicleLoad';

interface Stop {
  readonly id: number;
  readonly secuence: number | null;
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
  readonly eta: string | null;
}

export interface PublishableRun {
  readonly delivery_manifest_status_id: number;
  readonly employee_id: number | null;
  readonly vehicle_id: number | null;
  readonly vehicle_capacity: number | null;
  readonly start_at: string;
  readonly end_at: string;
  readonly delivery_date: string;
  readonly time_zone: string;
  readonly events: readonly Stop[];
}

/** "created → scheduled" (spec §4): from then on the driver sees the run. */
export function isPublishOffered(run: { readonly delivery_manifest_status_id: number }): boolean {
  return run.delivery_manifest_status_id === MANIFEST_STATUS.created;
}

/** Unpublishes a run that has not started. */
export function isUnpublishOffered(run: { readonly delivery_manifest_status_id: number }): boolean {
  return run.delivery_manifest_status_id === MANIFEST_STATUS.scheduled;
}

/** A run that has not started can be deleted; its deliveries become unassigned. */
export function isDeleteRunOffered(run: { readonly delivery_manifest_status_id: number }): boolean {
  return hasNotStarted(run.delivery_manifest_status_id);
}

export type PublishWarning =
  'noDriver' | 'noVehicle' | 'empty' | 'overtime' | 'capacity' | 'noLunch' | 'longShift';

/** Warnings before a run is published; none of them prevents it. With minutes or bags where useful. */
export function publishWarnings(
  run: PublishableRun,
  pace: Pace,
): { warning: PublishWarning; count: number }[] {
  const found: { warning: PublishWarning; count: number }[] = [];
  const add = (warning: PublishWarning, count = 0) => found.push({ warning, count });
  if (run.employee_id === null) add('noDriver');
  if (run.vehicle_id === null) add('noVehicle');
  const open = run.events.filter(isOpenStop);
  if (!open.some((stop) => isRecipientStop(stop.delivery_event_type_id))) add('empty');
  const ends = open.flatMap((stop) =>
    stop.eta ? [fromWire(stop.eta).getTime() + taskTime(stop, pace)] : [],
  );
  const over = minutesPast(Math.max(0, ...ends), fromWire(run.end_at).getTime());
  if (over > 0) add('overtime', over);
  const load = peakLoad(run.events);
  if (run.vehicle_capacity !== null && load > run.vehicle_capacity)
    add('capacity', load - run.vehicle_capacity);
  if (lunchBreakProblem(run, null) === null && isLunchBreakOffered(run, run.events)) add('noLunch');
  if (warnsOfLongShift(shiftHoursOf(run))) add('longShift');
  return found;
}
