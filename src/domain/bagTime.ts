import { fromWire, wallTimeToUtc } from './dates';
import { EVENT_TYPE } from './eventType';

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

/**
 * Until when a refrigerated bag must be out of the vehicle (spec §3 "default refrigerated end time"), milliseconds; null
 * when it need not. The time is meant for what is loaded in the morning: a run that starts later loads what is still
 * cold, and a bag that is wanted later only is loaded later.
 *
 * @param refrigeratedEnd HH:mm:ss in the run's zone
 */
export function coolUntil(run: RunDay, stop: CooledStop, refrigeratedEnd: string): number | null {
  if (!stop.refrigeration_needed) return null;
  const at = (time: string) => wallTimeToUtc(run.delivery_date, time, run.time_zone).getTime();
  const end = at(refrigeratedEnd);
  const opens = stop.delivery_start_time ? at(stop.delivery_start_time) : 0;
  return end > fromWire(run.start_at).getTime() && end >= opens ? end : null;
}

/** Until when a bag may ride that was loaded then (spec §3 "max time on vehicle"), milliseconds; null: as long as it takes. */
export function ridesUntil(
  stop: { readonly delivery_event_type_id: number },
  loadedAt: number | null,
  maxMinutes: number,
): number | null {
  // What a pickup appointment takes along rides to the CDP, however long that is.
  if (stop.delivery_event_type_id !== EVENT_TYPE.delivery || loadedAt === null) return null;
  return loadedAt + maxMinutes * 60_000;
}
