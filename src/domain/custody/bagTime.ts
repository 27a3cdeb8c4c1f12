import { MINUTE_MS } from '../time/durations';
import { fromWire, wallTimeToUtc } from '../time/dates';
import { instantOn } from '../time/dayHours';
import { EVENT_TYPE } from '../stops/eventType';

interface RunDay {
  readonly delivery_date: string;
  readonly time_zone: string;
  /** Start of the shift, UTC wire time. */
  readonly start_at: string;
}

interface CooledStop {
  readonly refrigeration_needed: boolean;
  /** Earliest time of day at the door. */
  readonly delivery_start_time: string | null;
}

/** What the operation has set for refrigerated bags. */
export interface CoolLimits {
  /** HH:mm:ss in the run's zone. */
  readonly refrigerated_end_time: string;
  /** How long a bag that leaves the fridge later than that may be out. */
  readonly refrigerated_minutes: number;
}

/**
 * Until when a refrigerated bag must be out of the vehicle, milliseconds; null when it need not. The default refrigerated
 * end time (spec §3) is meant for what is loaded in the morning. A bag that leaves the fridge later, because its run starts
 * later or it is wanted later only, may be out for so many minutes: its limit begins when it leaves the fridge.
 */
export function coolUntil(run: RunDay, stop: CooledStop, limits: CoolLimits): number | null {
  if (!stop.refrigeration_needed) return null;
  const end = wallTimeToUtc(run.delivery_date, limits.refrigerated_end_time, run.time_zone).getTime();
  const start = fromWire(run.start_at).getTime();
  const opens = stop.delivery_start_time
    ? instantOn(run.delivery_date, stop.delivery_start_time, run.time_zone).getTime()
    : start;
  if (start < end && opens <= end) return end;
  return Math.max(start, opens) + limits.refrigerated_minutes * MINUTE_MS;
}

/** Until when a bag may ride that was loaded then (spec §3 "max time on vehicle"), milliseconds; null: as long as it takes. */
export function ridesUntil(
  stop: { readonly delivery_event_type_id: number },
  loadedAt: number | null,
  maxMinutes: number,
): number | null {
  // What a pickup appointment takes along rides to the CDP, however long that is.
  if (stop.delivery_event_type_id !== EVENT_TYPE.delivery || loadedAt === null) return null;
  return loadedAt + maxMinutes * MINUTE_MS;
}
