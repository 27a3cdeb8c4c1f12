import { minutesPast } from '../time/durations';
import { coolUntil, ridesUntil, type CoolLimits } from '../custody/bagTime';
import { timeOnDay } from '../time/dates';
import { eventStatusName } from '../stops/eventStatus';
import { isRecipientStop } from '../stops/eventType';
import { manifestPermits, manifestStatusKey } from './manifestStatus';
import type { ProblemArgs } from '../wire/problem';
import { endOfQueue } from './runPlaces';
import { inOrder, isOpenStop, type PlacedStop } from './stopOrder';
import { peakLoad } from './vehicleLoad';

/** The fields of a run that the rules use. */
export interface AssignmentRun {
  readonly id: number;
  readonly name: string;
  readonly delivery_date: string;
  readonly time_zone: string;
  readonly start_at: string;
  readonly delivery_manifest_status_id: number;
  readonly close_door_pharmacy_id: number;
  /** Null: no driver, or the gender is unknown. */
  readonly driver_gender: string | null;
  /** Clients of the run; null or empty: all. */
  readonly funding_source_ids: readonly number[] | null;
  /** Capacity of the vehicle in bags; null: no vehicle yet. */
  readonly vehicle_capacity: number | null;
  readonly stops: readonly AssignedStop[];
}

interface AssignedStop extends PlacedStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
}

/** The fields of a delivery or pickup appointment that the rules use. */
export interface AssignmentStop extends AssignedStop {
  readonly delivery_date: string;
  readonly close_door_pharmacy_id: number;
  /** The recipient's client. */
  readonly funding_source_id: number | null;
  readonly driver_gender: 'male' | 'female' | null;
  readonly refrigeration_needed: boolean;
  readonly delivery_start_time: string | null;
}

/** Expected arrival and loading time of the bag, milliseconds. */
export interface AssignmentTimes {
  readonly arrival: number;
  readonly loadedAt: number | null;
}

export interface AssignmentLimits extends CoolLimits {
  readonly max_time_on_vehicle_minutes: number;
}

/**
 * All rules for a delivery on a run, and their strictness: a hard rule cannot be overridden, a soft one by a
 * user with permission and a reason. (The specification names the subjects and shows no rules; these are
 * ours.)
 */
const RULES = {
  /** A closed stop is never planned again. */
  closed: 'hard',
  /** The driver's own steps are not deliveries. */
  notMovable: 'hard',
  /** Done, incomplete or unknown. */
  runTakesNone: 'hard',
  otherDay: 'hard',
  /** Its bag is at another pharmacy than the run's. */
  otherCdp: 'soft',
  fundingSource: 'soft',
  /** Required by the order, or by the participant's needs ("SFMD", "SFFD"). */
  driverGender: 'soft',
  capacity: 'soft',
  refrigerated: 'soft',
  timeOnVehicle: 'soft',
} as const;

export type AssignmentCode = keyof typeof RULES;
type CodeOf<K extends 'hard' | 'soft'> = {
  [C in AssignmentCode]: (typeof RULES)[C] extends K ? C : never;
}[AssignmentCode];
export type HardAssignmentCode = CodeOf<'hard'>;
export type SoftAssignmentCode = CodeOf<'soft'>;

/**
 * A rule that a delivery on a run breaks; texts are `interaction.cost.rules.<code>` and
 * `interaction.cost.refused.<code>`.
 */
export type AssignmentProblem = { readonly args: ProblemArgs } & (
  | { readonly code: HardAssignmentCode; readonly kind: 'hard' }
  | { readonly code: SoftAssignmentCode; readonly kind: 'soft' }
);

const hard = (code: HardAssignmentCode, args: ProblemArgs = {}) => ({
  code,
  kind: RULES[code],
  args,
});
const soft = (code: SoftAssignmentCode, args: ProblemArgs = {}) => ({
  code,
  kind: RULES[code],
  args,
});

type Hard = Extract<AssignmentProblem, { kind: 'hard' }>;
export type SoftAssignmentProblem = Extract<AssignmentProblem, { kind: 'soft' }>;

/** The rule that forbids the stop on any run, or null. */
export function stopProblem(
  stop: Pick<AssignmentStop, 'delivery_event_type_id' | 'delivery_event_status_id'>,
): Hard | null {
  if (!isOpenStop(stop)) return hard('closed', { status: eventStatusName(stop.delivery_event_status_id) });
  return isRecipientStop(stop.delivery_event_type_id) ? null : hard('notMovable');
}

/** The rule that forbids any stop of that day on the run, or null. */
export function runProblem(
  run: Pick<AssignmentRun, 'name' | 'delivery_date' | 'delivery_manifest_status_id'>,
  stop: Pick<AssignmentStop, 'delivery_date'>,
): Hard | null {
  const { name, delivery_manifest_status_id: statusId } = run;
  if (manifestPermits(statusId).assign === 'no')
    return hard('runTakesNone', { run: name, manifest_status: manifestStatusKey(statusId) });
  return stop.delivery_date === run.delivery_date
    ? null
    : hard('otherDay', { run: name, date: run.delivery_date });
}

/** Rules that depend on neither place nor time: CDP, client, driver. */
export function matchProblems(
  run: Pick<AssignmentRun, 'name' | 'close_door_pharmacy_id' | 'funding_source_ids' | 'driver_gender'>,
  stop: Pick<AssignmentStop, 'close_door_pharmacy_id' | 'funding_source_id' | 'driver_gender'>,
): SoftAssignmentProblem[] {
  const { name, funding_source_ids: clients } = run;
  const problems: SoftAssignmentProblem[] = [];
  if (stop.close_door_pharmacy_id !== run.close_door_pharmacy_id)
    problems.push(soft('otherCdp', { run: name }));
  if (clients?.length && (stop.funding_source_id === null || !clients.includes(stop.funding_source_id)))
    problems.push(soft('fundingSource', { run: name }));
  if (stop.driver_gender && stop.driver_gender !== run.driver_gender)
    problems.push(soft('driverGender', { run: name }));
  return problems;
}

/**
 * More bags than the vehicle's capacity in this order of the run; not reported if the run was as full before.
 */
export function capacityProblem(
  run: Pick<AssignmentRun, 'name' | 'vehicle_capacity' | 'stops'>,
  after: readonly AssignedStop[],
): SoftAssignmentProblem | null {
  const { vehicle_capacity: capacity, name } = run;
  if (capacity === null) return null;
  const load = peakLoad(after);
  if (load <= Math.max(capacity, peakLoad(run.stops))) return null;
  return soft('capacity', { run: name, load, capacity, over: load - capacity });
}

/** Rules about the bag's time in the vehicle, with the minutes past their end. */
export function bagTimeProblems(
  run: Pick<AssignmentRun, 'name' | 'delivery_date' | 'time_zone' | 'start_at'>,
  stop: Pick<AssignmentStop, 'delivery_event_type_id' | 'refrigeration_needed' | 'delivery_start_time'>,
  { arrival, loadedAt }: AssignmentTimes,
  limits: AssignmentLimits,
): SoftAssignmentProblem[] {
  const { max_time_on_vehicle_minutes: max } = limits;
  const cool = coolUntil(run, stop, limits);
  const end = cool === null ? '' : timeOnDay(new Date(cool), run.time_zone, run.delivery_date);
  const warm = minutesPast(arrival, cool);
  const long = minutesPast(arrival, ridesUntil(stop, loadedAt, max));
  return [
    ...(warm > 0 ? [soft('refrigerated', { run: run.name, minutes: warm, until: end })] : []),
    ...(long > 0 ? [soft('timeOnVehicle', { run: run.name, minutes: long, max })] : []),
  ];
}

/**
 * All rules that a delivery on a run breaks. Used for moves on the board, files, orders by API and the
 * optimizer. A hard problem is returned alone. Rules that need a place use the end of the queue.
 *
 * @param times leave out while the arrival time is unknown
 */
export function assignmentProblems(
  run: AssignmentRun,
  stop: AssignmentStop,
  limits?: AssignmentLimits,
  times?: AssignmentTimes,
): AssignmentProblem[] {
  const forbidden = stopProblem(stop) ?? runProblem(run, stop);
  if (forbidden) return [forbidden];
  const others = inOrder(run.stops).filter(({ id }) => id !== stop.id);
  const after = [...others];
  after.splice(endOfQueue(others) - 1, 0, stop);
  const capacity = capacityProblem(
    run,
    after.map((each, index) => ({ ...each, secuence: index + 1 })),
  );
  return [
    ...matchProblems(run, stop),
    ...(capacity ? [capacity] : []),
    ...(limits && times ? bagTimeProblems(run, stop, times, limits) : []),
  ];
}

/** How a delivery joins a run that the rules allow: as an add-on when the driver is on the road (spec §4). */
export function assignmentWay(
  run: Pick<AssignmentRun, 'delivery_manifest_status_id'>,
): 'plan' | 'addOn' | 'no' {
  return manifestPermits(run.delivery_manifest_status_id).assign;
}
