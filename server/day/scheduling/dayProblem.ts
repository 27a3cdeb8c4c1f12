import { setImmediate as nextTurn } from 'node:timers/promises';
import { isMoveOffered } from '../../../src/domain/stops/actionOffers';
import { matchProblems } from '../../../src/domain/runs/assignmentRules';
import { LOADS_AT_CDP, skillsGiven, skillsWanted } from '../../../src/domain/runs/assignmentSkills';
import type { DraftWish } from '../../../src/domain/planning/draftView';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { isCollect } from '../../../src/domain/stops/eventType';
import { hasNotStarted } from '../../../src/domain/runs/manifestStatus';
import { hasLeftCdp, isBagToLoad } from '../../../src/domain/stops/pickUpRule';
import type { Drive } from '../dispatch/planning/drive';
import type { PlanningRun, PlanningStop } from '../dispatch/planning/planningRun';
import { serviceOf, type PlanningSettings } from '../dispatch/planning/planningPace';
import { pointOf } from '../dispatch/planning/runProblem';
import type { Job, Matrix, RoutingProblem, TimeWindow, Vehicle } from '../../planning/routing/format/problem';
import { DayPlaces } from './dayPlaces';
import { withFewestSkills } from './fewestSkills';
import { runOfDay, type RunOfDay } from './runOfDay';

/** Skills behind this keep a stop on its run. Beyond those of CDPs and clients (`assignmentSkills`). */
const STAY_FROM = 4_000_000_000;
/** What a run has already is left out last, then what is urgent. */
const PRIORITY = { onRun: 100, high: 10, normal: 0 } as const;

export interface Day {
  runs: readonly PlanningRun[];
  /** Stops without a run that are to be planned. */
  pool: readonly PlanningStop[];
  wish: Pick<DraftWish, 'delivery_event_ids' | 'is_replanning' | 'overtime_minutes'>;
}

/** The runs of a day and what is to be planned, as one problem for the optimizer. */
export interface DayProblem {
  problem: RoutingProblem;
  matrix: { durations: Matrix; distances: Matrix };
  runs: ReadonlyMap<number, RunOfDay>;
  pool: readonly PlanningStop[];
  /** Stops of the pool that have no position: nobody can plan a way to them. */
  placeless: readonly PlanningStop[];
  /** How many stops a plan decides about. */
  wanted: number;
  stops: ReadonlyMap<number, PlanningStop>;
  jobOf(id: number): Job | null;
  /** Row of a stop's place; null for a lunch. */
  placeOf(id: number): number | null;
  /** When a stop may begin on a run; what is late where it is now, may stay so late. Unix seconds. */
  windowOn(on: RunOfDay, stop: PlanningStop): TimeWindow;
  /** An order of a run as it is driven. */
  driveOrder(on: RunOfDay, ids: readonly number[]): Drive;
  settings: PlanningSettings;
}

/** Whether a stop of a run may go to another one. What breaks a rule where it is, somebody has put there. */
function isFree(run: PlanningRun, stop: PlanningStop, { wish }: Day): boolean {
  const isWanted = !wish.delivery_event_ids || wish.delivery_event_ids.includes(stop.id);
  return (
    wish.is_replanning === true &&
    // Their bags are in the vehicle.
    !hasLeftCdp(run.stops) &&
    isWanted &&
    stop.locked_at === null &&
    stop.delivery_event_status_id !== EVENT_STATUS.pickedUp &&
    isMoveOffered(stop, run) &&
    pointOf(stop) !== null &&
    matchProblems(run, stop).length === 0
  );
}

function jobOf(stop: PlanningStop, place: number, window: TimeWindow, settings: PlanningSettings): Job {
  return {
    id: stop.id,
    location_index: place,
    service: serviceOf(stop, settings),
    time_windows: [window],
    ...(isCollect(stop.delivery_event_type_id) ? { pickup: [1] } : { delivery: [1] }),
    skills: [...skillsWanted(stop), ...(isBagToLoad(stop) ? [LOADS_AT_CDP] : [])],
    priority: PRIORITY[stop.priority],
  };
}

function joined(windows: readonly TimeWindow[], isWide: boolean): TimeWindow {
  const open = (isWide ? Math.min : Math.max)(...windows.map(([from]) => from));
  const close = (isWide ? Math.max : Math.min)(...windows.map(([, to]) => to));
  return [open, Math.max(open, close)];
}

/**
 * Builds the problem of a day. When a bag must be out can depend on the run that loads it, and the optimizer knows one
 * window per stop: what waits gets the widest of all runs that may take it (`planOrders` sends back what its run cannot
 * keep), what has a run already gets the narrowest, as it cannot be sent back.
 */
export async function dayProblem(day: Day, settings: PlanningSettings, now: Date): Promise<DayProblem> {
  const places = new DayPlaces();
  const runs = new Map<number, RunOfDay>();
  for (const run of day.runs) {
    runs.set(run.id, await runOfDay(run, settings, now, places));
    // Other work of the server has its turn.
    await nextTurn();
  }
  const all = [...runs.values()];
  const stops = new Map<number, PlanningStop>();
  const rows = new Map<number, number>();
  const lateNow = new Map<number, number>();
  const windowOn = (on: RunOfDay, stop: PlanningStop): TimeWindow => {
    const [open, close] = on.windowOf(stop);
    return [open, Math.max(close, Math.ceil(lateNow.get(stop.id) ?? 0))];
  };
  const isPromiseKept = day.runs.some((run) => !hasNotStarted(run.delivery_manifest_status_id));
  // Asked for every stop on every run, and the same for most of them.
  const known = new Map<string, TimeWindow>();
  const windowOfAll = (stop: PlanningStop, isWide: boolean): TimeWindow => {
    const { delivery_start_time, delivery_end_time, refrigeration_needed, delivery_event_type_id } = stop;
    const times = [delivery_start_time, delivery_end_time, refrigeration_needed, delivery_event_type_id];
    if (isPromiseKept) times.push(stop.planned_at);
    const key = [...skillsWanted(stop), ...times, JSON.stringify(stop.facility_hours), isWide].join('|');
    const found = known.get(key);
    if (found) return found;
    const able = all.filter(
      ({ run }) => matchProblems(run, stop).length === 0 && !(isBagToLoad(stop) && hasLeftCdp(run.stops)),
    );
    const windows = (able.length > 0 ? able : all).map((on) => on.windowOf({ ...stop, id: 0 }));
    const window = joined(windows, isWide);
    known.set(key, window);
    return window;
  };

  const jobs: Job[] = [];
  const wanted: PlanningStop[] = [];
  const staying = new Set<number>();
  for (const { run, made, begins, places: own } of all) {
    for (const stop of run.stops) {
      stops.set(stop.id, stop);
      const begin = begins.get(stop.id);
      if (begin !== undefined) lateNow.set(stop.id, begin);
    }
    for (const job of made.problem.jobs ?? []) rows.set(job.id, own.get(job.id) ?? 0);
  }
  for (const { run, made } of all) {
    for (const job of made.problem.jobs ?? []) {
      const stop = stops.get(job.id);
      const place = rows.get(job.id) ?? 0;
      if (stop && made.parts.tasks.includes(stop) && isFree(run, stop, day)) {
        wanted.push(stop);
        const [open, close] = windowOfAll(stop, false);
        const window: TimeWindow = [open, Math.max(close, Math.ceil(lateNow.get(stop.id) ?? 0))];
        const free = jobOf(stop, place, window, settings);
        jobs.push({ ...free, priority: PRIORITY.onRun });
      } else {
        staying.add(run.id);
        const bound = { skills: [STAY_FROM + run.id], priority: PRIORITY.onRun };
        jobs.push({ ...job, location_index: place, ...bound });
      }
    }
  }
  for (const stop of day.pool) {
    const point = pointOf(stop);
    if (!point || all.length === 0) continue;
    const place = places.add(point);
    stops.set(stop.id, stop);
    rows.set(stop.id, place);
    wanted.push(stop);
    jobs.push(jobOf(stop, place, windowOfAll(stop, true), settings));
  }

  const kinds = [...new Map(wanted.map((stop) => [skillsWanted(stop).join(), stop])).values()];
  const overtime = 60 * (day.wish.overtime_minutes ?? 0);
  const vehicles: Vehicle[] = all.map(({ run, vehicle, overtimeNow }) => ({
    ...vehicle,
    skills: [
      ...skillsGiven(run, kinds),
      ...(hasLeftCdp(run.stops) ? [] : [LOADS_AT_CDP]),
      ...(staying.has(run.id) ? [STAY_FROM + run.id] : []),
    ],
    overtime: { max: overtimeNow + overtime },
  }));
  const matrix = await places.matrix(settings);
  const problem = withFewestSkills({ jobs, vehicles, matrices: { car: matrix } });
  const byId = new Map(problem.jobs?.map((job) => [job.id, job]));
  return {
    problem,
    matrix,
    runs,
    pool: day.pool,
    placeless: day.pool.filter((stop) => pointOf(stop) === null),
    wanted: wanted.length,
    stops,
    jobOf: (id) => byId.get(id) ?? null,
    placeOf: (id) => rows.get(id) ?? null,
    windowOn,
    driveOrder: (on, ids) => on.made.driveOrder(ids, stops),
    settings,
  };
}
