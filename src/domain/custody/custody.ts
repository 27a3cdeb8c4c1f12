import { EVENT_STATUS, isOpenStatus } from '../stops/eventStatus';
import { EVENT_TYPE, isCollect, isRecipientStop } from '../stops/eventType';
import { isHeld, isOwnLoading, type StopRole } from '../stops/pickUpRule';
import { isBlank, type Problem, type Problems } from '../wire/problem';

/** Location of a stop's bag; `notTaken`: it never left (canceled before the pull-out), or there was none. */
export type BagPlace = 'expected' | 'inVehicle' | 'delivered' | 'returned' | 'missing' | 'notTaken';

/** Answers about a bag at the CDP's counter. */
export const COUNTER_PLACES = ['returned', 'missing'] as const;
export type CounterPlace = (typeof COUNTER_PLACES)[number];

export interface BagRecord {
  readonly delivery_event_id: number;
  readonly place: CounterPlace;
  readonly reason: string | null;
}

interface BagStop {
  readonly id: number;
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
  readonly secuence: number | null;
  readonly stop_role?: StopRole | null;
  readonly pick_up_id?: number | null;
}

export interface Bag {
  readonly delivery_event_id: number;
  readonly place: BagPlace;
  /** No answer is needed any more. */
  readonly isAccounted: boolean;
  readonly reason: string | null;
}

/** Longest reason for a missing bag. */
export const CUSTODY_REASON_MAX = 500;

const isDone = ({ delivery_event_status_id: status }: BagStop) =>
  status === EVENT_STATUS.successful || status === EVENT_STATUS.pickedUp;

/** Whether the vehicle has left with its first bags. */
export function hasLeft(stops: readonly BagStop[]): boolean {
  return stops.some((stop) => stop.delivery_event_type_id === EVENT_TYPE.pullOut && isDone(stop));
}

function wasLoaded(stop: BagStop, stops: readonly BagStop[]): boolean {
  if (isHeld(stop)) return true;
  const bringing = stops.find((one) => one.id === (stop.pick_up_id ?? 0));
  if (bringing) return isDone(bringing);
  const before = stops.filter((one) => isOwnLoading(one) && (one.secuence ?? 0) < (stop.secuence ?? 0));
  const last = before.reduce<BagStop | null>(
    (latest, one) => ((one.secuence ?? 0) > (latest?.secuence ?? 0) ? one : latest),
    null,
  );
  return last ? isDone(last) : hasLeft(stops);
}

function placeOfCollection(status: number): BagPlace {
  if (status === EVENT_STATUS.collected) return 'inVehicle';
  if (status === EVENT_STATUS.returned) return 'returned';
  return isOpenStatus(status) ? 'expected' : 'notTaken';
}

function placeOfDelivery(stop: BagStop, stops: readonly BagStop[]): BagPlace {
  const status = stop.delivery_event_status_id;
  if (status === EVENT_STATUS.successful) return 'delivered';
  if (status === EVENT_STATUS.missing) return 'missing';
  if (status === EVENT_STATUS.returned) return 'returned';
  if (wasLoaded(stop, stops)) return 'inVehicle';
  return isOpenStatus(status) ? 'expected' : 'notTaken';
}

/**
 * The bags of a run, one for each stop at a recipient's. The specification names the counts and shows no
 * rules; these are ours:
 *
 * - expected: not yet in the vehicle; at a pickup appointment, not yet collected
 * - in vehicle: loaded at the pull-out or at the last pick-up before the stop, and not delivered; rejected,
 * failed, damaged and bags canceled on the way also come back in the vehicle
 * - an answer at the counter is valid until a later delivery contradicts it
 * - unaccounted: in the vehicle, still expected although the vehicle has left, or missing without a reason
 */
export function bagsOf(stops: readonly BagStop[], records: readonly BagRecord[]): Bag[] {
  const left = hasLeft(stops);
  return stops
    .filter((stop) => isRecipientStop(stop.delivery_event_type_id))
    .map((stop) => {
      const answer = records.find((record) => record.delivery_event_id === stop.id);
      const known = isCollect(stop.delivery_event_type_id)
        ? placeOfCollection(stop.delivery_event_status_id)
        : placeOfDelivery(stop, stops);
      const isSettled = known === 'delivered' || known === 'returned' || known === 'notTaken';
      const place = answer && !isSettled ? answer.place : known;
      const reason = place === answer?.place ? answer.reason : null;
      return { delivery_event_id: stop.id, place, isAccounted: isAccounted(place, reason, left), reason };
    });
}

function isAccounted(place: BagPlace, reason: string | null, left: boolean): boolean {
  if (place === 'missing') return !isBlank(reason);
  if (place === 'expected') return !left;
  return place !== 'inVehicle';
}

export function countBags(bags: readonly Bag[]): Record<BagPlace, number> {
  const counts = { expected: 0, inVehicle: 0, delivered: 0, returned: 0, missing: 0, notTaken: 0 };
  for (const { place } of bags) counts[place] += 1;
  return counts;
}

/**
 * Why the custody of a run cannot be closed, by field of the request: each unaccounted bag needs a place, and
 * a missing one a reason. Empty: it can be closed.
 */
export function custodyProblems(bags: readonly Bag[], answers: readonly BagRecord[]): Problems {
  const problems: Record<string, Problem> = {};
  answers.forEach(({ place, reason }, index) => {
    if (place === 'missing' && isBlank(reason))
      problems[`bags[${index}].reason`] = { message: 'custody.problems.reason' };
  });
  const named = new Set(answers.map((record) => record.delivery_event_id));
  const open = bags.filter((bag) => !bag.isAccounted && !named.has(bag.delivery_event_id));
  if (open.length > 0)
    problems.bags = { message: 'custody.problems.unaccounted', args: { smart_count: open.length } };
  return problems;
}

/** The CDP's day is complete when every run that left has been handed over. */
export function runsNotHandedOver<Run extends { has_left: boolean; closed_at: string | null }>(
  runs: readonly Run[],
): Run[] {
  return runs.filter((run) => run.has_left && run.closed_at === null);
}
