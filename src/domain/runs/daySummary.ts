import { toWire } from '../time/dates';
import type { EventView, ManifestView } from './dispatchView';
import { planTotals, type PlanTotals } from '../planning/planTotals';
import { runFacts } from './runFacts';
import type { Pace } from '../addresses/travelTime';

/** A stop that is expected after the end of its window. */
export interface MissedWindow {
  delivery_event_id: number;
  /** UTC wire time. */
  eta: string | null;
  /** HH:mm:ss in the run's zone. */
  delivery_end_time: string | null;
}

/** Totals of the plan of one run, in wire format. */
export interface RunSummary {
  delivery_manifest_id: number;
  version: number;
  name: string;
  /** IANA. */
  time_zone: string;
  /** Recipients' stops that are not canceled. */
  stops: number;
  /** Maximum number of bags at once. */
  load: number;
  /** Capacity of the vehicle in bags; null: unknown. */
  capacity: number | null;
  /** Null without stops. */
  work_minutes: number | null;
  shift_minutes: number;
  overtime_minutes: number;
  kilometres: number;
  /** The route is not planned yet: the distance is estimated between the stops. */
  is_distance_estimate: boolean;
  /** End of the last stop, UTC wire time; null without stops. */
  finish: string | null;
  missed_windows: number;
  /** In the order of the run. */
  first_missed: MissedWindow | null;
  last_missed: MissedWindow | null;
}

/** `GET /scheduling/summary`. */
export interface DaySummary {
  /** YYYY-MM-DD */
  date: string;
  runs: RunSummary[];
  totals: PlanTotals;
  /** Unassigned deliveries. */
  unassigned: { stops: number; high_priority: number; refrigerated: number; with_window: number };
}

const missed = (stop: EventView | undefined): MissedWindow | null =>
  stop ? { delivery_event_id: stop.id, eta: stop.eta, delivery_end_time: stop.delivery_end_time } : null;

const kilometres = (metres: number) => Math.round(metres / 100) / 10;

function runSummary(run: ManifestView, pace: Pace): RunSummary {
  const facts = runFacts(run, pace);
  return {
    delivery_manifest_id: run.id,
    version: run.version,
    name: run.name,
    time_zone: run.time_zone,
    stops: facts.stops,
    load: facts.load,
    capacity: facts.capacity,
    work_minutes: facts.workMinutes,
    shift_minutes: facts.shiftMinutes,
    overtime_minutes: facts.overtimeMinutes,
    kilometres: kilometres(facts.metres),
    is_distance_estimate: facts.isEstimate,
    finish: facts.finishAt === null ? null : toWire(new Date(facts.finishAt)),
    missed_windows: facts.missedWindows.length,
    first_missed: missed(facts.missedWindows[0]),
    last_missed: missed(facts.missedWindows.at(-1)),
  };
}

/** Summary of a day; the page uses the same `runFacts` and `planTotals`. */
export function daySummary(
  date: string,
  { manifests, pool }: { manifests: readonly ManifestView[]; pool: readonly EventView[] },
  pace: Pace,
): DaySummary {
  const waiting = (has: (stop: EventView) => boolean) => pool.filter(has).length;
  return {
    date,
    runs: manifests.map((run) => runSummary(run, pace)),
    totals: planTotals(manifests, pace),
    unassigned: {
      stops: pool.length,
      high_priority: waiting(({ priority }) => priority === 'high'),
      refrigerated: waiting((stop) => stop.refrigeration_needed),
      with_window: waiting((stop) => stop.delivery_start_time !== null || stop.delivery_end_time !== null),
    },
  };
}
