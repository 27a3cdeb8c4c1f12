import { skillsGiven, skillsWanted } from '../../../src/domain/assignmentSkills';
import { ridesUntil } from '../../../src/domain/bagTime';
import { EVENT_STATUS, isClosedStatus } from '../../../src/domain/eventStatus';
import { EVENT_TYPE, isCollect } from '../../../src/domain/eventType';
import { loadingTimes } from '../../../src/domain/loadingTimes';
import type { RouteTrace } from '../../../src/domain/planView';
import type { Settings } from '../../../src/domain/settings';
import { collectedLoad, peakLoad } from '../../../src/domain/vehicleLoad';
import type { Coordinates, Job, RoutingProblem, Vehicle } from '../../routing/format/problem';
import { GreatCircleTravel } from '../../routing/travel/greatCircle';
import { drive, END, START, type Drive, type DriveStep } from './drive';
import type { PlanningRun, PlanningStop } from './planningRun';
import { routeParts, type RouteParts } from './routeParts';
import { secondsOf, stopWindow, type PlannedDelivery } from './stopWindow';

/** More overtime than this is no plan. Seconds. */
const MOST_OVERTIME = 4 * 3600;
/** A lunch may come so much earlier or later than it stands now. Seconds. */
const LUNCH_SLACK = 3600;
/** What is locked keeps its time up to this. Seconds. */
const LOCK_SLACK = 600;
/** The optimizer's id of a delivery that is not stored yet. */
export const NEW_DELIVERY_ID = 0;

/** Room of a run that has no vehicle yet. Bags. */
const MANY_BAGS = 100_000;
/** Behind all others until it has a place. */
const NEW_STOP = {
  id: NEW_DELIVERY_ID,
  secuence: Number.MAX_SAFE_INTEGER,
  delivery_event_status_id: EVENT_STATUS.scheduled,
  datetime: null,
};

export type PlanningSettings = Pick<
  Settings,
  | 'road_speed_kmh'
  | 'detour_percent'
  | 'delivery_task_minutes'
  | 'pickup_task_minutes'
  | 'lunch_break_minutes'
  | 'refrigerated_end_time'
  | 'max_time_on_vehicle_minutes'
>;

export interface RunProblem {
  problem: RoutingProblem;
  parts: RouteParts<PlanningStop>;
  /** Only with a delivery to be placed. */
  delivery: Job | null;
  /** Open stops before the way back, in the order of now. */
  order: number[];
  /** Drives an order of these stops, by their ids. */
  driveOrder: (ids: readonly number[]) => Drive;
  /** The way along it, from where the driver is to where the way back ends. */
  traceOrder: (ids: readonly number[]) => Promise<RouteTrace>;
  /** End of the shift, Unix seconds. */
  shiftEnd: number;
  /** When the driver goes on, Unix seconds. */
  begin: number;
  /** Of the rows of the matrices. */
  points: readonly Coordinates[];
}

export function pointOf(stop: {
  destination_latitude: number | null;
  destination_longitude: number | null;
}): Coordinates | null {
  const { destination_latitude: latitude, destination_longitude: longitude } = stop;
  return latitude === null || longitude === null ? null : [longitude, latitude];
}

/** When the driver goes on from where: after the last stop, not before the shift and not before now. */
function departure(run: PlanningRun, closed: readonly PlanningStop[], now: Date) {
  const last = closed
    .filter((stop) => stop.datetime !== null && isClosedStatus(stop.delivery_event_status_id))
    .sort((a, b) => (a.datetime ?? '').localeCompare(b.datetime ?? ''))
    .at(-1);
  const home: Coordinates | null =
    run.cdp_latitude === null || run.cdp_longitude === null ? null : [run.cdp_longitude, run.cdp_latitude];
  const left = last?.datetime ? secondsOf(last.datetime) : 0;
  return {
    at: Math.max(Math.round(now.getTime() / 1000), secondsOf(run.start_at), left),
    from: (last && pointOf(last)) ?? home,
  };
}

const bySecuence = (a: PlanningStop, b: PlanningStop) => (a.secuence ?? Infinity) - (b.secuence ?? Infinity);

/** Bags for which there is room from now on; a run that carries too many keeps them. */
function roomFor(run: PlanningRun): number {
  const most = Math.max(run.vehicle_capacity ?? MANY_BAGS, peakLoad(run.stops));
  return most - collectedLoad(run.stops);
}

/** Seconds at a stop of this kind. */
export function serviceOf(typeId: number, settings: PlanningSettings): number {
  if (typeId === EVENT_TYPE.pullOut || typeId === EVENT_TYPE.finishLunch) return 0;
  if (typeId === EVENT_TYPE.startLunch) return 60 * settings.lunch_break_minutes;
  return 60 * (typeId === EVENT_TYPE.pickUp ? settings.pickup_task_minutes : settings.delivery_task_minutes);
}

/**
 * One run as a problem for the optimizer, in Unix seconds. What is over is left out; what is next by nature stays in
 * front; the way back is the end, the lunch a break. What is late in the order of now cannot be saved by refusing: its
 * window is opened as far as that order needs it. What is locked keeps the time that it has now.
 */
export async function runProblem(
  run: PlanningRun,
  settings: PlanningSettings,
  now: Date,
  wanted: PlannedDelivery | null = null,
): Promise<RunProblem> {
  const parts = routeParts(run.stops);
  const { at, from } = departure(run, parts.closed, now);
  const lunch = parts.lunch.find((stop) => stop.delivery_event_type_id === EVENT_TYPE.startLunch);
  const doors = [...parts.front, ...[...parts.tasks, ...(lunch ? [lunch] : [])].sort(bySecuence)];
  const first = from ?? doors.map(pointOf).find((point) => point !== null) ?? [0, 0];
  const points: Coordinates[] = [first, parts.tail.map(pointOf).find((point) => point !== null) ?? first];
  let known = first;
  const stepOf = (stop: PlannedDelivery, id: number, typeId: number): DriveStep => {
    const window = stopWindow(run, stop, at, settings.refrigerated_end_time);
    const service = serviceOf(typeId, settings);
    if (typeId === EVENT_TYPE.startLunch) return { id, place: null, service, window };
    // A stop that nobody has a position of costs no way: better than to leave it out.
    known = pointOf(stop) ?? known;
    return { id, place: points.push(known) - 1, service, window };
  };
  const steps = doors.map((stop) => stepOf(stop, stop.id, stop.delivery_event_type_id));
  const added = wanted && stepOf(wanted, NEW_DELIVERY_ID, EVENT_TYPE.delivery);
  const speeds = { car: settings.road_speed_kmh };
  const travel = new GreatCircleTravel({ detour: settings.detour_percent / 100, speeds });
  const matrix = await travel.matrix(points, 'car');
  const { begins, finish } = drive(steps, at, matrix);
  const loaded = loadingTimes(
    [...run.stops, ...(wanted ? [{ ...NEW_STOP, delivery_event_type_id: EVENT_TYPE.delivery }] : [])],
    new Map([...begins].map(([id, time]) => [id, time * 1000])),
    now,
    settings,
  );

  const jobOf = (step: DriveStep, typeId: number, skills: number[]): Job => {
    const [open, close] = step.window;
    const { max_time_on_vehicle_minutes: most } = settings;
    const rides = ridesUntil({ delivery_event_type_id: typeId }, loaded.get(step.id) ?? null, most);
    const end = rides === null ? close : Math.min(close, Math.round(rides / 1000));
    return {
      id: step.id,
      location_index: step.place ?? 0,
      service: step.service,
      time_windows: [
        [open, Math.max(open, end, step.id === NEW_DELIVERY_ID ? 0 : (begins.get(step.id) ?? 0))],
      ],
      ...(isCollect(typeId) ? { pickup: [1] } : typeId === EVENT_TYPE.delivery && { delivery: [1] }),
      ...(skills.length > 0 && { skills }),
    };
  };
  const isLocked = (stop: PlanningStop) => stop.locked_at !== null;
  const jobs = doors.flatMap((stop, index) => {
    const step = steps[index];
    if (!step || stop === lunch) return [];
    const begin = begins.get(stop.id) ?? at;
    const [open, close] = step.window;
    const window: [number, number] = isLocked(stop)
      ? [Math.floor(begin) - LOCK_SLACK, Math.ceil(begin) + LOCK_SLACK]
      : [open, Math.max(close, Math.ceil(begin))];
    // What is on the run stays there, whatever else it asks for: only a driver can be wrong for it.
    const asked = stop.driver_gender ? skillsWanted(stop).slice(0, 1) : [];
    return jobOf({ ...step, window }, stop.delivery_event_type_id, asked);
  });
  const shiftEnd = secondsOf(run.end_at);
  const noon = lunch && begins.get(lunch.id);
  const vehicle: Vehicle = {
    id: run.id,
    start_index: START,
    end_index: END,
    time_window: [at, Math.max(at, shiftEnd)],
    // A driver who is not known can be asked for nothing.
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
            service: serviceOf(EVENT_TYPE.startLunch, settings),
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
    order: doors.map((stop) => stop.id),
    driveOrder: (ids) => drive(stepsOf(ids), at, matrix),
    traceOrder: (ids) => {
      const places = [START, ...stepsOf(ids).flatMap(({ place }) => place ?? []), END];
      return travel.trace(
        places.flatMap((place) => [points[place] ?? first]),
        'car',
      );
    },
    shiftEnd,
    begin: at,
    points,
  };
}
