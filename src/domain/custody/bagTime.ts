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
  /** Earliest time of day at the address. */
  readonly delivery_start_time: string | null;
}

/** Settings for refrigerated bags. */
export interface CoolLimits {
  /** HH:mm:ss in the run's zone. */
  readonly refrigerated_end_time: string;
  /** Maximum time outside the fridge for a bag that is loaded after that time. */
  readonly refrigerated_minutes: number;
}

/**
 * Time at which a refrigerated bag must be out of the vehicle, milliseconds; null without a limit. The
 * default refrigerated end time (spec §3) applies to bags loaded in the morning. A bag that is loaded later,
 * because its run starts later or its window opens later, has a limit in minutes from when it leaves the
 * fridge.
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

/**
 * Time at which a bag with this loading time must be out of the vehicle (spec §3 "max time on vehicle"),
 * milliseconds; null without a limit.
 */
export function ridesUntil(
  stop: { readonly delivery_event_type_id: number },
  loadedAt: number | null,
  maxMinutes: number,
): number | null {
  // Items collected at a pickup appointment have no limit on the way to the CDP.
  if (stop.delivery_event_type_id !== EVENT_TYPE.delivery || loadedAt === null) return null;
  return loadedAt + maxMinutes * MINUTE_MS;
}
