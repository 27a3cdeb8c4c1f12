import { ridesUntil } from '../../../src/domain/custody/bagTime';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE, isRecipientStop } from '../../../src/domain/stops/eventType';
import { loadingTimes } from '../../../src/domain/runs/loadingTimes';
import type { PlanningRun, PlanningStop } from '../dispatch/planning/planningRun';
import type { PlanningSettings } from '../dispatch/planning/planningPace';
import { runProblem, type RunProblem } from '../dispatch/planning/runProblem';
import { promiseEnd, stopWindow } from '../dispatch/planning/stopWindow';
import type { TimeWindow, Vehicle } from '../../planning/routing/format/problem';
import type { DayPlaces } from './dayPlaces';
import { isPromisedAnew } from './promisedAnew';

/** A run among those that are planned together. */
export interface RunOfDay {
  run: PlanningRun;
  made: RunProblem;
  /** In the places of the day. */
  vehicle: Vehicle;
  /** Seconds past the end of the shift, or past now when that is over, as it stands now. */
  overtimeNow: number;
  /** Expected begins as it stands now, Unix seconds by stop. */
  begins: ReadonlyMap<number, number>;
  /** Rows of the places of its own stops. */
  places: ReadonlyMap<number, number>;
  /** When a stop (id 0: any such stop) may begin here, by its restriction and by how long its bag may ride. Unix seconds. */
  windowOf(stop: PlanningStop): TimeWindow;
}

/** A bag that is not on the run yet: when would it be loaded? */
const NEW_BAG = {
  id: 0,
  secuence: Number.MAX_SAFE_INTEGER,
  delivery_event_type_id: EVENT_TYPE.delivery,
  delivery_event_status_id: EVENT_STATUS.scheduled,
  datetime: null,
};

/** What a plan promises anew, it need not keep. */
const keepsPromise = (run: PlanningRun, stop: PlanningStop) =>
  isRecipientStop(stop.delivery_event_type_id) && !isPromisedAnew(run, stop);

export async function runOfDay(
  run: PlanningRun,
  settings: PlanningSettings,
  now: Date,
  dayPlaces: DayPlaces,
): Promise<RunOfDay> {
  const made = await runProblem(run, settings, now, null, keepsPromise);
  const [local] = made.problem.vehicles;
  if (!local) throw new Error('A run is one vehicle');
  const rows = made.points.map((point, index) =>
    index === local.start_index ? dayPlaces.addStart(point, made.head) : dayPlaces.add(point),
  );
  const row = (index: number | undefined) => rows[index ?? 0] ?? 0;
  const { begins, finish } = made.driveOrder(made.order);
  const arrivals = new Map([...begins].map(([id, at]) => [id, at * 1000]));
  const loaded = loadingTimes([...run.stops, NEW_BAG], arrivals, now, settings);
  const loadedNew = loaded.get(NEW_BAG.id) ?? null;
  const windowOf = (stop: PlanningStop): TimeWindow => {
    const [open, end] = stopWindow(run, stop, made.begin, settings);
    const kept = keepsPromise(run, stop) ? promiseEnd(stop) : null;
    const close = Math.min(end, kept ?? end);
    const rides = ridesUntil(stop, loaded.get(stop.id) ?? loadedNew, settings.max_time_on_vehicle_minutes);
    const last = rides === null ? close : Math.min(close, Math.round(rides / 1000));
    return [open, Math.max(open, last)];
  };
  return {
    run,
    made,
    vehicle: {
      ...local,
      start_index: row(local.start_index),
      ...(local.end_index !== undefined && { end_index: row(local.end_index) }),
    },
    overtimeNow: Math.max(0, Math.ceil(finish - Math.max(made.shiftEnd, made.begin))),
    begins,
    places: new Map((made.problem.jobs ?? []).map((job) => [job.id, row(job.location_index)])),
    windowOf,
  };
}
