import { MINUTE_MS, minutesPast } from '../time/durations';
import { inOrder, isOpenStop } from './stopOrder';
import { fromWire } from '../time/dates';
import type { EventView, ManifestView } from './dispatchView';
import type { Point } from '../addresses/distance';
import { isCanceledStatus } from '../stops/eventStatus';
import { isRecipientStop } from '../stops/eventType';
import { endedAt, isExpected } from '../stops/expectedTimes';
import { hasNotStarted } from './manifestStatus';
import { minutesPastWindow } from '../stops/lateness';
import { legBetween, pointOf, taskTime, type Pace } from '../addresses/travelTime';
import { peakLoad } from './vehicleLoad';

/** Totals of the plan of one run. */
export interface RunFacts {
  /** Stops at recipients' that are not canceled. */
  readonly stops: number;
  /** Maximum number of bags at once, and the vehicle's capacity; null: unknown. */
  readonly load: number;
  readonly capacity: number | null;
  readonly shiftMinutes: number;
  /** From the start of the shift to the end of the last stop; null without known times or without stops. */
  readonly workMinutes: number | null;
  /** End of the last stop, milliseconds. */
  readonly finishAt: number | null;
  readonly overtimeMinutes: number;
  readonly metres: number;
  /** Neither the route nor the roads are known: the distance is that of straight lines. */
  readonly isEstimate: boolean;
  /** Open stops that are expected after the end of their window. */
  readonly missedWindows: readonly EventView[];
}

/** Cache by run and pace: an unchanged run is not calculated again. */
const known = new WeakMap<ManifestView, { pace: Pace; facts: RunFacts }>();

export function runFacts(run: ManifestView, pace: Pace): RunFacts {
  const cached = known.get(run);
  if (cached?.pace === pace) return cached.facts;
  const facts = calculateFacts(run, pace);
  known.set(run, { pace, facts });
  return facts;
}

function calculateFacts(run: ManifestView, pace: Pace): RunFacts {
  const stops = inOrder(run.events);
  const [start, end] = [fromWire(run.start_at).getTime(), fromWire(run.end_at).getTime()];
  let metres = 0;
  let isAbout = false;
  let at: Point | null = null;
  const isOver = !isExpected(run);
  const ended = endedAt(run, pace);
  let finishAt = ended === null ? null : fromWire(ended).getTime();
  for (const stop of stops) {
    if (isCanceledStatus(stop.delivery_event_status_id)) continue;
    const here = pointOf(stop);
    if (at && here) {
      const leg = legBetween(at, here, pace);
      metres += leg.metres;
      isAbout ||= leg.isAbout;
    }
    at = here ?? at;
    // A finished run has no expected arrivals, only actual times.
    const time = isOver ? null : (stop.eta ?? stop.datetime);
    if (time) finishAt = Math.max(finishAt ?? 0, fromWire(time).getTime() + taskTime(stop, pace));
  }
  // After the start, the planned route covers only the remaining stops, but these totals cover the whole run.
  const planned = hasNotStarted(run.delivery_manifest_status_id) ? (run.route_metres ?? null) : null;
  const wanted = stops.filter(isWanted);
  // Without stops at recipients, lunch and the way back do not count as work.
  if (wanted.length === 0) finishAt = null;
  return {
    stops: wanted.length,
    load: peakLoad(run.events),
    capacity: run.vehicle_capacity,
    shiftMinutes: Math.round((end - start) / MINUTE_MS),
    workMinutes: finishAt === null ? null : Math.max(0, Math.round((finishAt - start) / MINUTE_MS)),
    finishAt,
    overtimeMinutes: minutesPast(finishAt, end),
    metres: planned ?? metres,
    isEstimate: planned === null && isAbout,
    missedWindows: isOver ? [] : wanted.filter((stop) => isOpenStop(stop) && missesWindow(stop, run)),
  };
}

function isWanted(stop: EventView): boolean {
  return isRecipientStop(stop.delivery_event_type_id) && !isCanceledStatus(stop.delivery_event_status_id);
}

function missesWindow(stop: EventView, run: ManifestView): boolean {
  return stop.eta !== null && minutesPastWindow(stop, fromWire(stop.eta).getTime(), run.time_zone) > 0;
}
