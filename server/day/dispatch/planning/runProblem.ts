import { skillsGiven, skillsWanted } from '../../../../src/domain/runs/assignmentSkills';
import { ridesUntil } from '../../../../src/domain/custody/bagTime';
import { EVENT_STATUS } from '../../../../src/domain/stops/eventStatus';
import { EVENT_TYPE, isCollect } from '../../../../src/domain/stops/eventType';
import { loadingTimes } from '../../../../src/domain/runs/loadingTimes';
import type { RouteTrace } from '../../../../src/domain/planning/planView';
import { lastLeft, type TimedStop } from '../../../../src/domain/runs/runTimes';
import { tripBackFields } from '../../../../src/domain/runs/tripBack';
import { collectedLoad, peakLoad } from '../../../../src/domain/runs/vehicleLoad';
import type {
  Coordinates,
  Job,
  RoutingProblem,
  TimeWindow,
  Vehicle,
} from '../../../planning/routing/format/problem';
import { travelOf } from '../../../planning/routing/travel/travelOf';
import { driveRun, withHeads, type Drive, type Head } from './drive';
import type { PlanningRun, PlanningStop } from './planningRun';
import { serviceOf, speedFactor, type PlanningSettings } from './planningPace';
import { routeParts, wholeOrder, type RouteParts } from './routeParts';
import { isPromiseGiven, promiseEnd, secondsOf, stopWindow, type PlannedDelivery } from './stopWindow';

/** More overtime than this is no plan. Seconds. */
const MOST_OVERTIME = 4 * 3600;
/** A lunch may be earlier or later than its present time by up to this. Seconds. */
const LUNCH_SLACK = 3600;
/** By so much the mean of learned times may differ from the hour's: no stop of now is impossible for it. Seconds. */
const LEARNED_SLACK = 300;
/** A locked stop may differ from its time by up to this. Seconds. */
const LOCK_SLACK = 600;
/** The optimizer's id of a delivery that is not stored yet. */
export const NEW_DELIVERY_ID = 0;

/** Room of a run that has no vehicle yet. Bags. */
const MANY_BAGS = 100_000;
/** Behind all others until it has a place. */
const NEW_STOP = {
  id: NEW_DELIVERY_ID,
  secuence: Number.MAX_SAFE_INTEGER,
  delivery_event_type_id: EVENT_TYPE.delivery,
  delivery_event_status_id: EVENT_STATUS.scheduled,
  planned_at: null,
  eta: null,
  datetime: null,
};

/** One thing to do on the way. */
interface Step {
  id: number;
  /** Row of the matrices; null: wherever the driver is then (a break). */
  place: number | null;
  /** Seconds at the place. */
  service: number;
  /** Time window in which it may begin. */
  window: TimeWindow;
}

/** Row of the matrices where the driver is now. */
const START = 0;

export interface RunProblem {
  problem: RoutingProblem;
  parts: RouteParts<PlanningStop>;
  /** Only with a delivery to be placed. */
  delivery: Job | null;
  /** Open stops before the way back, in the order of now. */
  order: number[];
  /**
   * Drives an order of these stops, by their ids.
   *
   * @param others stops that are not on the run yet
   * @param moment when the driver continues; the moment of the problem if omitted
   */
  driveOrder: (ids: readonly number[], others?: ReadonlyMap<number, TimedStop>, moment?: Date) => Drive;
  /** The way along it, from where the driver is to where the way back ends. */
  traceOrder: (ids: readonly number[]) => Promise<RouteTrace>;
  /** End of the shift, Unix seconds. */
  shiftEnd: number;
  /** When the driver continues, Unix seconds. */
  begin: number;
  /** Latest time at which a stop keeps its promise, its window and its cool time, Unix seconds, by id. */
  limits: ReadonlyMap<number, number>;
  /** Coordinates of the matrix rows. The first is the driver's present position. */
  points: readonly Coordinates[];
  /** How long the driver has been on the way from there. */
  head: Head;
}

export function pointOf(stop: {
  destination_latitude: number | null;
  destination_longitude: number | null;
}): Coordinates | null {
  const { destination_latitude: latitude, destination_longitude: longitude } = stop;
  return latitude === null || longitude === null ? null : [longitude, latitude];
}

/**
 * Time and place at which the driver continues: from the last stop, not before the shift, and not before now. Unix
 * seconds.
 */
function departure(run: PlanningRun, now: Date, settings: PlanningSettings) {
  const left = lastLeft(run.stops, settings);
  const leaves = left ? left.at / 1000 : secondsOf(run.start_at);
  const at = Math.max(Math.ceil(now.getTime() / 1000), leaves);
  const point = left?.point;
  const from: Coordinates | null = point ? [point.longitude, point.latitude] : null;
  const cdp: Coordinates | null =
    run.cdp_latitude === null || run.cdp_longitude === null ? null : [run.cdp_longitude, run.cdp_latitude];
  return { at, from, start: from ?? cdp, head: from ? at - leaves : null };
}

const bySecuence = (a: PlanningStop, b: PlanningStop) => (a.secuence ?? Infinity) - (b.secuence ?? Infinity);

/** Bags for which there is room from now on; a run that carries too many keeps them. */
function roomFor(run: PlanningRun): number {
  const most = Math.max(run.vehicle_capacity ?? MANY_BAGS, peakLoad(run.stops));
  return most - collectedLoad(run.stops);
}

/**
 * Converts one run into a problem for the optimizer, in Unix seconds. Finished stops are left out. Stops that must
 * come next stay in front. The way back is the end, and the lunch is a break. A stop that is late in the present
 * order cannot be dropped, so its window is extended as far as that order needs. A stop that is on time keeps its
 * promise. A locked stop keeps its present time.
 *
 * @param isPromiseKept whether the plan keeps the promise of a stop
 */
export async function runProblem(
  run: PlanningRun,
  settings: PlanningSettings,
  now: Date,
  wanted: PlannedDelivery | null = null,
  isPromiseKept: (run: PlanningRun, stop: PlanningStop) => boolean = isPromiseGiven,
): Promise<RunProblem> {
  const parts = routeParts(run.stops);
  const { at, from, start, head } = departure(run, now, settings);
  const lunch = parts.lunch.find((stop) => stop.delivery_event_type_id === EVENT_TYPE.startLunch);
  const doors = [...parts.front, ...[...parts.tasks, ...(lunch ? [lunch] : [])].sort(bySecuence)];
  const first = start ?? doors.map(pointOf).find((point) => point !== null) ?? [0, 0];
  const points: Coordinates[] = [first];
  const home = parts.tail.map(pointOf).find((point) => point !== null);
  const end = home && points.push(home) - 1;
  let known = from;
  const placeOf = (stop: PlannedDelivery): number => {
    // A stop without a position adds no travel. This is better than leaving it out.
    known = pointOf(stop) ?? known;
    return known ? points.push(known) - 1 : START;
  };
  const stepOf = (stop: PlannedDelivery, id: number, typeId: number): Step => {
    const window = stopWindow(run, stop, at, settings);
    const service = serviceOf({ ...stop, delivery_event_type_id: typeId }, settings);
    return { id, place: typeId === EVENT_TYPE.startLunch ? null : placeOf(stop), service, window };
  };
  const steps = doors.map((stop) => stepOf(stop, stop.id, stop.delivery_event_type_id));
  const added = wanted && stepOf(wanted, NEW_DELIVERY_ID, EVENT_TYPE.delivery);
  const travel = travelOf(settings);
  const matrix = withHeads(await travel.matrix(points, 'car'), new Map([[START, head]]));
  const newStop = wanted && { ...NEW_STOP, ...wanted, delivery_date: run.delivery_date };
  const own = new Map<number, TimedStop>(
    [...run.stops, ...(newStop ? [newStop, { ...newStop, ...tripBackFields(run) }] : [])].map((stop) => [
      stop.id,
      stop,
    ]),
  );
  const order = doors.map((stop) => stop.id);
  const driveOrder: RunProblem['driveOrder'] = (ids, others, moment = now) => {
    const stops = wholeOrder({ parts }, ids).flatMap((id) => own.get(id) ?? others?.get(id) ?? []);
    const placed = stops.map((stop, index) => ({ ...stop, secuence: index + 1 }));
    return driveRun({ ...run, stops: placed }, moment, settings, at);
  };
  const { begins, finish } = driveOrder(order);
  const slack = settings.learned ? LEARNED_SLACK : 0;
  const loaded = loadingTimes(
    [...run.stops, ...(newStop ? [newStop] : [])],
    new Map([...begins].map(([id, time]) => [id, time * 1000])),
    now,
    settings,
  );

  const jobOf = (step: Step, typeId: number, skills: number[]): Job => {
    const [open, close] = step.window;
    const { max_time_on_vehicle_minutes: most } = settings;
    const rides = ridesUntil({ delivery_event_type_id: typeId }, loaded.get(step.id) ?? null, most);
    const end = rides === null ? close : Math.min(close, Math.round(rides / 1000));
    return {
      id: step.id,
      location_index: step.place ?? 0,
      service: step.service,
      time_windows: [
        [open, Math.max(open, end, step.id === NEW_DELIVERY_ID ? 0 : (begins.get(step.id) ?? 0) + slack)],
      ],
      ...(isCollect(typeId) ? { pickup: [1] } : typeId === EVENT_TYPE.delivery && { delivery: [1] }),
      ...(skills.length > 0 && { skills }),
    };
  };
  const isLocked = (stop: PlanningStop) => stop.locked_at !== null;
  const limits = new Map(
    steps.map(({ id, window: [open, close] }, index) => {
      const stop = doors[index];
      const kept = stop && isPromiseKept(run, stop) ? promiseEnd(stop) : null;
      return [id, Math.max(open, Math.min(close, kept ?? close))] as const;
    }),
  );
  const jobs = doors.flatMap((stop, index) => {
    const step = steps[index];
    if (!step || stop === lunch) return [];
    const begin = begins.get(stop.id) ?? at;
    const [open] = step.window;
    const window: [number, number] = isLocked(stop)
      ? [Math.floor(begin) - LOCK_SLACK, Math.ceil(begin) + LOCK_SLACK]
      : [open, Math.max(limits.get(stop.id) ?? open, Math.ceil(begin) + slack)];
    // A stop of the run stays on it regardless of its other requirements. Only the driver can be unsuitable.
    const asked = stop.driver_gender ? skillsWanted(stop).slice(0, 1) : [];
    return jobOf({ ...step, window }, stop.delivery_event_type_id, asked);
  });
  const shiftEnd = secondsOf(run.end_at);
  const noon = lunch && begins.get(lunch.id);
  const vehicle: Vehicle = {
    id: run.id,
    start_index: START,
    ...(end !== undefined && { end_index: end }),
    time_window: [at, Math.max(at, shiftEnd)],
    ...(settings.learned && { speed_factor: speedFactor(run, at, settings) }),
    // No requirement can be checked against an unknown driver.
    skills: skillsGiven(run, wanted ? [wanted] : []),
    capacity: [roomFor(run)],
    overtime: { max: Math.max(0, finish - shiftEnd) + MOST_OVERTIME },
    locked: run.locked_at !== null,
    steps: doors.map((stop) => ({
      type: stop === lunch ? 'break' : 'job',
      id: stop.id,
      ...((parts.front.includes(stop) || isLocked(stop)) && stop !== lunch && { locked: true }),
    })),
    ...(lunch &&
      noon !== undefined && {
        breaks: [
          {
            id: lunch.id,
            service: serviceOf({ delivery_event_type_id: EVENT_TYPE.startLunch }, settings),
            time_windows: [[Math.max(at, Math.floor(noon) - LUNCH_SLACK), Math.ceil(noon) + LUNCH_SLACK]],
          },
        ],
      }),
  };
  const byId = new Map([...steps, ...(added ? [added] : [])].map((step) => [step.id, step]));
  const stepsOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    problem: { jobs, vehicles: [vehicle], matrices: { car: matrix } },
    parts,
    delivery: wanted && added && jobOf(added, EVENT_TYPE.delivery, skillsWanted(wanted)),
    order,
    driveOrder,
    traceOrder: (ids) => {
      const places = [START, ...stepsOf(ids).flatMap(({ place }) => place ?? []), end ?? []].flat();
      return travel.trace(
        places.flatMap((place) => [points[place] ?? first]),
        'car',
      );
    },
    shiftEnd,
    begin: at,
    limits,
    points,
    head,
  };
}
